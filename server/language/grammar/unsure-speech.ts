const says =
  '(?:said|says|say|saying|reckons|shouted|shouting|whispered|goes|went|joked|yelled|announced|replied|answered|(?:told|tells) (?:me|us|him|her|them|everyone|everybody))';
/** What was said as it was said, though no marks stand around it: an order, or a verb in the present. */
const order =
  "now|go|come|put|let|be|try|do|don't|sit|get|take|give|keep|leave|look|stop|wait|call|have|eat|hold|hurry|see|you|bring|show|listen|read|for what";
const direct = new RegExp(
  `\\b${says}(?: (?:on the phone|from her door|from the door|to (?:me|us|him|her)|very \\p{L}{1,20}|just|only|then|back|out loud|again)){0,2}(?:,|:)? (?:${order})\\b(?! (?:of|to be|that (?:he|she|it|they)|and|but)\\b)`,
  'iu',
);
const reported = new RegExp(`\\b${says}\\b([^“”]*)`, 'iu');
const own = /\b(?:i|me|my|mine|we|us|our|myself)\b/i;
const present =
  /\b(?:is|are|am|has|have|do|does|don't|doesn't|isn't|aren't|will|won't|can|can't|must|it's|he's|she's|that's|there's|we're|they're|i'm|i've|we've|i'll|we'll|you're|(?<=\p{L} )(?:makes|likes|loves|does|looks|smells|sounds|feels|tastes|needs|wants|goes|comes))\b/iu;
/** 'You were a lovely girl, did you work here': a question that was asked, turned as if it were told. */
const asked = /, (?:did|do|was|am|were|had|have|could|can|would|is) (?:i|we)\b/i;
/** 'Told me that he …', 'asked whether I …': told from where the writer stands. */
const indirect = /^(?: (?:me|us|him|her|them))? (?:that|if|whether|how|why|what|where|who|to|about|of)\b/i;
/** 'I said fine' is the writer's own speech, and 'went on' is none. */
const noSpeech =
  /\b(?:went|goes) (?:to|on|for|in|into|up|down|out|off|back|home|round|over|through|past|by|with|and|from|at|straight|well|quiet|red|so|all|wild|very|really|a|the|my|so|too|too well|\p{L}+ing|\p{L}+ly)\b/giu;

/**
 * Whether a text holds someone's words without marks around them, so that it is not sure whose 'my' or 'now' it is: 'said
 * my mother does it like that', 'she went “you're a giant” I'm five foot seven'.
 */
export function isUnsureSpeech(text: string): boolean {
  if (
    /[^.,;:!?]”\s+(?:i|we|he|she|it|they|i'm|we're|he's|she's|it's)\b(?! (?:said|says|asked|replied|told|shouted|whispered|went|goes))/iu.test(
      text,
    )
  ) {
    return true;
  }
  const plain = text.replace(/“[^“”]*”/g, '“”').replace(noSpeech, ' ');
  const rest = reported.exec(plain)?.[1];
  return (
    rest !== undefined &&
    (direct.test(plain) || (own.test(rest) && !indirect.test(rest) && present.test(afterOwn(rest))) || asked.test(rest))
  );
}

/** The clause that was said, up to where the writer goes on: 'she said yes and I have told everyone'. */
function afterOwn(rest: string): string {
  return rest.replace(/(?:,| and| so| but) I\b.*$/iu, '');
}
