import { list } from '../lexicon/list.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';

/** Somebody whom a note speaks of may be told by these. */
export const general = list(
  'man woman lady gentleman boy girl lad lass kid child fellow fella chap bloke guy friend stranger',
);

/** Whether a word is for somebody: kin, 'nurse', 'neighbours'. */
export function isPerson(bare: string): boolean {
  const one = bare.replace(/(?<=[^s])s$/, '');
  return [kinNames, people, peoplePlural].some((set) => set.has(bare) || set.has(one));
}
