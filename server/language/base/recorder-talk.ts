/** What is said to the machine before it is known to listen: 'right is it going okay'. */
const before =
  /^(?:(?:okay|ok|right|righto|ja|yeah|yes|well|so|um+|uh+|hello|testing)[,.!?]? )*(?:is (?:it|this|that)(?: (?:thing|one))?(?: (?:on|going|working|recording|listening))+(?: now| yet| again)?|(?:it|this)(?:'s| is) (?:on|recording|listening|going(?! (?:to|on|well)\b))(?: now)?)[,.!?]*\s+(?:(?:okay|ok|right|good(?! (?:morning|evening|afternoon|night|day|thing|news|one)\b)|yes|um+|uh+)[,.!?]*\s+)*/i;
/** What is said to it when all is said: 'how do you stop this thing'. */
const after =
  /(?<!^)[.,]? (?:(?:okay|ok|right|now|and)[,.]? ){0,3}(?:(?:that(?:'s| is) (?:it|all|me)(?: thank you| thanks| done)?[,.]? )(?:stop[,.]? ){0,3}(?:stop(?: recording)?|how do (?:you|i)(?: (?:stop|end|turn) .{0,40})?)|how do (?:you|i|we) (?:stop|turn off|switch off|end) (?:this|it|that)\b.{0,60}|(?:stop[,.]? ){0,3}stop recording|end of (?:message|note|recording)|over and out|is it still (?:on|going|recording).{0,30})[.!?]*$/i;

/** A dictated text without what was said to the machine at its beginning and its end. */
export function withoutRecorderTalk(text: string): string {
  const begun = text.replace(before, '');
  return (begun === text ? text : begun.replace(before, '')).replace(after, '');
}
