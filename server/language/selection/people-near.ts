import { castOf, mayDo } from '../reading/cast.ts';
import type { Week } from '../reading/judge-week.ts';
import { mentionsIn, type Mention } from '../reading/mentions.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Plan } from './choose-notes.ts';
import type { Told } from './nearness.ts';

/** What is told of a week, and all that its notes say of each whom they name. */
export function toldBy({ items, image }: Plan, { notes, names }: Week): { told: Told; people: Mention[][] } {
  const told = items.map(({ note }) => note).filter(isTold);
  const cast = castOf(
    notes.filter(isTold).map(({ tidied }) => tidied),
    names,
  );
  const people = new Map<string, Mention[]>();
  for (const mention of told.flatMap((note) => mentionsIn(note, cast, names))) {
    people.set(mention.key, [...(people.get(mention.key) ?? []), mention]);
  }
  return { told: { notes: told, image, cast }, people: [...people.values()].filter(isSomebody) };
}

function isTold({ severity }: ReadNote): boolean {
  return severity !== 'crisis';
}

/** Whether they are known for somebody, or what may be a name opens a clause and does something: 'Efa stopped one'. */
function isSomebody(mentions: readonly Mention[]): boolean {
  return mentions.some(({ isSure, words, at }) => isSure || mayDo(words, at));
}
