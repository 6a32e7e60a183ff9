import type { ReactNode } from 'react';

type Column = { name: string; isNumber?: boolean };

export const cell = 'py-2.5 pr-4 align-top last:pr-0';
export const heading = `${cell} text-left font-normal`;
export const numberCell = `${cell} text-right whitespace-nowrap tabular-nums @max-[18rem]:whitespace-normal`;

/** The line above the rows that belong together. */
export function GroupHeading({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className="pt-6 pb-1 text-left text-sm font-medium text-soft">
        {children}
      </th>
    </tr>
  );
}

type TableProps = {
  /** What it is about, for a screen reader. */
  caption: string;
  columns: readonly Column[];
  /** One `tbody` or more. */
  children: ReactNode;
};

/** A quiet table: hairlines, numbers at the right edge. With letters too large for its room, words break where they must. */
export function LedgerTable({ caption, columns, children }: TableProps) {
  return (
    <div className="@container">
      <table className="w-full border-collapse wrap-break-word @max-[18rem]:wrap-anywhere">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-sm text-soft">
            {columns.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`pr-4 pb-2 align-bottom font-medium last:pr-0 ${isNumber ? 'text-right' : 'text-left'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
