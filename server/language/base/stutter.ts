import { withoutHesitation } from './hesitation.ts';

/**
 * What is said again while the next word is looked for: 'the the wing', 'in in uh in Kenora', and not 'you you', 'it it',
 * 'that that' or 'her her', of which each may belong to a clause of its own.
 */
const stuttered =
  /(?<![\p{L}'’-])(?<word>the|an?|to|of|at|for|from|with|in|on|and|but|or|because|if|i|i'm|i've|i'd|i'll|he|he's|she|she's|we|we're|we've|they|they're|it's|was|were|our|your)(?: \k<word>)+(?![\p{L}'’-])/giu;

/** The same of two words: 'on the on the form', 'I was I was on my way'. */
const twoStuttered =
  /(?<![\p{L}'’-])(?<words>(?:to|of|at|for|from|with|in|on) (?:the|an?|my|our|his|her|their)|(?:i|he|she|we|they) (?:was|were|had|went|said|got|don't|didn't))(?: \k<words>)+(?![\p{L}'’-])/giu;

/** A dictated text without what is hummed in it, and what was stuttered once. */
export function withoutStutter(text: string): string {
  return withoutHesitation(text).replace(/ {2,}/g, ' ').replace(stuttered, '$<word>').replace(twoStuttered, '$<words>');
}
