import { withoutSpokenMarks } from './spoken-marks.ts';

const opening = '(?:(?:okay|ok|right|righto|ja|yeah|yes|aye|well|so|um+|uh+|oh|hello|testing)[,.!?]? ){0,4}';
const askedWhetherOn =
  "(?:is (?:it|this|that)(?: (?:thing|one))?(?: (?:on|going|working|recording|listening|talking)){1,2}(?: okay| ok)?(?: now| yet| again)?|(?:it|this)(?:'s| is) (?:on|recording|listening|going)(?: now)?)(?:[,.!?]+ |(?= (?:okay|ok|right|good|testing|yes|yeah|aye|um+|uh+|so|oh|it(?:'s| is) (?:on|going|recording|working)|(?:yes )?I think it(?:'s| is) (?:on|going|recording|working))\\b) |(?<=going|working|recording|listening)(?= (?:today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b) )";
/** 'Testing testing', 'one two one two', unless it goes on: 'testing testing the new kiln'. */
const trial =
  '(?:testing[,.!?]? (?:one two|1 2|testing)|one two[,.]? (?:testing|one two))(?:[,.!?]? (?:testing|one two|three|3)){0,3}[,.!?]* (?!(?:testing|one|three|and|or|more|all|the|an?|my|our|her|his|days?|of|for|in|on|at|out|went|was|is|this|that|buckle)\\b)';
const greeting =
  '(?:hello,? hello[,.!?]* (?:it (?:on|working|going|recording)[,.!?]* (?:(?:yes|yeah|alright|all right|okay|ok)[,.!?]* )*|(?=(?:okay|ok|right|um+|uh+|so|today)\\b))|(?:okay|ok|right),? recording(?: now)?(?:[.!]+ |(?= (?:okay|ok|right|um+|uh+)\\b) ))';
/** Behind 'it's going' somebody else goes, or something: 'it's going to rain', 'it's on the table'. */
const notOfIt = String.raw`(?!(?:to|on|off|out|up|down|in|at|by|for|from|with|and|but|the|an?|my|his|her|our|their|fine|great|grand|slow|slowly|badly|very|really|too|all|as|like|about|round|around|over|through|past|back|there|here|home|again|fast|because|when|if|or|that)\b)\p{L}`;
/** 'Right good', 'oh it's on', 'it is'. */
const listens = `(?:(?:okay|ok|right|testing|good(?! (?:morning|evening|afternoon|night|day|thing|news|one)\\b)|(?:oh,? )?(?:yes|yeah|aye)|um+|uh+|(?:oh,? |yes,? |yeah,? |aye,? )?(?:it(?: is|'?s) (?:on|going|recording|working|listening)(?: now)?(?=[,.!?]| ${notOfIt})|I think (?:it(?: is|'s) (?:on|going|recording|working)|so)(?= (?:okay|ok|right|today|yes|so|well|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:well|so|okay|right|i|it|we))\\b)|it is(?=[,.!?]| (?:okay|ok|right|yes|um+|uh+|oh)\\b)|is it(?=[,.!?])))[,.!?]* )*`;
/** What is said to the machine before it is known to listen: 'right is it going okay', 'testing testing okay'. */
const before = new RegExp(`^${opening}(?:${askedWhetherOn}|${trial}|${greeting})${listens}`, 'iu');

/** 'Yeah so good moment um', as what was asked for is said back before it is answered. */
const askedFor =
  /^(?:(?:yeah|yes|okay|ok|right|well|so|um+|uh+)[,.]? ){0,4}(?:my |the |today's )?(?:good|best|nice) moment(?: (?:of|for) (?:today|the day))?[,:.]? (?:(?:is|was)[,:]? )?(?:um+|uh+)[,.]? (?=\p{L})/iu;

/** After these it is told of: 'asked how do you stop it', 'would not stop recording', 'he shouted okay stop'. */
const toldOf =
  "(?:ask|asks|asked|say|says|said|know|knows|wonder|wondered|tell|tells|told|please|saying|telling|asking|beg|begs|begged|begging|scream|screams|screamed|screaming|cry|cries|cried|crying|plead|pleads|pleaded|pleading|yells|shout|shouts|shouted|shouting|yelled|yelling|like|goes|went|me|him|her|us|them|and|to|not|never|cannot|\\p{L}{1,6}n't|can|could|will|would|must|should|i|we|he|she|they|you|let's|full|the|an?)";
const more = '(?:[,.]? stop){0,3}';
const howToStop =
  '(?:(?:stop|turn off|switch off|off|end) (?:this|it|that)(?: (?:thing|recording)(?: \\p{L}+){0,6})?|(?:turn|switch|shut) (?:this|it|that)(?: thing)? off)(?: there| now| siri)?';
const ending = [
  `that(?:'s| is) (?:it|all|me)(?: thank you| thanks| done)?[,.]? (?:stop[,.]? ){0,3}(?:stop(?: recording)?|send(?: it)?|end (?:of )?(?:message|note|recording)|how do (?:you|i)|how (?:do )?(?:you|i|we) ${howToStop})${more}`,
  `(?:(?:okay|ok)[,.]? )?(?:stop[,.]? ){1,3}how (?:do )?(?:you|i|we)(?: does| do)? ${howToStop}${more}`,
  `how do (?:you|i|we) ${howToStop}${more}`,
  '(?:turn|switch) (?:it )?off,? how do (?:you|i|we) (?:stop|turn|switch)(?: (?:it|this|that|off)){0,2}(?:[,.]? (?:okay|ok))?',
  `(?:stop[,.]? ){0,3}stop recording${more}`,
  `(?:okay|ok)[,.]? (?:stop${more}|send(?: it)?)`,
  'end of (?:message|note|recording)',
  'over and out',
  'is it still (?:on|going|recording)(?: now)?',
].join('|');
/** What is said to it when all is said: 'how do you stop this thing'. */
const after = new RegExp(`(?<!^)(?<!\\b${toldOf})[.,]? (?:(?:okay|ok|right|now)[,.]? ){0,3}(?:${ending})[.!?]*$`, 'iu');
/** 'Fed the hens. End note'. */
const ended = /(?<=[.!?]) end (?:message|note|recording)[.!]*$/i;
/** 'Fed the hens. Send': where nothing else is sent. */
const sent = /(?<=[.!?]) send(?: it| note)?[.!]*$/i;
const ofSending =
  /\b(?:sent|sending|wr[io]t\p{L}{0,6}|typ(?:e|ed|ing)|texts?|texted|e?mail\p{L}{0,4}|messag\p{L}{0,4}|letters?|cards?|drafts?|button|appl\p{L}{0,9}|forms?|post|posted|parcels?|replies|reply|replied|thumb|finger)\b/iu;

/** A dictated text without what was said to the machine at its beginning and its end, and about its marks. */
export function withoutRecorderTalk(text: string): string {
  const begun = text.replace(before, '');
  const told = (begun === text ? text : begun.replace(before, '')).replace(after, '');
  const closed = told.replace(ended, '');
  const answered = closed.replace(askedFor, '');
  const kept = ofSending.test(answered) ? answered : answered.replace(sent, '');
  return withoutSpokenMarks(kept, kept !== text);
}
