import { capitalized, wordsOf } from '../base/tokens.ts';
import { asks, asQuotation, isSpoken, type Unit, type Words } from '../reading/unit.ts';
import { heavier } from '../severity/severity.ts';
import type { Item } from '../guests/told.ts';

/**
 * The moment with clauses that follow each other and are both quoted as one quotation, since two in a row stutter: “I make
 * soup.” “She smell only.” Also the quotations that came of it among the clauses after the first.
 */
export function withQuotationsJoined(
  item: Item,
  quoted: ReadonlySet<Unit>,
): { item: Item; quotations: ReadonlySet<Unit> } {
  const isQuoted = (unit: Unit): boolean =>
    unit.quote !== undefined && (unit === item.main ? !isSpoken(unit) : quoted.has(unit));
  const joined = new Set<Unit>();
  const told: Unit[] = [item.main];
  for (const unit of item.more) {
    const last = told.at(-1);
    const isBeside = last?.index === unit.index - 1 && (isQuoted(last) || joined.has(last));
    const both = last && isBeside && isQuoted(unit) ? inOne(last, unit, item.note.tidied) : undefined;
    if (both) {
      joined.add(both);
      told[told.length - 1] = both;
    } else {
      told.push(unit);
    }
  }
  const [main = item.main, ...more] = told;
  return { item: { ...item, main, more }, quotations: joined };
}

/** What may join two clauses, which neither is quoted with: 'So she knows me'. */
const joints = ['', 'so ', 'but ', 'then ', 'and ', 'and so ', 'and then '];

/** Both as one, with what joins them in the note; undefined where it says something else between. */
function inOne(first: Unit, next: Unit, note: string): Words | undefined {
  const quotes = joints.map(
    (joint) => `${first.quote ?? ''}${asks(first) ? '?' : '.'} ${capitalized(`${joint}${next.quote ?? ''}`)}`,
  );
  const both = quotes.find((quote) => spaced(note).includes(spaced(quote)));
  return both === undefined
    ? undefined
    : {
        ...asQuotation(first, both),
        index: next.index,
        source: `${first.source}. ${next.source}`,
        severity: heavier(first.severity, next.severity),
        hard: first.hard || next.hard,
        sour: first.sour && next.sour,
        marked: next.marked,
      };
}

function spaced(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
