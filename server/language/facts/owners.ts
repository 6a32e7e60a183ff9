import { list } from '../lexicon/list.ts';
import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { stemOf } from './stems.ts';

const writers = { line: list('your'), note: list('my our me') };
const others = list('his her their');

/** What everybody has. */
const everybodys = list(
  'eye eyes hand hands head hair face foot feet back mouth arm arms leg legs nose ear ears heart mind name way turn time day week life',
);

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

function ownedIn(words: readonly Word[], of: ReadonlySet<string>): Owned[] {
  return words.flatMap(({ lower, quoted }, at) => {
    const thing = words[at + 1];
    const isWriters = of.has(lower);
    return thing?.mark === '' && !quoted && !everybodys.has(thing.lower) && (isWriters || others.has(lower))
      ? [{ stem: stemOf(thing.lower), isWriters, text: thing.text }]
      : [];
  });
}
