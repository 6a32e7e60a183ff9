import { lookBacks } from '../selection/look-back.ts';
import { memoryOf } from '../selection/recently-heard.ts';
import type { Claim, ComposeRequest, Moment } from '../base/types.ts';
import { lookBack } from '../templates/shared.ts';
import { planOf } from '../selection/choose-notes.ts';
import { chooserFrom } from '../base/random.ts';
import type { Week } from '../reading/judge-week.ts';

/** Words of an earlier note that rhyme with one of this week, whose number is `beside`; `when` is how their time is said. */
export type ShownEarlier = Moment & { when: string; beside: number };

/** An earlier note as it rhymes with one of this week: `quote` stands in it word for word. */
type Rhyme = { source: Moment; quote: string; when: string; beside: Moment };

const most = 3;
const restingToasts = 2;

/**
 * What a model may look back at: the few sentences of earlier notes that rhyme with this week, the best first and each
 * of another note. None for a while after a toast that looked back.
 */
export function rhymesFor(
  { earlier = [], said = [], seed }: Pick<ComposeRequest, 'earlier' | 'said' | 'seed'>,
  week: Week,
): Rhyme[] {
  const memory = memoryOf(said);
  if (lookBack.some(({ text }) => (memory.since(text) ?? Number.POSITIVE_INFINITY) <= restingToasts)) {
    return [];
  }
  const plan = planOf(week, chooserFrom(seed));
  const rhymes = lookBacks({ week, plan, earlier, said }).map(({ item, past, when }) => ({
    source: past.moment,
    quote: past.quote ?? '',
    when,
    beside: item.note.moment,
  }));
  return rhymes
    .filter(({ source }, at) => rhymes.findIndex((other) => other.source.id === source.id) === at)
    .slice(0, most);
}

/** Says where a draft looks back more than once, without saying when, or not beside the note that the earlier one rhymes with. */
export function lookBackComplaints(lines: readonly Claim[], earlier: readonly ShownEarlier[]): string[] {
  const backs = lines.flatMap(({ text, noteIds }, at) => {
    const past = earlier.filter(({ id }) => noteIds.includes(id));
    return past.length > 0 ? [{ text, noteIds, past, at }] : [];
  });
  return backs.flatMap(({ text, noteIds, past, at }, turn) =>
    [
      ...(turn > 0 ? ['looks back, and so does a line before it; once is enough'] : []),
      ...(past.length > 1 ? ['looks back at more than one earlier note'] : []),
      ...(at === 0 || at === lines.length - 1 ? ['looks back, and the first and the last line must not'] : []),
      ...past.flatMap(({ beside, when }) => [
        ...(noteIds.includes(beside) ? [] : [`looks back without the note of this week that it goes with (${beside})`]),
        ...(ownWords(text).includes(when.toLowerCase()) ? [] : [`looks back without saying when: ${when}`]),
      ]),
    ].map((complaint) => `Line ${at + 1}: ${complaint}`),
  );
}

function ownWords(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, ' ').toLowerCase();
}
