const hemming =
  /^(?:(?:and|but|so(?! (?:far|long|often)\b| (?:\p{L}+ )?\p{L}+$| (?:did|do|does|was|were|is|are|will|would|could|can) (?!i\b|we\b))|then|also|well|yeah|anyway|okay|ok|ps|p\.s|to be honest|honestly|dear diary|note to self|just wanted to say|(?:i )?(?:almost )?forgot to (?:say|mention)(?: that)?(?! (?:hello|hi|goodbye|bye|goodnight|sorry|thanks|thank you|please|no|yes|it|so|anything|to)\b))\b[.,:\s]*)+(?=[^\s\d.,:])/iu;
/** 'I walked to Howth. Well we got the train.': taken back. */
const corrects = /^well,? (?:i|we) /i;
/** 'So homesick I felt sick' needs its so. */
const soMuch =
  /^so (?!(?:i|we|he|she|it|they|you|the|my|our|a|an|that|then|today|in|on|at|when|if|this|there)\b)\p{L}+ (?:that )?(?:i|we|he|she|it|they)\b/iu;
/** 'After the funeral Nell and I ate the cake': what was after it needs no mention of it. */
const afterwards =
  /^(?:after|at) (?:the |my |his |her |\p{L}+'s )?(?:funeral|burial|service|cremation|wake|crash|biopsy|test|verdict),?\s+(?=\p{L}+ (?!was|were|is)\p{L})/iu;
/** '38 degrees so did the treadmill': the writer did. */
const soDid =
  /\bso (?=(?:had|did|went|made|took|got|ate|stayed|walked|read|baked|cooked|called|rang|bought|watched|slept|just sat)\b(?! (?:i|he|she|we|they|it|you|my|the \p{L}+$|(?:an?|the) (?:\p{L}+ )?(?:fellow|man|woman|boy|girl|lady|lad|guy|bloke|kid|child|dog|cat|neighbours?|driver|others|rest|whole|teacher|crowd|couple))\b| \p{L}+$))/iu;
/** 'Looking for the cord I came on his skates': while at the one, the other. */
const cameUpon =
  /^(\p{Lu}?\p{Ll}+ing [^,.;:]{4,60}?(?<!\b(?:what|that|which|where|how|who|and|but|so|as|when|while|because|if))) I (?=(?:came (?:on|across|upon)|ran into|bumped into|(?:found|saw|met|spotted|heard) (?:an?|the|my|our|his|her|\p{Lu}))\b)/u;

/** A clause without what leads into it, and with what is understood in it; `index` is its place in its note. */
export function clauseToRead(clause: string, index: number): string {
  return clause
    .replace(soMuch.test(clause) || (index > 0 && corrects.test(clause)) ? /^$/ : hemming, '')
    .replace(/,? (?:but )?(?:I )?forgot to (?:say|mention)$/iu, '')
    .replace(afterwards, '')
    .replace(soDid, 'so I ')
    .replace(cameUpon, '$1, I ')
    .replace(/^(?:grateful|thankful|thanks|gratitude)(?: for)?:\s+/i, 'grateful for ')
    .replace(/(?<![\s,;:])[\s,;:]+$/, '');
}
