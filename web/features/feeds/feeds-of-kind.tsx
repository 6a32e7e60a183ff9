import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Feed, FeedKind } from '#shared/contract/feeds.ts';
import { limits } from '#shared/limits.ts';
import { now } from '#web/lib/clock.ts';
import { sayAgo, sayDay } from '#web/lib/dates.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { useMakeFeed, useRemoveFeed } from './api.ts';

type FeedsOfKindProps = {
  kind: FeedKind;
  title: string;
  about: string;
  /** Who sees what, once the address is given away. */
  caution: string;
  /** A name that someone may give it. */
  example: string;
  action: string;
  feeds: readonly Feed[];
};

/** The feeds of a kind that a person has, the way to make one more, and its address right after that. */
export function FeedsOfKind({ kind, title, about, caution, example, action, feeds }: FeedsOfKindProps) {
  const heading = useId();
  const made = useMakeFeed();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Feed | null>(null);
  const remove = useRemoveFeed(() => list.current?.focus({ preventScroll: true }));
  const once = useOnce();
  const isListed = made.data && feeds.some(({ id }) => id === made.data.feed.id);
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h3 id={heading}>{title}</h3>
      <p className="max-w-measure text-soft">{about}</p>
      <NewFeed
        example={example}
        action={action}
        pending={made.isPending}
        onMake={(name) => made.mutateAsync({ kind, name })}
      />
      <p className="max-w-measure text-sm text-soft">{caution}</p>
      {made.data && isListed && <Address {...made.data} kind={kind} />}
      {feeds.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={title}>
          {feeds.map((feed) => (
            <li
              key={feed.id}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-0"
            >
              <div className="min-w-0 flex-[1_1_10rem]">
                <p dir="auto" className="break-words">
                  {nameOf(feed)}
                </p>
                <p className="text-sm text-soft">{sayUse(feed)}</p>
              </div>
              <Button
                variant="plain"
                className="mx-0"
                aria-label={`Remove ${nameOf(feed)}`}
                onClick={() => setAsked(feed)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? `Remove “${nameOf(asked)}”?` : ''}
        description="Its address stops working at once. What an app has fetched already stays in that app."
        action="Remove"
        pending={remove.isPending && 'Removing...'}
        onConfirm={() => asked && once(() => remove.mutateAsync(asked).finally(() => setAsked(null)))}
      />
    </section>
  );
}

type NewFeedProps = {
  example: string;
  action: string;
  pending: boolean;
  onMake: (name: string) => Promise<unknown>;
};

function NewFeed({ example, action, pending, onMake }: NewFeedProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) {
      return;
    }
    if (name.trim() === '') {
      setError('Please give it a name, so that you know it again.');
      return;
    }
    onMake(name.trim()).then(
      () => setName(''),
      // What was wrong is said already, and the name stays.
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
      <Field
        label="Where is it for?"
        placeholder={example}
        value={name}
        maxLength={limits.feedNameMax}
        autoComplete="off"
        error={error}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="min-h-12 sm:self-start sm:mt-[1.625rem]" pending={pending && 'Making...'}>
        {action}
      </Button>
    </form>
  );
}

/** The address of a feed that was made just now: it is kept nowhere, and so it is shown this once. */
function Address({ feed, address, kind }: { feed: Feed; address: string; kind: FeedKind }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [address]);
  return (
    <div className="rounded-control border border-amber p-4">
      <CopyField
        ref={field}
        variant="solid"
        label={`Address for ${nameOf(feed)}`}
        value={address}
        hint="It is shown this once. If you lose it, remove it and make another."
      />
      {kind === 'calendar' && (
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href={address.replace(/^https?:/, 'webcal:')}>
            Open in the calendar of this device
          </a>
        </p>
      )}
    </div>
  );
}

function nameOf({ name }: Feed): string {
  return name ?? 'A name that cannot be read';
}

function sayUse({ createdAt, lastUsedAt }: Feed): string {
  const used = lastUsedAt === null ? 'not read yet' : `last read ${sayAgo(lastUsedAt, now())}`;
  return `Made ${sayDay(createdAt)} · ${used}`;
}
