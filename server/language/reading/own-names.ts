import { keyOf } from './nameable-things.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import { tokenize } from '../base/tokens.ts';

/** 'My name is Ana', 'she asked what my name means and I told her, Ana', 'what is my name. I tell Ana'. */
const named = [
  /\b[Mm]y name(?: is|'s) (?<name>\p{Lu}\p{Ll}+)/gu,
  /\b(?:what|how)\b[^.!?]{0,30} (?:is )?my name\b(?: is| means?)?[.,!?]? (?:and )?I (?:tell|told|say|said|answer|answered)(?:(?: her| him| them)?,)? (?<name>\p{Lu}\p{Ll}+)(?=$|[.,!?])/gu,
  /\b(?:I am|I'm|am) called (?<name>\p{Lu}\p{Ll}+)/gu,
] as const;

/** The keys of the names that these tidied notes say are their writer's: no glass is raised to the writer by name. */
export function ownNamesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    named.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '')),
  );
  return new Set(found.flatMap((name) => wordsAmong(tokenize(name)).map(keyOf)));
}
