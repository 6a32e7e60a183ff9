import { titles } from '../lexicon/people.ts';

/** Each of these once: who is named alone and again in a pair, or in both by one name or its short form, is one. */
export function eachOnce<Named extends { text: string }>(things: readonly Named[]): Named[] {
  return things.filter((thing, at) => {
    const own = properWords(thing.text);
    const isOwn = (name: string): boolean => own.some((word) => isSameName(word, name));
    return !things.slice(0, at).some((other) => properWords(other.text).some(isOwn));
  });
}

/** What one and the same is called: 'your girl' and 'your daughter'. */
const sameKin: ReadonlyMap<string, string> = new Map(
  [
    'daughter girl',
    'son boy lad',
    'mother mum mom mam mama mummy mommy mammy ma',
    'father dad daddy papa da',
    'grandmother gran granny grandma nan nana',
    'grandfather grandad granddad grandpa',
    'wife missus',
    'husband hubby',
  ].flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((word) => [word, first] as const);
  }),
);

/** So much of a name its short form has at least, and so much it leaves out: 'Priya' of 'Priyanka', not 'Simon' of 'Simone'. */
const shortForm = { letters: 5, leftOut: 3 } as const;

function isSameName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (short.length >= shortForm.letters && long.length - short.length >= shortForm.leftOut && long.startsWith(short))
  );
}

function properWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => sameKin.get(word) ?? word)
    .filter(
      (word, at, words) => !/^(?:and|your|the|an?)$/.test(word) && (at + 1 === words.length || !titles.has(word)),
    );
}
