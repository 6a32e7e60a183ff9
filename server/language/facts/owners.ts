import { list } from '../lexicon/list.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { stemOf } from './stems.ts';

const writers = { line: list('your'), note: list('my our me') };
const others = list('his her their');

type Owned = { stem: string; isWriters: boolean; text: string };

/** Says where a line gives what is the writer's to another, or the other way round: 'her fertiliser' for 'my fertiliser'. */
export function ownerComplaints(words: readonly Word[], ground: Ground): string[] {
  const known = ground.notes.flatMap(({ written }) => ownedIn(written, writers.note));
  return ownedIn(words, writers.line).flatMap(({ stem, isWriters, text }) => {
    const same = known.filter((other) => other.stem === stem);
    return same.length > 0 && same.every((other) => other.isWriters !== isWriters)
      ? [`gives to another what its notes say is somebody's: ${text}`]
      : [];
  });
}

function ownedIn(words: readonly Word[], own: ReadonlySet<string>): Owned[] {
  return words.flatMap(({ lower, quoted }, at) => {
    const thing = words[at + 1];
    const isWriters = own.has(lower);
    return thing?.mark === '' && !quoted && (isWriters || others.has(lower))
      ? [{ stem: stemOf(thing.lower), isWriters, text: thing.text }]
      : [];
  });
}
