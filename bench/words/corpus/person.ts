import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * An invented person and what they may write. A note may hold variants, `[the mill|the weir]`, and the weekday it is
 * written on, `{Today}`; `heavy` notes name nothing good, the `silverLined` ones do.
 */
export type Person = {
  id: string;
  name: string;
  about: string;
  /** The local date (YYYY-MM-DD) on which the first week starts; its weekday is the person's toast day. */
  starts: string;
  light: string[];
  heavy: string[];
  silverLined: string[];
};

/** The people the composer was written for. */
export const peopleFolder = fileURLToPath(new URL('./people', import.meta.url));
/** People the composer was not written for: how well it tells them is how well it tells anyone. Not to be tuned on. */
export const unseenFolder = fileURLToPath(new URL('./unseen', import.meta.url));

/** Everyone in a folder, by file name. Throws for a file that is not as it should be. */
export function people(folder = peopleFolder): Person[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => readPerson(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')));
}

function readPerson(id: string, text: string): Person {
  const [head = '', ...parts] = text.split(/^== /m);
  const field = (name: string): string => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? missing(id, name);
  const notes = (title: string): string[] => {
    const part = parts.find((one) => one.startsWith(`${title}\n`)) ?? missing(id, title);
    const lines = part.split('\n').slice(1);
    return lines.filter((line) => line.trim() !== '').map((line) => line.replaceAll('\\n', '\n'));
  };
  return {
    id,
    name: field('name'),
    about: field('about'),
    starts: field('starts'),
    light: notes('light'),
    heavy: notes('heavy'),
    silverLined: notes('heavy, with something good'),
  };
}

function missing(id: string, what: string): never {
  throw new Error(`${id} has no '${what}'.`);
}
