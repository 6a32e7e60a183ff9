import { isKnownName } from '../lexicon/rare-names.ts';
import { castOf } from '../reading/cast.ts';
import type { Week } from '../reading/judge-week.ts';
import { mentionsIn, type Mention } from '../reading/mentions.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { isAnimal, unnamedIn } from './unnamed.ts';

/**
 * kin: 'your nan'; titled: 'Mrs Patel', also two names; listed: by a name that a list knows; cast: by one that somebody
 * bears in the week; maybe: what only may be a name; person: without a name; own: 'your niece', 'your four boys';
 * many: more than one without a name; animal: a creature without a name.
 */
export type Kind = 'kin' | 'titled' | 'listed' | 'cast' | 'maybe' | 'person' | 'own' | 'many' | 'animal';

/** Whether somebody of a kind has a name, or is called by what they are to the writer. */
export function isNamed(kind: Kind): boolean {
  return ['kin', 'titled', 'listed', 'cast', 'maybe'].includes(kind);
}

/** Somebody whom the notes of a week mention, by what they are known again, and everywhere they are mentioned. */
export type Somebody = { key: string; kind: Kind; mentions: readonly [Mention, ...Mention[]] };

/** Everybody whom these notes mention, who has a name first, each in the order of the notes. */
export function everybodyIn(notes: readonly ReadNote[], { notes: all, names }: Week): Somebody[] {
  const open = all.filter(({ severity }) => severity !== 'crisis').map(({ tidied }) => tidied);
  const cast = castOf(open, names);
  const named = alike(notes.flatMap((note) => mentionsIn(note, cast, names)));
  const taken = new Set(named.map(([{ key }]) => key));
  const unnamed = alike(notes.flatMap(unnamedIn).filter(({ key }) => !taken.has(key)));
  return [
    ...named.map((mentions) => ({ key: mentions[0].key, kind: kindOfNamed(mentions, cast), mentions })),
    ...unnamed.map((mentions) => ({ key: mentions[0].key, kind: kindOfUnnamed(mentions[0]), mentions })),
  ];
}

function alike(mentions: readonly Mention[]): (readonly [Mention, ...Mention[]])[] {
  return [...Map.groupBy(mentions, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as const] : [],
  );
}

function kindOfNamed(mentions: readonly [Mention, ...Mention[]], cast: ReadonlySet<string>): Kind {
  const [{ text, key }] = mentions;
  if (/^your /.test(text)) {
    return 'kin';
  }
  if (/ /.test(text)) {
    return 'titled';
  }
  return isKnownName(key) ? 'listed' : cast.has(key) || mentions.some(({ isSure }) => isSure) ? 'cast' : 'maybe';
}

const many =
  /^(?:the|your) (?:two|three|four|five|six|seven) |[^s]s$|(?:men|women|people|children|couple|folk|class|team|crew|choir|band|family)$/;

function kindOfUnnamed({ text, words, at }: Mention): Kind {
  const head = words[at]?.lower.replace(/['’]s$/u, '') ?? '';
  if (isAnimal(head)) {
    return 'animal';
  }
  return many.test(text) || many.test(head) ? 'many' : /^your /.test(text) ? 'own' : 'person';
}
