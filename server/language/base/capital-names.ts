import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { trades } from '../lexicon/people.ts';
import { isCommon } from './proper-names.ts';

const namedAfter =
  /\b(?:english|french|german|spanish|italian|portuguese|greek|turkish|chinese|japanese|welsh|irish|gaelic|arabic|hindi|russian|danish|swedish|finnish|dutch|ukrainian|(?<!\b(?:to|file and|buff and|wash and|furniture|nail|shoe|floor|boot|silver|brass|metal|car|wood|spit and) )polish(?! (?:it|them|the|my|his|her|up|off)\b)|brazilian|mexican|korean|nigerian|indian|american|australian|germany|france|spain|italy|portugal|greece|ireland|scotland|wales(?! away)|england|poland|ukraine|brazil|mexico|canada|america|india|pakistan|nigeria|ghana|kenya|japan|korea|australia|january|february|april|june|july|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)(?=s?\b)/g;
/** Of whom half would have a capital: 'looked like alan sugar', 'mario kart'. */
const wellKnown =
  /\b(?:mario kart|alan sugar|alan partridge|judge judy|harry potter|harry styles|taylor swift|ed sheeran|peppa pig|bob marley|bob ross|elton john|george ezra|amy winehouse|dolly parton|kate bush|tina turner|bruno mars|stevie wonder|johnny cash|kenny rogers|david attenborough|monty don|mary berry|paul hollywood|jeremy clarkson|gordon ramsay|jamie oliver|shania twain|willie nelson|billie eilish|lewis capaldi|billy joel|freddie mercury|whitney houston|michael jackson)\b/g;
/** Words that are months where they stand as one: 'in march', 'the 3rd of may', 'may 12'. */
const monthBeside =
  /(?<=\b(?:since|until|till|last|next|early|late|mid|\d(?:st|nd|rd|th)?(?: of)?|(?:first|end|middle|beginning|start|half) of) )(?:march|may|august)\b|(?<=\b(?:in|by|for) )(?:march|may|august)(?=$|[.,!?;]| (?:and|but|so|when|with|to|for|we|i|he|she|they)\b)|\b(?:march|may|august)(?= \d)/g;
/** 'Me and ffion did': who stands beside the writer, and is no word that we know, has a name. */
const besideWriter =
  /((?<=^|[.,!?] |\band )[Mm]e and )(\p{Ll}{3,})(?= (?:\p{Ll}+ed|did|went|were|had|got|made|sat|ran|both|just|won|ate|saw|took|put|are|have)\b)/gmu;
/** What only somebody does: who does it in a hand without capitals, and is no word that is known, has a name. */
const doesAsPeopleDo =
  /(?<=^|[.,!?] |\b(?:and|but|so|then|when|because|that) )(\p{Ll}{4,12})(?= (?:said|says|told|asked|asks|laughed|texted|rang|sat|hugged|smiled|winked|waved|nodded|goes|drove|cried|(?:had|came|wanted) to (?:watch|help|fetch|collect|meet|see) (?:me|us)|(?:gave|handed|lent|showed|taught|brought|made|let|helped|picked|walked) (?:me|us))\b)/gmu;
/** 'Getting tui from school': who is fetched. */
const fetched =
  /(?<=\b(?:getting|fetched|fetching|collected|collecting|dropped) |\b(?:pick|picked|picking) up )(\p{Ll}{3,12})(?= (?:from|off at|at) (?:the )?(?:school|nursery|work|practice|training|bus|station|airport)\b)/gmu;
/** 'Kauã from Brazil who sits beside me': who is told of as only somebody is. */
const introducedBy =
  /(?<=^|[.,!?] |\b(?:and|but|so|then|when|because|that|with|met|ok so|ok) )(\p{Ll}{3,12})(?= (?:from|frm) \p{L}{2,20} (?:who|he|she)\b)/gmu;
/** 'There was a knock and it was gibbie', 'someone was in the kitchen. it was raitis': who it was that came or rang. */
const itWas =
  /(?<=\b(?:knock(?:ed|ing)?|door|doorbell|bell|phone|rang|someone|somebody|voice)\b[^.!?]{0,60}(?:[.!?]|,? and| n) (?:it was|it's|its) )(\p{Ll}{3,12})(?=[.,!]|$)/gmu;
/** Endings that few names have and many a word: 'lecturer said', 'housing told me'. */
const endsAsWords = /(?:[eo]rs?|ing|ed|ly|ist|ant|ian|m[ae]n|wom[ae]n|person|ess|tion|ment|ness|ity|[^aeious]s)$/u;
const noCompany =
  /^(?:lead|hubby|wifey|bestie|missus|bro|sis|gang|lot|rest|half|moi|crew|fam|boyf|other|another|company|luck|\p{Ll}*[^s]s)$/u;

/** Before 'ava', which is 'at all' there: 'aboot naething ava'. */
const notAny = /(?<!\p{L})(?:nae|nane|naething|naebody|nothing|nowt) $/iu;

/** Words that only a Shetlander writes: beside them 'da' is an article, and 'ida' is 'in the'. */
const shetland = /(?<!\p{L})(?:fae|hae|wis|dis|dat|dem|muckle|peerie|twa)(?!\p{L})/iu;

const upper = (word: string): string =>
  word.replace(/^(?:mc(?=\p{Ll}{3}))?./u, (start) => start.replace(/^m|.$/gu, (letter) => letter.toUpperCase()));

/** Who is introduced in a hand without capitals, and is no word that is known. */
function introducedIn(text: string): string[] {
  return [introducedBy, fetched, itWas]
    .flatMap((pattern) => text.match(pattern) ?? [])
    .filter((word) => !isNoName(word));
}

/** Whether what stands where a name may is a word, a trade or company that needs none. */
function isNoName(word: string): boolean {
  return isCommon(word) || endsAsWords.test(word) || noCompany.test(word) || trades.has(word);
}

/**
 * Quick thumbs and dictation leave out capitals; names get theirs back, those that are words too only where no word has one.
 * Who is no word that is known has it back in all of a text where one place of it tells that they are somebody.
 */
export function capitalNames(text: string): string {
  const some = /\p{Lu}\p{Ll}/u.test(text);
  const introduced = new Set(some ? [] : introducedIn(text));
  return text
    .replace(
      /\b(mr|mrs|ms|dr|mme|mlle) (\p{Ll}+)/gu,
      (_, title: string, name: string) => `${upper(title)} ${upper(name)}`,
    )
    .replace(besideWriter, (pair, before: string, name: string) =>
      isCommon(name) || noCompany.test(name) ? pair : `${before}${upper(name)}`,
    )
    .replace(doesAsPeopleDo, (word) => (some || isNoName(word) ? word : upper(word)))
    .replace(namedAfter, upper)
    .replace(wellKnown, (name) => name.replace(/\p{Ll}+/gu, upper))
    .replace(monthBeside, upper)
    .replace(/(?<![\p{L}'’-])\p{Ll}+/gu, (word, at: number, whole: string) => {
      if (word === 'ava' && notAny.test(whole.slice(Math.max(0, at - 20), at))) {
        return word;
      }
      // 'The jasmine is out', '20 bob': a thing; 'said tara to everyone': a goodbye.
      const leading = whole.slice(Math.max(0, at - 6), at);
      if (word === 'tara' && /(?:said|says|shouted|ed) $/u.test(leading)) {
        return word;
      }
      if (word === 'tom' && /(?:floor|eping) $/u.test(leading)) {
        return word;
      }
      if (/(?<!\p{L})(?:the|an?|some) $/iu.test(leading) || (word === 'bob' && /\d $/.test(leading))) {
        return word;
      }
      // Shetland: 'da sam sheep', 'twa hanks', 'ida loft'.
      if (/(?<!\p{L})(?:da|twa) $/iu.test(leading) && shetland.test(whole)) {
        return word;
      }
      if (word === 'ida' && shetland.test(whole)) {
        return word;
      }
      const owned =
        word !== 'greggs' && word.endsWith('s') && firstNames.has(word.slice(0, -1)) && !firstNames.has(word);
      if (owned && /(?:two|three|four|five|six|ten) $/iu.test(leading)) {
        return word;
      }
      // 'Ken owens': a surname.
      const isSurname =
        owned &&
        firstNames.has(
          /(?<!\p{L})(\p{L}{1,20}) $/u.exec(whole.slice(Math.max(0, at - 24), at))?.[1]?.toLowerCase() ?? '',
        );
      if (isSurname) {
        return upper(word);
      }
      const name = owned ? word.slice(0, -1) : word;
      const isName = (firstNames.has(name) && !(alsoWords.has(name) && (some || owned))) || introduced.has(name);
      return isName ? upper(owned && !some ? `${name}'s` : word) : word;
    });
}

/** 'The Smiths', 'two Marys': more than one. */
const severalOf = /^(?:the|two|three|four|both|all|some|many|no)$/i;

/** 'Uncle Stevos teeth, Uncle Stevo said': whose a thing is has its apostrophe where the same note names them without it. */
export function withOwners(text: string): string {
  const named = new Set(text.match(/(?<!\p{L})\p{Lu}\p{Ll}{1,20}(?![\p{L}'’])/gu));
  return text.replace(
    /(?<=(?<before>\p{L}{0,10}) )(?<name>\p{Lu}\p{Ll}{1,20})s(?= \p{Ll}|[.,;!?]|$)/gu,
    (written, before: string, name: string) =>
      !named.has(name) || severalOf.test(before) || firstNames.has(written.toLowerCase()) ? written : `${name}'s`,
  );
}
