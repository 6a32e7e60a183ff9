import { countWords } from '../base/tokens.ts';
import { list } from '../lexicon/list.ts';
import { castOf } from '../reading/cast.ts';
import type { Week } from '../reading/judge-week.ts';
import { mentionsIn, type Mention } from '../reading/mentions.ts';
import type { Plan } from './choose-notes.ts';
import { isDoing, type Told } from './nearness.ts';

/** What is told of a week, who is of its cast, and all that its notes say of each whom they name. */
export function toldBy(
  { items, image }: Plan,
  { notes, names }: Week,
): { told: Told; cast: ReadonlySet<string>; people: Mention[][] } {
  const told = items.map(({ note }) => note).filter(({ severity }) => severity !== 'crisis');
  const open = notes.filter(({ severity }) => severity !== 'crisis').map(({ tidied }) => tidied);
  const cast = castOf(open, names);
  const mentions = told.flatMap((note) => mentionsIn(note, cast, names));
  const people = [...Map.groupBy(mentions, ({ key }) => key).values()];
  return {
    told: { lengths: new Map(told.map((note) => [note, countWords(note.tidied)])), image },
    cast,
    people: people.filter(isSomebody),
  };
}

/**
 * Whether they are known for somebody, or what may be a name opens a clause and does something ('Efa stopped one'), or is
 * written of in several notes and is beside the writer in one: 'Nothing from Lech', 'our games with Lech'.
 */
function isSomebody(mentions: readonly Mention[]): boolean {
  const isKnown = mentions.some((mention) => mention.isSure || isDoing(mention));
  return isKnown || (notesWith(mentions) > 1 && mentions.some((mention) => besidePeople.has(wordBefore(mention))));
}

/** In how many notes somebody is named. */
export function notesWith(mentions: readonly Mention[]): number {
  return new Set(mentions.map(({ note }) => note)).size;
}

/** What stands before somebody with whom something is done, and before nothing else; and what stands before things as well. */
const besidePeople = list(`with rang phoned texted met told asked hugged thanked visited dropped fetched collected`);
const besideThings = list(`beside and called got took gave showed helped taught our see saw`);

/** Whether a word of company stands right before somebody's name: 'with Ana', 'dropped Ana', 'saw Ana'. */
export function isBesideCompany(mention: Mention): boolean {
  const before = wordBefore(mention);
  return besidePeople.has(before) || besideThings.has(before);
}

/** The word right before somebody's name, in small letters; '' where a mark parts them. */
function wordBefore({ words, from }: Mention): string {
  return words[from]?.mark === '' ? (words[from - 1]?.lower ?? '') : '';
}
