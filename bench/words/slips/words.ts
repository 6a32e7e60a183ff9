import { found, weekdayName, wordsIn } from './text.ts';
import type { Line } from './text.ts';

const mayDouble = new Set(
  'that had very really so no ha bye night knock long far big old many now there chop tick choo beep woof blah yeah talk never much'.split(
    ' ',
  ),
);

/** 'The the', and 'in the in the'. 'That that', 'had had' and 'very very' are said on purpose. */
export function doubled({ bare }: Line): string[] {
  return stretchesOf(bare).flatMap((stretch) => {
    const words = wordsIn(stretch);
    const lower = words.map((word) => word.toLowerCase());
    return words.flatMap((word, at) => {
      const [own, next] = [lower[at] ?? '', lower[at + 1]];
      if (own === next && !mayDouble.has(own) && !bothNames(word, words[at + 1]) && !givenToHer(lower, at)) {
        return [`${word} ${words[at + 1] ?? ''}`];
      }
      const pair = own === lower[at + 2] && next !== undefined && next === lower[at + 3] && own !== next;
      return pair && own !== 'and' && next !== 'and' && own !== 'by' && next !== 'by'
        ? [words.slice(at, at + 4).join(' ')]
        : [];
    });
  });
}

/** Between marks, for 'home, home' is no slip. */
function stretchesOf(bare: string): string[] {
  return bare.split(/[^\p{L}\p{N}'’.\s-]+|\.(?=\s|$)/u);
}

function bothNames(one: string, two = ''): boolean {
  return /^\p{Lu}\p{Ll}/u.test(one) && /^\p{Lu}\p{Ll}/u.test(two);
}

function givenToHer(words: readonly string[], at: number): boolean {
  return (
    words[at] === 'her' &&
    /^(?:gave|give|lent|handed|showed|sent|brought|told|bought|read|made)$/.test(words[at - 1] ?? '')
  );
}

const anBefore = /^(?:hour|honest|honou?r|heir)/i;
const aBefore =
  /^(?:uni(?!mp|nt|nv|nh|ns|nf|de)|us(?:e|u|a)|eu|ewe|one(?!r)|once|oui|ub|uk|utop|uten|util|uri|ura|ufo)/i;
const either = /^(?:histori|hotel|herb|hi[- ]?fi)/i;

/** 'A apple', 'an dog'; by the sound, so 'an hour', 'a university', 'an MRI' and 'an 8' are right. */
export function articles({ bare }: Line): string[] {
  return [...bare.matchAll(/(?<![\p{L}\p{N}'’.-])(an?|An?)\s+([\p{L}\p{N}][\p{L}\p{N}'’.-]*)/gu)]
    .filter(({ 1: article = '', 2: word = '', index }) => {
      const opensSentence = index === 0 || /[.!?…:“"]\s*$/.test(bare.slice(0, index));
      const wanted = article === 'A' && !opensSentence ? undefined : articleFor(word.replace(/[.'’-]+$/, ''));
      return wanted !== undefined && wanted !== article.toLowerCase();
    })
    .map(([match]) => match);
}

/** What must stand before a word, or undefined where either is said. */
function articleFor(word: string): 'a' | 'an' | undefined {
  if (/^\d/.test(word)) {
    return /^(?:8|11(?!\d)|18(?!\d))/.test(word) ? 'an' : 'a';
  }
  const first = word.split(/[-'’]/)[0] ?? word;
  if (/^\p{Lu}{1,5}s?$/u.test(first) && (first.length === 1 || first === first.toUpperCase())) {
    return articleForLetters(first);
  }
  if (either.test(word)) {
    return undefined;
  }
  if (anBefore.test(word)) {
    return 'an';
  }
  if (aBefore.test(word) || /^[^\p{Script=Latin}]/u.test(word)) {
    return /^\p{Script=Latin}/u.test(word) ? 'a' : undefined;
  }
  return /^(?:x-|[aeiouàáâäèéêëìíîïòóôöùúûü])/iu.test(word) ? 'an' : 'a';
}

/** Letters said one by one, as in MRI and HGV; undefined where they could be said as a word, as in NATO, RAM and HUG. */
function articleForLetters(letters: string): 'a' | 'an' | undefined {
  const sayable = letters.length > 3 ? /[AEIOUY]/ : /^[^AEIOUY][AEIOUY][^AEIOUY]$/;
  return sayable.test(letters) ? undefined : /^[AEFHILMNORSX]/.test(letters) ? 'an' : 'a';
}

/** 'The your', 'a the', 'a two': two words where one is enough. */
export function determiners({ bare }: Line): string[] {
  return found(
    bare,
    /(?<![\p{L}'’-])(?:[Tt]he|[Aa]n|[Yy]our|[Ee]very|[Hh]is|[Tt]heir) (?:the|an?|your|his|their|this)(?![\p{L}\p{N}'’-])/u,
    /(?<![\p{L}'’-])[Aa] (?:the|an?|your|his|her|their|this|some)(?![\p{L}\p{N}'’-])/u,
    /(?<![\p{L}\p{N}'’-])an? (?:two|three|four|five|six|seven|nine|ten|twelve|many|several)(?= \p{L}+s\b)/u,
  );
}

const onDay = `on ${weekdayName}(?: (?:morning|afternoon|evening|night|the \\p{L}+))?`;

/** 'And and', 'On Monday, but you …', 'the record shows that and you …': a joining word with nothing to join. */
export function danglingLinks({ bare, sentences }: Line): string[] {
  return [
    ...sentences.flatMap((sentence) =>
      found(
        sentence,
        /^(?:And|But|So|Then|Or),? (?:and|but|or)\b/iu,
        /^(?:And|But|Or),? (?:also and|then and|because)\b/iu,
        new RegExp(
          `^(?:and |then )?${onDay},? (?:and|but|or|because|which|whereas|so that)\\b(?! ${weekdayName})`,
          'iu',
        ),
      ),
    ),
    ...found(
      bare,
      /: (?:and|but|or|because|which|so that)\b/iu,
      /\bthat,? (?:and|but) (?:you|he|she|they|it|then)\b/iu,
      /\bwhen,? (?:and|but|or|because)\b/iu,
      /\b(?:and|or),? (?:but|or|and|because and)\b(?! not)/iu,
      /\bbut,? (?:and|but|or)\b/iu,
    ),
  ];
}

const someone =
  'kid|boss|neighbour|gaffer|dog|cat|customer|consultant|nurse|porter|plasterer|dispatcher|sponsor|doctor|vet|driver|lady|man|woman|boy|girl|lad|teacher|brother|sister|friend|mate|bestie|ewe|parent|patient|student|technician|caretaker|postman|barber';
const did =
  'was|were|had|said|told|asked|came|went|gave|got|made|let|sang|rang|took|left|sat|stood|showed|brought|lent|\\p{L}{2,}ed';

/** 'On Monday, kid pressed his nose': someone without 'a', 'the' or 'your', as notes say it and speech does not. */
export function articleMissing({ sentences }: Line): string[] {
  const opens = String.raw`(?<=^|[,:;] |\bthat |\bwhen |\band )(?:old |young |new |little |first )?`;
  return sentences
    .flatMap((sentence) => found(sentence, new RegExp(`${opens}(?:${someone}) (?:${did})\\b`, 'iu')))
    .filter((one) => !/^(?:Brother|Sister|Coach|Old|Young) \p{Lu}/u.test(one));
}

/** 'On Sunday, Sunday lunch', 'on Monday … on Monday': the same day named twice in a sentence. */
export function dayTwice({ sentences }: Line): string[] {
  return sentences.flatMap((sentence) =>
    found(
      sentence,
      new RegExp(`\\b(${weekdayName})\\b(?! the ),?:? (?:on )?\\1\\b`, 'iu'),
      new RegExp(`\\bon (${weekdayName})\\b(?! the )[^.]*\\bon \\1\\b`, 'iu'),
    ),
  );
}

/** 'On Tuesday … today': a word of the writer's day that is wrong by the time it is heard. */
export function staleDay({ bare }: Line): string[] {
  return new RegExp(`\\b${weekdayName}\\b`).test(bare)
    ? found(bare, /\b(?:today|tonight|yesterday|tomorrow|(?:this|last) (?:morning|afternoon|evening|night))\b/iu)
    : [];
}
