import { wordsOf } from '../base/tokens.ts';
import type { Claim } from '../base/types.ts';

/** What takes a week for over. */
const over =
  /\b(?:week (?:(?:is|was|has|had|that|'s) )?(?:over|done|behind you|out|gone(?: by)?|finished|ended|closed|past|went by|drew to a close)|(?:end|close|last) of (?:the|this|your) week|(?:that|this) was (?:the|your|this) week|week's end|(?:the|this|your) week (?:ends|closes) )\b/;

/** What stands against lines about a week that still goes on: none may say that it is over. */
export function tooSoonComplaints(lines: readonly Claim[]): string[] {
  return lines.flatMap(({ text }, at) =>
    over.test(wordsOf(text).join(' ')) ? [`Line ${at + 1}: takes the week for over, and it still goes on`] : [],
  );
}
