/** What is said to the machine before it is known to listen: 'right is it going okay'. */
const before =
  /^(?:(?:okay|ok|right|righto|ja|yeah|yes|well|so|um+|uh+|oh|hello|testing)[,.!?]? ){0,4}(?:(?:is (?:it|this|that)(?: (?:thing|one))?(?: (?:on|going|working|recording|listening)){1,2}(?: now| yet| again)?|(?:it|this)(?:'s| is) (?:on|recording|listening|going)(?: now)?)(?:[,.!?]+ |(?= (?:okay|ok|right|good|yes|um+|uh+|so)\b) ))(?:(?:okay|ok|right|good(?! (?:morning|evening|afternoon|night|day|thing|news|one)\b)|yes|um+|uh+)[,.!?]* )*/i;
/** What is said to it when all is said: 'how do you stop this thing'. */
const after =
  /(?<!^)(?<!\b(?:ask|asks|asked|say|says|said|know|knows|wonder|wondered|me|him|her|us|them|and))[.,]? (?:(?:okay|ok|right|now)[,.]? ){0,3}(?:that(?:'s| is) (?:it|all|me)(?: thank you| thanks| done)?[,.]? (?:stop[,.]? ){0,3}(?:stop(?: recording)?|how do (?:you|i)(?: (?:stop|end|turn) (?:this|it|that))?)|how do (?:you|i|we) (?:stop|turn off|switch off|end) (?:this|it|that)(?: (?:thing|recording)(?: \p{L}+){0,6})?|(?:stop[,.]? ){0,3}stop recording|end of (?:message|note|recording)|over and out|is it still (?:on|going|recording)(?: now)?)[.!?]*$/iu;

/** A dictated text without what was said to the machine at its beginning and its end. */
export function withoutRecorderTalk(text: string): string {
  const begun = text.replace(before, '');
  return (begun === text ? text : begun.replace(before, '')).replace(after, '');
}
