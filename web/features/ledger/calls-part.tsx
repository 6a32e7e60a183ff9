import { sayLocalDay } from '#web/lib/dates.ts';
import { Section } from '#web/ui/section.tsx';
import type { Ledger } from './api.ts';
import { byDay, purposeNames, type CallGroup } from './calls-words.ts';
import { sayBytes } from '#web/lib/say-bytes.ts';
import { GroupHeading, heading, LedgerTable, numberCell } from './table.tsx';

/** Whom the server asked for something on the person's behalf: nobody, by default. */
export function CallsPart({ calls, callsInAll }: Pick<Ledger, 'calls' | 'callsInAll'>) {
  return (
    <Section
      id="calls"
      title="Whom your words went to"
      intro="Every call that this server made to somebody else for you in the last 30 days. What was said in it is not kept. What your browser asks others by itself, as for dictation, is not seen here."
    >
      {calls.length === 0 ? (
        <p className="max-w-measure">
          Nobody: in the last 30 days this server asked no one else for anything on your behalf.
        </p>
      ) : (
        <LedgerTable
          caption="Calls to others on your behalf"
          columns={[{ name: 'To whom, and what for' }, { name: 'Sent', isNumber: true }]}
        >
          {byDay(calls).map(({ day, groups }) => (
            <tbody key={day}>
              <GroupHeading columns={2}>{sayLocalDay(day)}</GroupHeading>
              {groups.map((group) => (
                <Row key={`${group.purpose} ${group.host}`} group={group} />
              ))}
            </tbody>
          ))}
        </LedgerTable>
      )}
      {callsInAll > calls.length && (
        <p className="mt-4 max-w-measure text-sm text-soft">
          These are the newest {calls.length} calls of {callsInAll.toLocaleString('en-US')}.
        </p>
      )}
    </Section>
  );
}

function Row({ group: { host, isThisMachine, purpose, count, bytes, failed, begun } }: { group: CallGroup }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`${heading} wrap-anywhere`}>
        <p>
          {host}
          {isThisMachine && ' (this machine)'}
        </p>
        <p className="text-sm text-soft">{purposeNames[purpose]}</p>
      </th>
      <td className={numberCell}>
        <p>{bytes === 0 ? 'nothing' : sayBytes(bytes)}</p>
        <p className="text-sm text-soft">
          {count === 1 ? '1 call' : `${count.toLocaleString('en-US')} calls`}
          {partOf(failed, count, 'failed')}
          {partOf(begun, count, 'unanswered')}
        </p>
      </td>
    </tr>
  );
}

/** `, failed` for all of them, `, 2 failed` for some, nothing for none. */
function partOf(some: number, all: number, what: string): string {
  return some === 0 ? '' : `, ${some === all ? '' : `${some.toLocaleString('en-US')} `}${what}`;
}
