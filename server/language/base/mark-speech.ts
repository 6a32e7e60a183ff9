import { capitalized } from './tokens.ts';

const says =
  '(?:said|says|asked|asks|replied|answered|shouted|whispered|yelled|goes|(?:told|tells) (?:me|us|him|her|them))';
/** What may stand after a verb of saying and a comma without being what was said. */
const aside =
  /^(?:all|both|each|and|but|or|which|who|so|then|after|before|in|on|at|when|while|as|with|without|by|for|to|very|rather|quite|quietly|softly|\p{L}+ly|of all|finally|again|out loud|not|laughing|smiling|\p{L}+ing)\b/iu;
const spoken =
  /\b(?:i|i'm|i've|i'd|i'll|me|my|mine|we|we're|our|us|you|your|you're|you've|yours)\b|\?$|^(?:do|does|did|is|are|can|could|will|would|have|come|go|sit|look|listen|no|yes|oh|well|right|now|happy|good|thanks?|please|sorry|let's|never|don't)\b/i;

const said = new RegExp(`\\b${says}\\b`, 'iu');
const after = new RegExp(`^(.*\\b${says}), ([^“”]+)$`, 'iu');
const before = new RegExp(
  `^([^“”]+), ((?:i|he|she|we|they|mum|dad|mam|gran|nan|\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)? (?:said|says|goes|asked))(?:, ([^“”]+))?$`,
  'u',
);

/** 'One more, because, he said, an odd number falls over': it is reported, and not spoken. */
const leadsOn = /\b(?:because|that|since|as|if|when|so|and|but|or|who|which)$/iu;

/** How only speech goes on after a verb of saying: 'do you still have the bucket', 'wait, I am writing', 'what about me'. */
const askedAloud =
  /^(?:what|where|when|why|how|who)(?:'s| (?:is|are|was|were)) (?:the|your|that|it|he|she|my|this|next)\b/i;
const sureSpeech =
  /^(?:(?:do|does|did|are|were|can|could|will|would|have|shall|should|don't|won't|aren't|can't|haven't|didn't) you(?! (?:and|two|both))\b|(?:will|shall|can|could) (?:i|we)\b(?=.{1,60}\byou\b)|(?:(?:what|where|when|why|how|who) (?:do|does|did|is|are|was|were|can|could|will|would|have) (?:you|your)|(?:what|how) about)\b|(?:wait|see|look|listen|come on|go (?:on|home|away|be)|let's|please|never mind|mind (?:the|your|how)|don't (?:you|be|worry|cry|tell|forget|look|touch|move|mind))\b)/i;
const asks =
  /^(?:do|does|did|are|were|can|could|will|would|have|shall|should|won't|aren't|can't|haven't|didn't|what|where|when|why|how|who)\b/i;
/** What the writer says to somebody whom they call 'you'. */
const toSomebody =
  /^you (?:will|can|can't|could|should|shouldn't|are|were|have|need|guys|lot|two|know|look|did|didn't|do|don't)\b/i;
const unmarkedAfter = new RegExp(`\\b(${says}) (?!that\\b|if\\b|whether\\b)(?=[^“”,.!?]{3})`, 'giu');
/** What may be no longer said by then: 'you will have somebody's eye out he has made me a spoon'. */
const runsOn =
  /^(?:\S+ ){4,}(?:and )?(?:i|he|she|we|they|it)(?:'\p{L}+)? \p{L}|\band then\b|\b(?:said|says|told|asked|goes)\b/iu;
const mostUnmarked = 14;
const byWriter = /\bi(?: just| only| then| also)?$/i;

/**
 * 'She said, I only bought the one' with marks around what was said, so that its 'I' stays hers. Only where a comma parts
 * the two; what a text already has between marks stays as it is.
 */
export function markSpeech(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      said.test(line)
        ? line
            .split(/(“[^“”]*”)/)
            .map(outside)
            .join('')
        : line,
    )
    .join('\n');
}

function outside(part: string): string {
  return /[“”"]/.test(part) ? part : part.replace(/[^.!?]+[.!?]*/g, inSentence);
}

function inSentence(whole: string): string {
  const [, lead = '', sentence = '', end = ''] = /^(\s*)([^\s.!?][^.!?]*)?([.!?]*)$/u.exec(whole) ?? [];
  const told = plainlyMarked(marked(sentence), /[!?]/.test(end));
  return told.endsWith('”') && told !== sentence && /[!?]/.test(end)
    ? `${lead}${told.slice(0, -1)}${end}”`
    : `${lead}${told}${end}`;
}

/** Marks around what was said without so much as a comma: 'He said do you still have the bucket'. */
function plainlyMarked(sentence: string, isMarked: boolean): string {
  if (/[“”]/.test(sentence)) {
    return sentence;
  }
  for (const verb of sentence.matchAll(unmarkedAfter)) {
    const words = sentence.slice(verb.index + verb[0].length);
    const isToSomebody = byWriter.test(sentence.slice(0, verb.index).trimEnd()) && toSomebody.test(words);
    const isAsked = /^(?:said|says|goes)$/i.test(verb[1] ?? '') && askedAloud.test(words);
    if (/^['‘"]/.test(words) || !(sureSpeech.test(words) || isToSomebody || isAsked)) {
      continue;
    }
    const [own, rest] = untilNext(words);
    if (runsOn.test(own) || own.split(' ').length > mostUnmarked) {
      continue;
    }
    return `${sentence.slice(0, verb.index)}${verb[1] ?? ''}, “${capitalized(own)}${asks.test(own) && !(isMarked && rest === '') ? '?' : ''}”${plainlyMarked(rest, isMarked)}`;
  }
  return sentence;
}

function marked(sentence: string): string {
  const [, who = '', words = ''] = after.exec(sentence) ?? [];
  // It has marks already.
  if (/^['‘"]/.test(words)) {
    return sentence;
  }
  if (words !== '' && !/\bthan \p{L}+ \p{L}+$/u.test(who) && !aside.test(words) && spoken.test(words)) {
    const [own, rest] = untilNext(words);
    return `${who}, “${capitalized(own)}”${rest}`;
  }
  const [, first = '', by = '', more = ''] = before.exec(sentence) ?? [];
  if (first === '' || !spoken.test(first) || said.test(first) || leadsOn.test(first)) {
    return sentence;
  }
  const rest =
    more === ''
      ? ''
      : (spoken.test(more) && !aside.test(more)) || /^(?:it's|that's|they're|he's|she's)\b/i.test(more)
        ? `, “${more}”`
        : `, ${more}`;
  return `“${first},” ${by}${rest}`;
}

/** 'And I said fine', ', then he left': someone else speaks or does something. */
const nextDeed = new RegExp(
  `,? (?:and|but|so|then) (?:then )?(?:[Ii]|he|she|we|they|\\p{Lu}\\p{Ll}+) (?:${says}|\\p{L}+ed|gave|went|took|sat|hung|left|put|got|ran|came)\\b`,
  'u',
);

/** What is said ends where someone else speaks or does something: 'she said, not today, and I said fine'. */
function untilNext(words: string): [own: string, rest: string] {
  const end = nextDeed.exec(words);
  return end === null || end.index < 3 ? [words, ''] : [words.slice(0, end.index), words.slice(end.index)];
}
