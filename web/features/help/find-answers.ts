import { fold } from '#shared/fold.ts';
import { account } from './account.ts';
import { elsewhere } from './elsewhere.ts';
import { firstDays } from './first-days.ts';
import { moving } from './moving.ts';
import { operators } from './operators.ts';
import { privacy } from './privacy.ts';
import { partsOf, type Group, type Question } from './question.ts';
import { sharing } from './sharing.ts';
import { toastsAndVoices } from './toasts.ts';
import { writing } from './writing.ts';

/** All that is answered, in the order in which someone new comes to it. */
export const groups: readonly Group[] = [
  firstDays,
  writing,
  toastsAndVoices,
  elsewhere,
  sharing,
  privacy,
  moving,
  account,
  operators,
];

/** The questions that hold each of the folded words, in the question, the answer or the name of the group. */
export function findAnswers(words: readonly string[]): Group[] {
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter((question) => {
        const text = fold(`${title} ${textOf(question)}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** `1 answer`, `4 answers`; what a search found, for those who do not see it. */
export function sayAnswers(found: readonly Group[]): string {
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  return count === 1 ? '1 answer' : `${count} answers`;
}

function textOf({ question, answer }: Question): string {
  const said = answer.map((paragraph) =>
    partsOf(paragraph)
      .map(({ words }) => words)
      .join(''),
  );
  return [question, ...said].join(' ');
}
