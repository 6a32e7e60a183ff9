import type { Claim } from '../base/types.ts';
import { declaredTemplates } from '../templates/index-of-templates.ts';
import { type Template, textOf } from '../templates/types.ts';
import { wordsOf } from '../base/tokens.ts';

const fewestWords = 3;

/** The composer's own words, between the places of its sentences, that take a week for over and stand in no other. */
const takenForOver = wordsForOverAlone();

function wordsForOverAlone(): string[] {
  const isOfIt = (template: Template): boolean => typeof template !== 'string' && template.week === 'over';
  const all = declaredTemplates();
  const others = all.filter((template) => !isOfIt(template)).map((template) => asWords(textOf(template)));
  return all
    .filter(isOfIt)
    .flatMap((template) => textOf(template).split(/\{\w+\}/))
    .map(asWords)
    .filter((stretch) => stretch.trim().split(' ').length >= fewestWords)
    .filter((stretch) => !others.some((other) => other.includes(stretch)));
}

/** What stands against lines about a week that still goes on: none may say in the composer's words that it is over. */
export function tooSoonComplaints(lines: readonly Claim[]): string[] {
  return lines.flatMap(({ text }, at) =>
    takenForOver.some((stretch) => asWords(text).includes(stretch))
      ? [`Line ${at + 1}: takes the week for over, and it still goes on`]
      : [],
  );
}

/** Nothing but the words, each between two spaces. */
function asWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}
