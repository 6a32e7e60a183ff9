import { settingOf, signsOfSpan } from '#server/language/last-word/signs.ts';
import { spansOf } from '#server/language/last-word/spans.ts';
import type { Clause, LabelledWeek } from '../guests/labelled.ts';
import { logistic, type Learned } from '../severity/logistic.ts';

/** A sign that fewer clauses have says nothing. */
const fewest = 30;
const penalty = 20;
/** How much each counts: what would hurt seven times, and what nobody spoke of once. */
const worth = { best: 3, good: 1, bad: 2, hurts: 7, other: 1 } as const;
/** What shares so many of its words with a good clause is neither good nor bad. */
const alikeFrom = 0.6;

/** With which clause of a week its toast may end, by the signs of all its clauses. */
export function fitLastWords(weeks: readonly LabelledWeek[]): Learned {
  const rows = weeks
    .filter(({ isInDanger, isPart, good, bad }) => !isInDanger && !isPart && good.length + bad.length > 0)
    .flatMap(({ items, good, bad }) => {
      const setting = settingOf(items);
      return spansOf(items).flatMap((span) => {
        const place = good.findIndex((clause) => isSame(span.text, clause.text));
        const isMeant = place >= 0;
        const own = bad.filter((clause) => isNear(span.text, clause, span.note.moment.id));
        const hurts = own.some((clause) => clause.hurts);
        if (!isMeant && !hurts && good.some((clause) => isNear(span.text, clause, span.note.moment.id))) {
          return [];
        }
        const isBad = own.some((clause) => isSame(span.text, clause.text));
        const counts =
          place === 0 ? worth.best : isMeant ? worth.good : hurts ? worth.hurts : isBad ? worth.bad : worth.other;
        return [{ signs: signsOfSpan(span, setting), isMeant, worth: counts }];
      });
    });
  return logistic(rows, { fewest, penalty });
}

/** Whether two clauses are the same words. */
export function isSame(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ');
}

function isNear(text: string, clause: Clause, note: number): boolean {
  const [own, others] = [new Set(wordsOf(text)), new Set(wordsOf(clause.text))];
  const shared = [...own].filter((word) => others.has(word)).length;
  return clause.note === note && shared / (own.size + others.size - shared) >= alikeFrom;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
