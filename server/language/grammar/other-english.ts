import { withArticles } from './add-missing-article.ts';
import { lacksArticle } from './bare-nouns.ts';
import { isBroken } from '../lexicon/learner-english.ts';
import { isDialect } from '../lexicon/dialect.ts';

/** Whether a clause is in an English of its own, a learner's or a dialect: in our grammar it would only sound wrong. */
export function isOtherEnglish(source: string): boolean {
  const own = source.replace(/“[^“”]*”/g, '“”');
  // What the articles are added to is rare, and costs more to find.
  return isBroken(own) || isDialect(own) || (lacksArticle(own) && lacksArticle(withArticles(own)));
}
