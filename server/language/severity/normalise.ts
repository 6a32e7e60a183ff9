import { plainLetters } from '../base/deobfuscate.ts';

/** A text as the shapes read it: in small letters, contractions spelled out, and its words. */
export type Reading = { plain: string; words: Set<string> };

/**
 * Reads a text: 'didn't', 'didnt' and 'did not' become one, so do 'sooo' and 'so', and letters that only look like
 * ours; a new line ends a sentence.
 */
export function readingOf(text: string): Reading {
  const words = new Set<string>();
  const lower = plainLetters(text)
    .replaceAll('“', '"')
    .replaceAll('”', '"')
    // A match begins only where its spaces do: begun anew at each of them, a long run would take for ever.
    .replace(/(?<!\s)\s*\n\s*/g, '; ')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
  const plain = lower.replace(/[a-z0-9&'\u00c0-\u024f\u0400-\u04ff]+/g, (word) => {
    const said = spelledOut(word);
    for (const part of said.split(/[ ']/)) {
      words.add(part);
    }
    return said;
  });
  const joined = plain.replace(/\bany more\b/g, 'anymore');
  if (joined !== plain) {
    words.add('anymore');
  }
  return { plain: joined, words };
}

const spelled = new Map(
  Object.entries({
    cant: 'can not',
    "can't": 'can not',
    cannot: 'can not',
    wont: 'will not',
    "won't": 'will not',
    "ain't": 'is not',
    aint: 'is not',
    "i'm": 'i am',
    im: 'i am',
    ive: 'i have',
    theyre: 'they are',
    gonna: 'going to',
    wanna: 'want to',
    hes: 'he is',
    shes: 'she is',
    thats: 'that is',
    whats: 'what is',
    dunno: 'do not know',
    cannae: 'can not',
    couldnae: 'could not',
    didnae: 'did not',
    dinnae: 'do not',
    dinna: 'do not',
    doesnae: 'does not',
    isnae: 'is not',
    wasnae: 'was not',
    wouldnae: 'would not',
    havenae: 'have not',
    willnae: 'will not',
    nae: 'no',
    naebody: 'nobody',
    naewhere: 'nowhere',
    tae: 'to',
    wi: 'with',
    hame: 'home',
    aff: 'off',
    masel: 'myself',
    kil: 'kill',
    killin: 'killing',
    myelf: 'myself',
    mysef: 'myself',
    mysel: 'myself',
    mysefl: 'myself',
    sucide: 'suicide',
    suiside: 'suicide',
    suicde: 'suicide',
    sucidal: 'suicidal',
    suisidal: 'suicidal',
    selfharm: 'self harm',
    wnat: 'want',
    waht: 'what',
    shud: 'should',
    shoud: 'should',
    jus: 'just',
  }),
);
const denied = /^(did|does|do|is|was|were|are|has|have|had|would|could|should|need)n'?t$/;
const isOf =
  /^(he|she|it|that|there|what|who|here|everything|everyone|everybody|nobody|nothing|life|somebody|someone)'s$/;

function spelledOut(written: string): string {
  const word = written.length > 3 && /(.)\1\1/.test(written) ? written.replace(/([a-z])\1{2,}/g, '$1') : written;
  const known = spelled.get(word);
  if (known !== undefined) {
    return known;
  }
  if (word.endsWith('nt') || word.endsWith("n't")) {
    return word.replace(denied, '$1 not');
  }
  return word.includes("'")
    ? word
        .replace(isOf, '$1 is')
        .replace(/'ve$/, ' have')
        .replace(/^(we|they|you)'re$/, '$1 are')
        .replace(/'ll$/, ' will')
    : word;
}
