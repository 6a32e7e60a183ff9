import { readDate, readTime } from '../dates.ts';
import { ImportRefusal, type ImportMapping, type LeftOutReason } from '../entry.ts';
import type { Table } from '../csv.ts';
import type { Found, Moment, Source } from '../found.ts';
import { looksLikeHtml, plainOfHtml } from '../html.ts';
import { importLimits } from '../limits.ts';
import { unknownFile } from '../refusals.ts';
import { momentOf, zoneOf } from '../zone.ts';
import { columnNames, columnsOf, createSeen, decidedOrder, see, type Columns, type Seen } from './columns.ts';
import { daylioColumns } from './daylio.ts';

/** A table with a row for each entry: which column is what, it says by their names, or the person does. */
export async function plainCsv(table: Table, said: ImportMapping): Promise<Source> {
  const seen = await lookOver(table);
  const daylio = said.columns === undefined ? daylioColumns(seen.names) : null;
  const columns = daylio ?? columnsOf(seen, said.columns);
  const shown = seen.names.map((name, column) => ({ name, samples: seen.samples[column] ?? [] }));
  const format = daylioColumns(seen.names) ? 'daylio' : 'csv';
  if (columns === null) {
    return { format, mapping: said, columns: shown, needsColumns: true, entries: () => [] };
  }
  const dateOrder = said.dateOrder ?? decidedOrder(seen, columns.date ?? 0);
  const mapping = { ...said, columns: columnNames(seen, columns), ...(dateOrder && { dateOrder }) };
  return { format, mapping, columns: shown, entries: () => entries(table, { seen, columns, mapping }) };
}

async function lookOver(table: Table): Promise<Seen> {
  let seen: Seen | undefined;
  let rows = 0;
  for await (const { cells } of table.rows()) {
    if (seen === undefined) {
      seen = createSeen(cells);
      if (seen.hasHeader) {
        continue;
      }
    }
    rows += 1;
    if (rows > importLimits.entries) {
      throw new ImportRefusal(`This table has more than ${importLimits.entries.toLocaleString('en')} entries.`);
    }
    see(seen, cells);
  }
  if (seen?.names.length === 1) {
    throw new ImportRefusal(`This file is no table with a date and words in each row. ${unknownFile}`);
  }
  if (seen === undefined || rows === 0) {
    throw new ImportRefusal('This table has no entries.');
  }
  return seen;
}

async function* entries(
  table: Table,
  { seen, columns, mapping }: { seen: Seen; columns: Columns; mapping: ImportMapping },
): AsyncGenerator<Found> {
  if (table.encoding === 'windows-1252') {
    yield { kind: 'remark', remark: 'windows-1252' };
  }
  let isFirst = seen.hasHeader;
  for await (const { number, cells } of table.rows()) {
    if (isFirst) {
      isFirst = false;
      continue;
    }
    const { when, isAmbiguous } = whenOf(cells, columns, mapping);
    if (isAmbiguous) {
      yield { kind: 'remark', remark: 'ambiguous-date' };
    }
    const extras = Object.entries(columns.extras).map(([name, column]) => [name, listed(cells[column] ?? '')]);
    yield {
      kind: 'entry',
      draft: {
        where: `row ${number}`,
        sourceId: null,
        when,
        text: columns.text
          .map((column) => plain(cells[column] ?? ''))
          .filter((text) => text !== '')
          .join('\n\n'),
        extras: {
          title: columns.title === undefined ? '' : (cells[columns.title] ?? ''),
          ...Object.fromEntries(extras),
        },
      },
    };
  }
}

function whenOf(
  cells: readonly string[],
  columns: Columns,
  mapping: ImportMapping,
): { when: Moment | LeftOutReason; isAmbiguous?: boolean } {
  const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column]?.trim() ?? ''));
  const date = readDate(cell(columns.date), mapping.dateOrder);
  if (typeof date === 'string') {
    const isEmpty = cell(columns.date) === '';
    return { when: isEmpty ? 'no-date' : 'impossible-date' };
  }
  const clock = date.time === null ? readTime(cell(columns.time)) : null;
  const zone = zoneOf(cell(columns.zone));
  const when = momentOf(clock === null ? date : { ...date, ...clock }, zone, zoneOf(mapping.timezone));
  return { when, isAmbiguous: date.isAmbiguous ?? false };
}

function plain(cell: string): string {
  return looksLikeHtml(cell) ? plainOfHtml(cell).text : cell.trim();
}

/** Daylio and others put ' | ' between the activities of a day. */
function listed(cell: string): string {
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
