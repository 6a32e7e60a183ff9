import type { Stored } from '#shared/contract/ledger.ts';
import { Section } from '#web/ui/section.tsx';
import { sayBytes } from '#web/lib/say-bytes.ts';
import { groups, storedNames } from './stored-words.ts';
import { GroupHeading, heading, LedgerTable, numberCell } from './table.tsx';

/** What rests on the server: how much of each kind, and how much room it takes. */
export function StoredPart({ stored }: { stored: Stored[] }) {
  const byKind = new Map(stored.map((one) => [one.kind, one]));
  const nothing = stored.filter(({ count }) => count === 0).map(({ kind }) => storedNames[kind]);
  return (
    <Section
      id="stored"
      title="What is kept"
      intro="Your words and recordings rest sealed with a key of your own. This server can open them, for it has to read your reflections to write your toast."
    >
      <LedgerTable
        caption="What is kept of you on this server"
        columns={[{ name: 'What' }, { name: 'How many', isNumber: true }, { name: 'Size', isNumber: true }]}
      >
        {groups.map(({ title, kinds }) => {
          const rows = kinds.flatMap((kind) => byKind.get(kind) ?? []).filter(({ count }) => count > 0);
          return (
            rows.length > 0 && (
              <tbody key={title}>
                <GroupHeading columns={3}>{title}</GroupHeading>
                {rows.map(({ kind, count, bytes }) => (
                  <tr key={kind} className="border-t border-line">
                    <th scope="row" className={heading}>
                      {storedNames[kind]}
                    </th>
                    <td className={numberCell}>{count.toLocaleString('en-US')}</td>
                    <td className={numberCell}>{sayBytes(bytes)}</td>
                  </tr>
                ))}
              </tbody>
            )
          );
        })}
      </LedgerTable>
      {nothing.length > 0 && (
        <p className="mt-4 max-w-measure text-sm text-soft">
          Nothing is kept of: {nothing.map((name) => name.charAt(0).toLowerCase() + name.slice(1)).join(', ')}.
        </p>
      )}
      <p className="mt-3 max-w-measure text-sm text-soft">
        A size is that of the words and sounds as they are kept; the numbers and dates beside them take little more.
      </p>
    </Section>
  );
}
