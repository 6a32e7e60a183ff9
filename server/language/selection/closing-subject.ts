import { deedsOf } from './deeds.ts';
import type { Deed } from './deeds.ts';
import type { Memory } from './recently-heard.ts';
import { cooldown, type Closings, type Slots } from '../templates/types.ts';
import type { Plan } from './choose-notes.ts';
import type { Chooser } from '../base/random.ts';
import { known, type Thing } from '../reading/nameable-things.ts';
import { countWords } from '../base/tokens.ts';
import type { Unit } from '../reading/read-clauses.ts';
import type { Week } from '../reading/read-week.ts';

/** Whom and what a glass is raised to: the kind of closing that says it, what fills it, and what it rests on. */
export type Glass = { kind: keyof Closings; slots: Slots; noteIds: number[]; from: Unit[] };

const mostTogether = 20;

/** To those who did something in the moments told, with what they did, and to the writer; at the least to the writer. */
export function glassFor(
  plan: Plan,
  week: Week,
  { company, chooser, memory }: { company: readonly Thing[]; chooser: Chooser; memory: Memory },
): Glass {
  const found = deedsOf(plan, week);
  const isFresh = (deed: Deed): boolean => !memory.endedWith(deed.rest, cooldown.ends);
  const [others, own] = [found.others.filter(isFresh), found.own.filter(isFresh)];
  const [who] = others;
  const mine = own.find(({ unit }) => unit.moment.id !== who?.unit.moment.id);
  const fond = company.map(known).filter(({ noteId }) => noteId !== who?.unit.moment.id);
  const [first, second] = company.map(known);
  const other = fond.find(({ text }) => who === undefined || !sharesName(text, who.who));
  const way = chooser.fraction();
  if (who && mine && way < 0.35 && countWords(`${who.rest} ${mine.rest}`) <= mostTogether) {
    return glass('whoOwn', { deeds: [who, mine] });
  }
  if (who && other && way < 0.6) {
    return glass('whoBoth', { deeds: [who], b: other });
  }
  if (who) {
    return glass('who', { deeds: [who] });
  }
  if (first && mine && mine.unit.moment.id !== first.noteId && way < 0.6) {
    return glass('thingOwn', { deeds: [mine], a: first });
  }
  if (first && second && first.noteId !== second.noteId) {
    return glass('things', { deeds: [], a: first, b: second });
  }
  if (mine && (!first || way < 0.8)) {
    return glass('own', { deeds: [mine] });
  }
  if (first) {
    return glass('thing', { deeds: [], a: first });
  }
  return glass('plain', { deeds: [] });
}

function glass(kind: keyof Closings, { deeds, a, b }: { deeds: Deed[]; a?: Thing; b?: Thing }): Glass {
  const who = deeds.find((deed) => deed.who !== 'you');
  const own = deeds.find((deed) => deed.who === 'you');
  const things = [a, b].flatMap((thing) => thing ?? []);
  return {
    kind,
    slots: {
      a: who?.who ?? a?.text ?? '',
      ...(b ? { b: b.text } : {}),
      ...(who ? { r: who.rest } : {}),
      ...(own ? { d: own.rest } : {}),
    },
    noteIds: [...new Set([...deeds.map(({ unit }) => unit.moment.id), ...things.map(({ noteId }) => noteId)])],
    from: [...deeds.map(({ unit }) => unit), ...things.flatMap(({ units }) => units.slice(0, 1))],
  };
}

function sharesName(one: string, other: string): boolean {
  return one.split(' ').some((word) => /^\p{Lu}/u.test(word) && other.includes(word)) || one === other;
}
