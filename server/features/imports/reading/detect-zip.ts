import { ImportRefusal, type ImportFile, type ImportMapping } from './entry.ts';
import type { Found, Source } from './found.ts';
import { openTable } from './csv.ts';
import { jsonKind } from './json-kind.ts';
import { parseJson, type JsonFile } from './json.ts';
import { importLimits } from './limits.ts';
import { called, unknownFile } from './refusals.ts';
import type { Member, Zip } from './zip.ts';
import { clinkJson } from './formats/clink-json.ts';
import { clinkArchive } from './formats/clink-zip.ts';
import { dailyTxt, monthPath } from './formats/dailytxt.ts';
import { dayOne } from './formats/day-one.ts';
import { daylioBackup } from './formats/daylio.ts';
import { journey } from './formats/journey.ts';
import { journiv } from './formats/journiv.ts';
import { markdownFolder } from './formats/markdown-folder.ts';
import { plainCsv } from './formats/plain-csv.ts';

/** A member with its path from the folder that everything is in. */
type Placed = { path: string; member: Member };

/** Finds out what a ZIP is by the files in it. Throws `ImportRefusal` where it is nothing that can be read. */
export async function sourceOfZip(zip: Zip, mapping: ImportMapping): Promise<Source> {
  const placed = placedOf(zip);
  const source = await find(zip, placed, mapping);
  const nested = placed.filter(({ path }) => /\.zip$/i.test(path)).length;
  return { ...source, zip, entries: () => withRemarks(source, zip.symlinks, nested) };
}

async function find(zip: Zip, placed: Placed[], mapping: ImportMapping): Promise<Source> {
  const at = (path: string) => placed.find((one) => one.path === path)?.member;
  const own = at('clink.json');
  if (own) {
    return clinkArchive(jsonOf(zip, own), mapping, withPaths(zip, placed));
  }
  const older = at('reflections.json');
  if (older) {
    return clinkJson(jsonOf(zip, older), mapping, withPaths(zip, placed));
  }
  if (placed.some(({ path }) => /(?:^|\/)backup\.daylio$/i.test(path))) {
    throw daylioBackup();
  }
  const months = placed.filter(({ path }) => monthPath.test(path));
  if (months.length > 0) {
    return dailyTxtOf(zip, placed, mapping);
  }
  if (at('[Content_Types].xml') || at('mimetype')) {
    throw new ImportRefusal(`This file is a document of an office program or a book. ${unknownFile}`);
  }
  return (await findJson(zip, placed, mapping)) ?? (await findText(zip, placed, mapping));
}

function dailyTxtOf(zip: Zip, placed: Placed[], mapping: ImportMapping): Source {
  if (placed.some(({ path }) => path === 'user.json')) {
    throw new ImportRefusal(
      'This backup of DailyTxT is encrypted. Please make one without encryption and bring in that file.',
    );
  }
  const months = placed.filter(({ path }) => monthPath.test(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  bounded(months, importLimits.json);
  const tags = placed.find(({ path }) => path === 'tags.json');
  return dailyTxt(
    months.map(({ path, member }) => ({ ...jsonOf(zip, member), path })),
    tags && jsonOf(zip, tags.member),
    mapping,
    zip,
  );
}

/** By the JSON in the ZIP: one for each journal, or one for each entry. */
async function findJson(zip: Zip, placed: Placed[], mapping: ImportMapping): Promise<Source | null> {
  const all = placed.filter(({ path }) => /\.json$/i.test(path));
  const depth = Math.min(...all.map(({ path }) => path.split('/').length));
  const shallow = all.filter(({ path }) => path.split('/').length === depth);
  const files = shallow.map(({ member }) => jsonOf(zip, member));
  const kind = await kindOf(files.slice(0, 5));
  const sounds = withPaths(zip, placed);
  if (kind === 'day-one' || kind === 'journiv') {
    bounded(shallow, importLimits.json);
    const fitting = await ofKind(files, kind);
    return kind === 'day-one' ? dayOne(fitting, mapping, sounds) : journiv(fitting, mapping, sounds);
  }
  if (kind === 'journey') {
    bounded(all, importLimits.page);
    return journey(
      all.map(({ member }) => jsonOf(zip, member, importLimits.page)),
      mapping,
      zip,
    );
  }
  return null;
}

/** The first file that somebody knows decides; one that is damaged beside it does not. */
async function kindOf(files: JsonFile[]): Promise<ReturnType<typeof jsonKind>> {
  let damaged: Error | undefined;
  for (const file of files) {
    try {
      const kind = jsonKind(await file.load());
      if (kind !== null) {
        return kind;
      }
    } catch (error) {
      damaged ??= error instanceof Error ? error : undefined;
    }
  }
  if (damaged !== undefined) {
    throw damaged;
  }
  return null;
}

async function ofKind(files: JsonFile[], kind: string): Promise<JsonFile[]> {
  const fitting: JsonFile[] = [];
  for (const file of files) {
    const isOne = jsonKind(await file.load()) === kind;
    fitting.push(...(isOne ? [file] : []));
  }
  return fitting;
}

async function findText(zip: Zip, placed: Placed[], mapping: ImportMapping): Promise<Source> {
  const pages = placed.filter(({ path }) => /\.(?:md|markdown|txt)$/i.test(path));
  const tables = placed.filter(({ path }) => /\.csv$/i.test(path));
  const [table] = tables;
  if (table && tables.length === 1 && pages.length === 0) {
    bounded(tables, importLimits.json);
    return plainCsv(await openTable(fileOf(await zip.read(table.member, importLimits.json), table.path)), mapping);
  }
  if (pages.length === 0) {
    const isLocked = placed.some(({ member }) => member.isEncrypted);
    throw new ImportRefusal(
      isLocked
        ? 'This ZIP is locked with a password. Please unpack it and make one without.'
        : `Nothing in this ZIP can be read as a journal. ${unknownFile}`,
    );
  }
  const locked = pages.find(({ member }) => member.isEncrypted);
  if (locked) {
    await zip.read(locked.member, importLimits.page);
  }
  bounded(pages, Number.POSITIVE_INFINITY);
  const ordered = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return markdownFolder(
    ordered.map(({ path, member }) => ({ path, load: () => zip.read(member, importLimits.page) })),
    mapping,
    zip,
  );
}

/** Without what systems leave in ZIPs, and from the one folder on that everything is in. */
function placedOf(zip: Zip): Placed[] {
  const members = zip.members.filter(({ name }) => !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/.test(name));
  const [folder] = members[0]?.name.split('/', 1) ?? [''];
  const isOne = members.length > 0 && members.every(({ name }) => name.startsWith(`${folder}/`));
  const isYear = /^\d{4}$/.test(folder ?? '');
  const cut = isOne && !isYear ? (folder ?? '').length + 1 : 0;
  return members.map((member) => ({ path: member.name.slice(cut), member }));
}

/** The same ZIP, whose members are found by their paths from the folder that everything is in. */
function withPaths(zip: Zip, placed: Placed[]): Zip {
  const byPath = new Map(placed.map(({ path, member }) => [path, member]));
  return { ...zip, find: (name) => byPath.get(name) ?? zip.find(name) };
}

function jsonOf(zip: Zip, member: Member, most: number = importLimits.json): JsonFile {
  return { name: member.name, load: async () => parseJson(await zip.read(member, most), called(member.name)) };
}

function bounded(placed: Placed[], most: number): void {
  const all = placed.reduce((sum, { member }) => sum + member.size, 0);
  const large = placed.find(({ member }) => member.size > most);
  if (all > importLimits.text || large) {
    const mb = Math.floor((large ? most : importLimits.text) / 1024 / 1024);
    throw new ImportRefusal(
      `${large ? called(large.member.name) : 'The text in this ZIP'} has more than ${mb} MB, which cannot be read.`,
    );
  }
}

function fileOf(bytes: Uint8Array, name: string): ImportFile {
  return { name, size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}

async function* withRemarks(source: Source, symlinks: number, nested: number): AsyncGenerator<Found> {
  if (symlinks > 0) {
    yield { kind: 'remark', remark: 'symlinks', count: symlinks };
  }
  if (nested > 0) {
    yield { kind: 'remark', remark: 'nested-zip', count: nested };
  }
  yield* source.entries();
}
