import { byteOrderMark } from './encoding.ts';
import { ImportRefusal, type ImportFile, type ImportMapping } from './entry.ts';
import { readWhole } from './file.ts';
import type { Source } from './found.ts';
import { parseJson, type JsonFile } from './json.ts';
import { importLimits } from './limits.ts';
import { openTable } from './csv.ts';
import { openZip } from './zip.ts';
import { clinkJson } from './formats/clink-json.ts';
import { clinkArchive } from './formats/clink-zip.ts';
import { dayOne } from './formats/day-one.ts';
import { journey } from './formats/journey.ts';
import { journiv } from './formats/journiv.ts';
import { markdownFolder } from './formats/markdown-folder.ts';
import { plainCsv } from './formats/plain-csv.ts';
import { sourceOfZip } from './detect-zip.ts';
import { jsonKind } from './json-kind.ts';
import { unknownFile } from './refusals.ts';

const headBytes = 16 * 1024;
const mb = 1024 * 1024;

const magic: [string, string][] = [
  ['%PDF', 'a PDF'],
  ['\x1f\x8b', 'packed with gzip'],
  ['7z\xbc\xaf', 'packed with 7-Zip'],
  ['Rar!', 'a RAR archive'],
  ['SQLite format 3', 'a database'],
  ['{\\rtf', 'a rich text document'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['bplist', 'an Apple property list'],
];

/**
 * Finds out what a file is by what is in it. Throws `ImportRefusal` where it is nothing that can be read, or more than
 * can be.
 */
export async function sourceOf(file: ImportFile, mapping: ImportMapping): Promise<Source> {
  if (file.size === 0) {
    throw new ImportRefusal('This file is empty.');
  }
  if (file.size > importLimits.file) {
    throw new ImportRefusal('This file is larger than 1 GB, which is more than can be brought in.');
  }
  const head = await readWhole(file, 0, Math.min(headBytes, file.size));
  const start = String.fromCharCode(...head.subarray(0, 16));
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) {
    const zip = await openZip(file);
    try {
      return await sourceOfZip(zip, mapping);
    } catch (error) {
      zip.close();
      throw error;
    }
  }
  const known = magic.find(([bytes]) => start.startsWith(bytes));
  if (known) {
    throw new ImportRefusal(`This file is ${known[1]}. ${unknownFile}`);
  }
  return sourceOfText(file, head, mapping);
}

async function sourceOfText(file: ImportFile, head: Uint8Array, mapping: ImportMapping): Promise<Source> {
  const text = new TextDecoder(byteOrderMark(head)?.encoding ?? 'utf-8').decode(head);
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) {
    throw new ImportRefusal(`This file holds no text. ${unknownFile}`);
  }
  const begin = text.trimStart();
  if (begin === '') {
    throw new ImportRefusal('There is nothing in this file.');
  }
  if (begin.startsWith('{') || (begin.startsWith('[') && !/\.(?:md|txt)$/i.test(file.name))) {
    return sourceOfJson(file, mapping);
  }
  if (/^<(?:\?xml|!doctype|html|en-export)/i.test(begin)) {
    throw new ImportRefusal(`This file is a web page or XML. ${unknownFile}`);
  }
  if (looksLikePage(begin, file.name)) {
    if (file.size > importLimits.page) {
      throw new ImportRefusal(`A text of more than ${importLimits.page / mb} MB cannot be read.`);
    }
    return markdownFolder([{ path: file.name, load: () => readWhole(file, 0, file.size) }], mapping);
  }
  return plainCsv(await openTable(file), mapping);
}

/** A page rather than a table: front matter, a heading, or a name that says so and no table in its first line. */
function looksLikePage(begin: string, name: string): boolean {
  const [first = ''] = begin.split(/\r?\n/, 1);
  if (/^---[ \t]{0,20}$/.test(first) || /^#{1,6} /.test(first)) {
    return true;
  }
  return /\.(?:md|markdown)$/i.test(name) || (/\.txt$/i.test(name) && !looksLikeTable(begin));
}

/** Two lines with one and the same number of marks between cells. */
function looksLikeTable(begin: string): boolean {
  const [first = '', second = ''] = begin.split(/\r?\n/, 2);
  return ['\t', ';', ',', '|'].some((mark) => {
    const count = first.split(mark).length;
    return count > 1 && count === second.split(mark).length;
  });
}

async function sourceOfJson(file: ImportFile, mapping: ImportMapping): Promise<Source> {
  if (file.size > importLimits.json) {
    throw new ImportRefusal(`A JSON file of more than ${importLimits.json / mb} MB cannot be read.`);
  }
  const root = parseJson(await readWhole(file, 0, file.size), 'This file');
  const json: JsonFile = { name: file.name, load: () => Promise.resolve(root) };
  switch (jsonKind(root)) {
    case 'clink':
      return clinkArchive(json, mapping);
    case 'reflections':
      return clinkJson(json, mapping);
    case 'day-one':
      return dayOne([json], mapping);
    case 'journiv':
      return journiv([json], mapping);
    case 'journey':
      return journey([json], mapping);
    case null:
      throw new ImportRefusal(unknownFile);
  }
}
