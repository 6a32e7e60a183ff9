import { countWords } from '../base/tokens.ts';

/** 'The club's radiator works': of one thing or person, in one short clause, so that it can stand after its day. */
export function isNews(text: string): boolean {
  return (
    countWords(text) <= mostOfNews &&
    /^(?:The|My|Our|His|Her|\p{Lu}\p{Ll}+'s) (?!\p{Lu}{2})\p{L}/u.test(text) &&
    !/\b(?:and|but|so|or|if|I|we|one|there|tomorrow|you|can|will|never|always|usually|every|asks?|is|are)\b|\p{Lu}{3}/u.test(
      text,
    )
  );
}

const mostOfNews = 12;
