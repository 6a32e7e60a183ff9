import type { ReactNode } from 'react';

type Column = { name: string; isNumber?: boolean };

export const cell = 'py-2.5 pr-4 align-top last:pr-0';
export const heading = `${cell} min-w-0 text-left font-normal break-words`;
export const numberCell = `${cell} text-right whitespace-nowrap tabular-nums @max-[18rem]:whitespace-normal`;

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
      <table className="w-full border-collapse @max-[18rem]:[overflow-wrap:anywhere]">
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
