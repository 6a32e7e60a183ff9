import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Passkey, PasskeyOverview } from '#shared/contract/passkeys.ts';
import { messageOf } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { sayAgo, sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { meQuery } from '../api.ts';
import { isGuest } from '../guest.ts';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-deeds.tsx';
import { canUsePasskeys } from './ceremony.ts';
import { passkeysQuery } from './passkeys-api.ts';
import { TwoSteps } from './two-steps.tsx';

/** The person's passkeys, and whether one is asked for after the password. */
export function PasskeysSection() {
  const { data: me } = useQuery(meQuery);
  const isSomeone = Boolean(me && !isGuest(me));
  const { data, error, isFetching, refetch } = useQuery({ ...passkeysQuery, enabled: isSomeone });
  if (!isSomeone) {
    return null;
  }
  return (
    <Section
      id="passkeys"
      title="Passkeys"
      intro="Sign in with your fingerprint, your face or your screen lock instead of a password. Nothing of these ever leaves your device."
    >
      {data ? (
        <div className="grid grid-cols-1 gap-10">
          <Passkeys overview={data} />
          <TwoSteps overview={data} />
        </div>
      ) : error ? (
        <LoadProblem
          message={`Your passkeys could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Section>
  );
}

type Asked = { deed: 'add' } | { deed: 'rename' | 'remove'; passkey: Passkey };

function Passkeys({ overview }: { overview: PasskeyOverview }) {
  const { passkeys, isTwoFactor, worksAt } = overview;
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const hindrance = hindranceAt(worksAt);
  const isLast = passkeys.length === 1 && isTwoFactor;
  return (
    <div className="grid gap-5">
      {passkeys.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-0"
            >
              <div className="min-w-0 flex-[1_1_12rem]">
                <p dir="auto" className="break-words">
                  {nameOf(passkey)}
                </p>
                <p className="text-sm text-soft">{sayUse(passkey)}</p>
              </div>
              <div className="flex flex-wrap gap-x-4">
                <Button
                  variant="plain"
                  className="mx-0 max-sm:-ml-3"
                  aria-label={`Rename ${nameOf(passkey)}`}
                  onClick={() => setAsked({ deed: 'rename', passkey })}
                >
                  Rename
                </Button>
                <Button
                  variant="plain"
                  className="mx-0"
                  aria-label={`Remove ${nameOf(passkey)}`}
                  onClick={() => setAsked({ deed: 'remove', passkey })}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hindrance ? (
        <p className="max-w-measure wrap-anywhere text-soft">{hindrance}</p>
      ) : (
        <Button className="justify-self-start" onClick={() => setAsked({ deed: 'add' })}>
          Add a passkey
        </Button>
      )}
      <AddPasskey open={asked?.deed === 'add'} onClose={close} />
      <RenamePasskey passkey={asked?.deed === 'rename' ? asked.passkey : null} onClose={close} />
      <RemovePasskey
        passkey={asked?.deed === 'remove' ? asked.passkey : null}
        isLast={isLast}
        onClose={close}
        onGone={() => list.current?.focus({ preventScroll: true })}
      />
    </div>
  );
}

/** Why no passkey can be added here; null when one can. */
function hindranceAt(worksAt: string | null): string | null {
  if (worksAt === null) {
    return 'Passkeys need HTTPS and a domain name, which this Clink does not have.';
  }
  if (worksAt !== window.location.origin) {
    return `Passkeys work at ${worksAt}. Open Clink there to add one.`;
  }
  return canUsePasskeys() ? null : 'This browser has no passkeys. You can add one with another.';
}

/** What a passkey is called on screen. */
function nameOf({ name }: Passkey): string {
  return name ?? 'A name that cannot be read';
}

function sayUse({ createdAt, lastUsedAt, backedUp }: Passkey): string {
  const used = lastUsedAt === null ? 'not used yet' : `last used ${sayAgo(lastUsedAt, now())}`;
  return `Added ${sayDay(createdAt)} · ${used}${backedUp ? ' · on all your devices' : ''}`;
}
