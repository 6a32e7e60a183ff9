import { wordsAmong } from './word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { determiners, prepositions } from '../lexicon/function-words.ts';
import { thingsWithArticle } from '../lexicon/common-nouns.ts';

const notThere =
  /^no (?:idea|thanks?|longer|more|matter|way|doubt|one|wonder|need|worries|luck|regrets|words|joke|kidding|rush|pressure)\b/i;
const placeFirst =
  /^(beach|park|pub|cinema|zoo|pool|lido|library|museum|market|gym|seaside|allotment|playground|church|chapel|mosque|temple|woods) (?=(?:with|after|before|and|then|for|till|until|all)\b)/i;

const praise =
  /^(?:the )?(\p{Ll}+) ((?:absolutely |so |really |just )?(?:marvell?ous|wonderful|brilliant|lovely|amazing|excellent|superb|fantastic|great|kind|perfect)(?: about it)?)$/iu;

/**
 * For clauses without a verb: 'No call backs this week' is 'there were no call backs', 'Beach with the cousins' 'I was at
 * the beach', 'Neighbours marvellous' 'the neighbours were marvellous'.
 */
export function withOpening(text: string, { first }: { first: boolean }): string | undefined {
  if (first && /^no \p{Ll}/iu.test(text) && !notThere.test(text)) {
    const words = wordsAmong(tokenize(text)).slice(1);
    const end = words.findIndex(
      ({ lower, mark }, at) =>
        at > 0 &&
        (mark !== '' ||
          prepositions.has(lower) ||
          determiners.has(lower) ||
          /^(?:and|or|yet|again|today)$/.test(lower)),
    );
    const head = words[(end < 0 ? words.length : end) - 1]?.lower ?? '';
    const many = /[^sui]s$/.test(head) || head === 'people';
    return `there ${many ? 'were' : 'was'} no${text.slice(2)}`;
  }
  const praised = praise.exec(text);
  if (praised?.[1] !== undefined && thingsWithArticle.has(praised[1].toLowerCase())) {
    return `the ${praised[1].toLowerCase()} ${/[^su]s$/.test(praised[1]) ? 'were' : 'was'} ${praised[2] ?? ''}`;
  }
  const place = placeFirst.exec(text)?.[1];
  return place === undefined
    ? undefined
    : `I was ${place.toLowerCase() === 'woods' ? 'in' : 'at'} ${/^(?:church|chapel)$/i.test(place) ? '' : 'the '}${text.replace(/^./, (letter) => letter.toLowerCase())}`;
}
