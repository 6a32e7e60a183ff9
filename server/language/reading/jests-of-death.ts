import type { Unit } from './unit.ts';

const jest =
  /\b(?:(?:the )?death of (?:me|us)|to death|kill(?:s|ed|ing)? (?:me|us|ourselves|myself)|(?:i|we) (?:\w+ )?(?:died|die(?![- ]cut))|i'?m dead|dying)\b/i;

/** Whether something is said of death or killing in a text that is no danger, and no joke beside one: 'the death of me'. */
export function jestsOfDeath(text: string): boolean {
  return jest.test(text);
}

/** The clauses of a note without such jests; undefined where there are none, or the others do not stand without them. */
export function withoutJests(units: readonly Unit[]): Unit[] | undefined {
  const apart = units.filter(({ source }) => !jestsOfDeath(source));
  const stand = apart.every((unit) => !unit.leansBack || apart.some(({ index }) => index === unit.index - 1));
  return apart.length > 0 && apart.length < units.length && stand ? apart : undefined;
}
