import type { SignIn } from '#shared/contract/ledger.ts';
import { sayDay, sayLocalDay, sayTime } from '#web/lib/dates.ts';
import { Section } from '#web/ui/section.tsx';
import type { Ledger } from './api.ts';
import { signInNames, triesByDay } from './calls-words.ts';
import { cell, heading, LedgerTable } from './table.tsx';

type SignInsProps = Pick<Ledger, 'signIns' | 'failed'> & {
  /** The sessions that are live by now, where that is known: one may just have been ended. */
  live: ReadonlySet<number> | undefined;
};

/** Who signed in when, how and on what; and how often somebody failed to. */
export function SignInsPart({ signIns, failed, live }: SignInsProps) {
  return (
    <Section
      id="sign-ins"
      title="Who signed in"
      intro="In the last 90 days. Browsers are told apart by a cookie of ours; no network address is kept."
    >
      {failed.length > 0 && (
        <ul aria-label="Wrong passwords" className="mb-6 grid max-w-measure gap-1 border-l-2 border-wine pl-4">
          {triesByDay(failed).map(({ day, count }) => (
            <li key={day}>
              A wrong password was tried {times(count)} on {sayLocalDay(day)}.
            </li>
          ))}
        </ul>
      )}
      {signIns.length === 0 ? (
        <p>Nobody in that time.</p>
      ) : (
        <LedgerTable caption="Sign-ins" columns={[{ name: 'When' }, { name: 'How, and on what' }]}>
          <tbody>
            {signIns.map((signIn, at) => (
              <tr key={`${signIn.at} ${String(signIns.length - at)}`} className="border-t border-line">
                <th scope="row" className={heading}>
                  <p>{sayDay(signIn.at)}</p>
                  <p className="text-sm text-soft">{sayTime(signIn.at)}</p>
                </th>
                <td className={`${cell} w-3/5`}>
                  <p>{signInNames[signIn.kind]}</p>
                  <p className="text-sm text-soft">{onWhat(signIn, live)}</p>
                </td>
              </tr>
            ))}
          </tbody>
        </LedgerTable>
      )}
    </Section>
  );
}

function times(count: number): string {
  return ['', 'once', 'twice'][count] ?? `${count.toLocaleString('en-US')} times`;
}

function onWhat({ device, kind, wasKnown, sessionId, current }: SignIn, live: ReadonlySet<number> | undefined): string {
  const isStillIn = sessionId !== null && (live?.has(sessionId) ?? true);
  const isSignIn = kind !== 'password-reset' && kind !== 'sign-up';
  return [
    device ?? 'An unknown device',
    isSignIn && (wasKnown ? 'a browser you had used before' : 'a browser not used before'),
    current ? 'this is where you are now' : isStillIn && 'still signed in',
  ]
    .filter(Boolean)
    .join(', ');
}
