import type { SpokenTone } from './moment.ts';
import type { Chooser } from './random.ts';
import { voice } from './salience.ts';
import { countWords } from './tokens.ts';
import type { Unit } from './units.ts';
import type { Pick, ReadNote, Week } from './week.ts';

/** One moment to tell: a note and the clause of it. `onward` when the moment before is of the same note. */
export type Item = Pick & { note: ReadNote; onward: boolean };

/** What a toast will tell, oldest first, and which moments are followed by the writer's own words. */
export type Plan = { items: Item[]; quoted: Set<Item> };

/** How much each tone says: moments, and quotations of the writer's own words beside them. */
const measure: Readonly<Record<SpokenTone, { moments: number; quotations: number }>> = {
  uplifting: { moments: 6, quotations: 1 },
  reflective: { moments: 6, quotations: 2 },
  humorous: { moments: 6, quotations: 1 },
};
const spreadUpTo = 3;
const mostInThinWeek = 5;

/** Chooses what to tell of a week. In a hard week that is at most two good things; in a thin one, more of each note. */
export function planOf(week: Week, tone: SpokenTone, chooser: Chooser): Plan {
  const notes = chosenNotes(week, tone, chooser);
  const items =
    week.mood !== 'hard' && notes.length <= spreadUpTo ? spread(notes) : notes.map((note) => itemOf(note, 0));
  return { items, quoted: quotedAmong(items, measure[tone].quotations) };
}

function chosenNotes(week: Week, tone: SpokenTone, chooser: Chooser): ReadNote[] {
  if (week.mood === 'hard') {
    return highlights(week, 2, chooser).filter(({ score }) => score >= 1);
  }
  const found = highlights(week, measure[tone].moments, chooser);
  return found.length > 0
    ? found
    : week.notes.filter(({ weight }) => weight === 'light' || weight === 'tender').slice(0, 2);
}

/** Up to `most` notes to tell of, oldest first: the best, on different days and about different things. */
function highlights(week: Week, most: number, chooser: Chooser): ReadNote[] {
  const open = week.notes
    .filter(({ score }) => score > -3)
    .map((note) => ({ note, score: note.score + chooser.fraction() * 0.5 }));
  const enough = open.filter(({ score }) => score >= 1).length >= 3 ? 1 : -3;
  const chosen: ReadNote[] = [];
  const worth = ({ note, score }: { note: ReadNote; score: number }): number => {
    const sameDay = chosen.filter(({ moment }) => moment.localDate === note.moment.localDate).length;
    const alike = chosen.filter(({ themes }) => themes[0] !== undefined && themes[0] === note.themes[0]).length;
    return score - sameDay * 1.6 - alike * 0.6;
  };
  while (chosen.length < most) {
    const next = open
      .filter(({ note, score }) => !chosen.includes(note) && score >= enough)
      .sort((a, b) => worth(b) - worth(a))[0];
    if (!next) {
      break;
    }
    chosen.push(next.note);
  }
  return week.notes.filter((note) => chosen.includes(note));
}

/** A few notes give more of themselves each, in the order they were written. */
function spread(notes: readonly ReadNote[]): Item[] {
  const each = notes.length === 1 ? 4 : notes.length === 2 ? 2 : 1;
  const items = notes.flatMap((note) => {
    const worth = note.picks.filter(
      (pick, at) => at === 0 || (at < each && pick.score >= 2.5 && !pick.main.leansBack && pick.main.kind !== 'words'),
    );
    const kept = worth.sort((a, b) => a.main.index - b.main.index);
    const told = new Set(kept.flatMap(({ main, follow }) => [main.index, follow?.index]));
    const quotable = (aside: Unit | undefined): Unit | undefined =>
      aside && told.has(aside.index) ? undefined : aside;
    return kept.length === 0
      ? [itemOf(note, 0)]
      : kept.map((pick, at) => ({ ...pick, aside: quotable(pick.aside), note, onward: at > 0 }));
  });
  return items.slice(0, mostInThinWeek);
}

/** A note without words is still a moment; it has no clause. */
function itemOf(note: ReadNote, at: number): Item {
  const pick = note.picks[at];
  return { ...(pick ?? { main: nothing(note), follow: undefined, aside: undefined, score: -3 }), note, onward: false };
}

function nothing(note: ReadNote): Unit {
  return {
    moment: note.moment,
    index: 0,
    kind: 'words',
    said: '',
    quote: undefined,
    source: note.tidied,
    part: undefined,
    dayless: false,
    subjectFirst: false,
    leansBack: false,
    weight: 'light',
    sour: false,
    marked: '',
  };
}

/** Moments with the best words to quote after them, at most `count`. */
function quotedAmong(items: readonly Item[], count: number): Set<Item> {
  const rated = items
    .filter(({ main, note }) => main.kind !== 'words' && note.weight === 'light')
    .map((item) => ({ item, unit: quotedUnit(item) }))
    .filter((found): found is { item: Item; unit: Unit } => found.unit !== undefined)
    .sort((a, b) => worthOf(b.unit) - worthOf(a.unit));
  return new Set(rated.slice(0, count).map(({ item }) => item));
}

function worthOf(unit: Unit): number {
  return countWords(unit.quote ?? '') <= 4 ? 2.5 : voice(unit);
}

/** What is quoted after a moment: a following clause that can only be quoted, or the best of the rest of the note. */
export function quotedUnit({ follow, aside }: Item): Unit | undefined {
  return follow?.kind === 'words' ? follow : aside;
}

/** How many words the moments of a plan hold. */
export function weightOfPlan(plan: Plan): number {
  return plan.items.reduce(
    (sum, { main, follow }) => sum + countWords(main.said || main.source) + (follow ? countWords(follow.said) : 0),
    0,
  );
}
