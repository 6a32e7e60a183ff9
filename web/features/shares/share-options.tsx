import { useState, type Ref } from 'react';
import type { Author, OwnShare } from '#shared/contract/shares.ts';
import { limits } from '#shared/limits.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useShare } from './api.ts';
import { expiresAt, expiryOptions, type Expiry } from './expiry.ts';
import { SharePreview } from './share-preview.tsx';
import { LineChoice } from './line-choice.tsx';
import { RemoveSharing } from './remove-sharing.tsx';
import type { ShareToastProps } from './share-toast.tsx';

type Visibility = 'friends-only' | 'public';

const visibilities = [
  {
    value: 'friends-only',
    label: 'Friends only',
    hint: 'They sign in to open it. You find them, and they you, on the Friends page.',
  },
  { value: 'public', label: 'Anyone with the link', hint: 'It is listed nowhere, and no search engine is let in.' },
] as const;

type ShareOptionsProps = ShareToastProps & {
  /** Where focus goes when these come in the place of something else. */
  start: Ref<HTMLInputElement>;
  /** How it is shared now, or was until its time was over. */
  share: OwnShare | undefined;
  onShared: () => void;
  onCancel: () => void;
};

/** What is shown, to whom, for how long and under which name, and how that will look. */
export function ShareOptions({ start, toast, author, share, onShared, onCancel }: ShareOptionsProps) {
  const sharing = useShare(toast.id);
  const once = useOnce();
  const [visibility, setVisibility] = useState<Visibility>(
    share && share.visibility !== 'friends-only' ? 'public' : 'friends-only',
  );
  const end = share && !share.expired ? share.expiresAt : null;
  const [expiry, setExpiry] = useState<Expiry>(end === null ? 'never' : 'kept');
  const [allowsComments, setAllowsComments] = useState(share?.allowComments ?? true);
  const [lines, setLines] = useState<ReadonlySet<number>>(
    () => new Set(share?.lines ?? toast.lines.flatMap(({ from }, at) => (from === undefined ? [at] : []))),
  );
  const [name, setName] = useState(author.hasName ? author.name : '');
  const signed: Author = { name: name.trim() || author.username, username: author.username };
  const hasNewName = name.trim() !== (author.hasName ? author.name : '');
  const chosen = [...lines].toSorted((one, other) => one - other);
  const submit = () =>
    once(() =>
      sharing
        .mutateAsync({
          visibility,
          allowComments: allowsComments,
          expiresAt: expiresAt(expiry, { now: Date.now(), end }),
          lines: chosen,
          name: hasNewName ? name.trim() : undefined,
        })
        .then(onShared),
    );

  return (
    <form
      className="grid gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) {
          submit();
        }
      }}
    >
      {share?.expired && (
        <div className="grid justify-items-start gap-3">
          <p role="status" className="text-amber-ink">
            The link has come to its end. Share the toast again, and the same link opens.
          </p>
          <RemoveSharing toastId={toast.id} />
        </div>
      )}
      <RadioGroup<Visibility>
        ref={start}
        legend="Who can see it"
        options={visibilities}
        value={visibility}
        onChange={setVisibility}
      />
      <RadioGroup<Expiry>
        legend="The link expires"
        options={expiryOptions(end)}
        value={expiry}
        onChange={setExpiry}
        layout={end === null ? 'row' : 'list'}
      />
      <Checkbox
        label="Allow comments"
        role="switch"
        aria-checked={allowsComments}
        checked={allowsComments}
        onChange={(event) => setAllowsComments(event.currentTarget.checked)}
      />
      <Field
        label="Signed as"
        value={name}
        maxLength={limits.publicNameMax}
        autoComplete="off"
        placeholder={`@${author.username}`}
        hint="Everyone who opens the link sees this name. What your device calls you stays on it."
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <LineChoice lines={toast.lines} chosen={lines} onChange={setLines} />
      <SharePreview
        author={signed}
        createdAt={toast.createdAt}
        lines={chosen.flatMap((at) => toast.lines[at]?.text ?? [])}
      />
      <div className="sticky -bottom-2 -mx-5 -mb-2 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-3 md:-bottom-8 md:-mx-8 md:-mb-8 md:rounded-b-sheet md:px-8">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="solid"
          disabled={chosen.length === 0}
          pending={sharing.isPending && 'Sharing...'}
        >
          {share ? (share.expired ? 'Share again' : 'Save') : 'Share'}
        </Button>
      </div>
    </form>
  );
}
