import { Readable } from 'node:stream';
import { CsvError, parse, type Parser } from 'csv-parse';
import { byteOrderMark, decodePieces, isUtf8, type Encoding } from './encoding.ts';
import { ImportRefusal, type ImportFile } from './entry.ts';
import { piecesOf, readWhole } from './file.ts';
import { importLimits } from './limits.ts';

/** A table whose rows can be read as often as needed. */
export type Table = {
  name: string;
  encoding: Encoding;
  /** Row after row, each with its number as a spreadsheet counts them; rows that hold nothing are passed over. */
  rows(): AsyncIterable<{ number: number; cells: string[] }>;
};

const delimiters = [',', ';', '\t', '|'];
const separatorLine = /^"?sep=([,;\t|])/i;
const headBytes = 64 * 1024;

/**
 * Opens a CSV: finds out its encoding and what stands between its cells. Its rows throw `ImportRefusal` where it is no
 * table, a row does not end, or there are too many.
 */
export async function openTable(file: ImportFile): Promise<Table> {
  const head = await readWhole(file, 0, Math.min(headBytes, file.size));
  const mark = byteOrderMark(head);
  const start = mark?.length ?? 0;
  if (file.size > importLimits.text) {
    throw new ImportRefusal(`A table of more than ${importLimits.text / 1024 / 1024} MB cannot be read.`);
  }
  const encoding = mark?.encoding ?? ((await isUtf8(piecesOf(file))) ? 'utf-8' : 'windows-1252');
  const delimiter = delimiterOf(new TextDecoder(encoding).decode(head));
  return { name: file.name, encoding, rows: () => rowsOf(file, { start, encoding, delimiter }) };
}

async function* rowsOf(
  file: ImportFile,
  { start, encoding, delimiter }: { start: number; encoding: Encoding; delimiter: string },
): AsyncGenerator<{ number: number; cells: string[] }> {
  const source = Readable.from(decodePieces(piecesOf(file, start), encoding));
  const parser: Parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    // The library measures a row in bytes of UTF-8.
    max_record_size: importLimits.row,
  });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > importLimits.rows) {
        throw new ImportRefusal(`This table has more than ${importLimits.rows.toLocaleString('en')} rows.`);
      }
      const cells = record.slice(0, importLimits.columns);
      // A line of Excel's own, which says what stands between the cells.
      const isSaid = number === 1 && separatorLine.test(`${cells[0]}${delimiter}`);
      if (!isSaid && cells.some((cell) => cell.trim() !== '')) {
        yield { number, cells };
      }
    }
  } catch (error) {
    throw refusalOf(error, number);
  } finally {
    source.destroy();
    parser.destroy();
  }
}

function refusalOf(error: unknown, after: number): unknown {
  if (!(error instanceof CsvError)) {
    return error;
  }
  const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
  const what = isOpen ? 'A quotation mark is never closed, or a row is far too long' : 'The table cannot be read';
  // What it counts goes beyond the rows that came out before it failed.
  const read = 'records' in error && typeof error.records === 'number' ? error.records : 0;
  return new ImportRefusal(`${what}: look at what comes after row ${Math.max(read, after)}.`, { cause: error });
}

/** What the first line has most of, outside quotation marks. */
function delimiterOf(head: string): string {
  const said = separatorLine.exec(head.replace('\ufeff', ''))?.[1];
  if (said !== undefined) {
    return said;
  }
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') {
      isQuoted = !isQuoted;
    } else if (
      !isQuoted &&
      (character === '\n' || character === '\r') &&
      [...counts.values()].some((count) => count > 0)
    ) {
      break;
    } else if (!isQuoted && counts.has(character)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  return delimiters.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), ',');
}
