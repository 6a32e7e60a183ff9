import { capitalized } from './tokens.ts';
import { inSpeech, says, untilNext } from './mark-speech.ts';

/** How only speech goes on after a verb of saying: 'do you still have the bucket', 'wait, I am writing', 'what about me'. */
const askedAloud =
  /^(?:what|where|when|why|how|who)(?:'s| (?:is|are|was|were)) (?:the|your|that|it|he|she|my|this|next)\b/i;
const sureSpeech =
  /^(?:(?:do|does|did|are|were|can|could|will|would|have|shall|should|don't|won't|aren't|can't|haven't|didn't) you(?! (?:and|two|both))\b|(?:will|shall|can|could) (?:i|we)\b(?=.{1,60}\byou\b)|(?:(?:what|where|when|why|how|who) (?:do|does|did|is|are|was|were|can|could|will|would|have) (?:you|your)|(?:what|how) about)\b|(?:(?:no,? )+wait,? (?:i|you|we)|wait|see|look|listen|come on|go (?:on|home|away|be)|let's|please|never mind|mind (?:the|your|how)|don't (?:you|be|worry|cry|tell|forget|look|touch|move|mind))\b)/i;
const asks =
  /^(?:do|does|did|are|were|can|could|will|would|have|shall|should|won't|aren't|can't|haven't|didn't|what|where|when|why|how|who)\b/i;
/** What the writer says to somebody whom they call 'you'. */
const toSomebody =
  /^you (?:will|can|can't|could|should|shouldn't|are|were|have|need|guys|lot|two|know|look|did|didn't|do|don't)\b/i;
const unmarkedAfter = new RegExp(`\\b(${says}) (?!that\\b|if\\b|whether\\b)(?=[^“”,.!?]{3})`, 'giu');
/** What may be no longer said by then: 'you will have somebody's eye out he has made me a spoon'. */
const runsOn =
  /^(?:\S+ ){4,}(?:and )?(?:i|he|she|we|they|it)(?:'\p{L}+)? \p{L}|\band then\b|\b(?:said|says|asked|goes)\b|(?<!n't )\btold\b/iu;
const mostUnmarked = 14;
const byWriter = /\bi(?: just| only| then| also)?$/i;

/**
 * 'He said do you still have the bucket' with marks around what was said, where nothing but speech goes on so. For what is
 * told of a note: how severe it is, is judged as it was written.
 */
export function markPlainSpeech(text: string): string {
  return inSpeech(text, plainlyMarked);
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
