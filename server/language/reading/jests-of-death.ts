import type { Unit } from './unit.ts';

const jest =
  /\b(?:(?:the )?death of (?:me|us)|to death|kill(?:s|ed|ing)? (?:me|us|ourselves|myself)|(?:i|we) (?:\w+ )?(?:died|die(?![- ]cut))|i'?m dead|dying)\b/i;

/** Whether a text has such words: 'the death of me'. In a note that is no danger they are said in jest. */
export function jestsOfDeath(text: string): boolean {
  return jest.test(text);
}

/** The clauses of a note without such jests; undefined where there are none, or the others do not stand without them. */
export function withoutJests(units: readonly Unit[]): Unit[] | undefined {
  const apart = units.filter(({ source }) => !jestsOfDeath(source));
  const stand = apart.every((unit) => !unit.leansBack || apart.some(({ index }) => index === unit.index - 1));
  return apart.length > 0 && apart.length < units.length && stand ? apart : undefined;
}
