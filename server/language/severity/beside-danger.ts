/** What someone who is afraid at home keeps from being heard there, where it says so by itself: marks, ways out, and who must not see. */
const signsOfFear = [
  // Marks, and how they are explained.
  String.raw`walked into (?:a|the|my) (?:door|cupboard|cabinet|frame|doorframe|shelf|wall)|fell (?:down|up) the (?:stairs|steps)|(?:so|being|just) clumsy`,
  String.raw`too (?:hot|warm) for (?:an?|the|my|this) (?:scarf|polo|jumper|jersey|cardigan)|too (?:hot|warm) for (?:long )?sleeves|my voice (?:is|was|['’]s) (?:still )?(?:going and coming|coming and going)`,
  String.raw`(?:long|full)[- ]sleeves?|turtle ?necks?|polo ?necks?|concealer|foundation|(?:sun|dark) ?glasses (?:inside|indoors|on inside)|bruis(?:e|es|ed|ing)|black eyes?`,
  String.raw`(?:hair|fringe) (?:\p{L}+ )?(?:down|forward|over)|so (?:it|that) cover(?:s|ed)|looked twice|(?:ask(?:s|ed|ing)?|look(?:s|ed|ing)?) (?:me )?(?:about|at|what happened to) my (?:arms?|wrists?|neck|face|eyes?|ears?|lip|cheek|jaw|legs?|nose)|noticed my (?:arms?|wrists?|neck|face|eyes?|lip|cheek|jaw)`,
  String.raw`(?:told|tell|telling|says?|said to) (?:\p{L}+ )?(?:\p{L}+ )?(?:i had|i'd|that i|i|it was|it must have been) (?:fallen|fell|tripped|slipped|shut (?:the|my)|banged|walked into|the (?:dog|cat|door|stairs|cupboard|step))|by the (?:neck|throat|hair|wrists?)`,
  // Ways out.
  String.raw`(?:spare|second|extra) (?:key|keys|phone|sim|card|room|bed)|(?:(?:door|gate|key) ?|safe ?|code ?)(?:code|word)s?|sofa ?bed|box ?room|new (?:(?:phone |mobile )?number|sim|locks?|password|account)|chang(?:e|ed|ing) (?:my|the) (?:number|locks?|passwords?)|(?:other|work|shop|office|school) phone|(?:bed|room)(?: is|'?s) (?:still|always) (?:made|yours|there|mine|your room)|bed (?:\p{L}+ ){0,2}(?:is|was|'s) made up|burner|house line|location (?:sharing|off)|track(?:er|ing)`,
  String.raw`(?:bag|bags|case|suitcase) (?:is |are )?(?:packed|ready|by the door|at (?:hers|theirs|work))|pack(?:ed|ing) (?:a|the|my|our|some|few) (?:\p{L}+ )?(?:bags?|case|suitcase|things|clothes)|passports?|birth certificates?|the papers|my papers`,
  String.raw`(?:its|their) own (?:front |back |side )?(?:door|entrance)`,
  String.raw`my (?:nrc|papers)|under[- ]five cards?|(?:no longer|stopped) (?:bolt|lock)ing the (?:\p{L}+ )?(?:door|gate)`,
  String.raw`where (?:no ?one|nobody|naebody|he|she) (?:ever )?(?:look|go|find|check|know)(?:s|es)?|where \p{L}+ (?:never|doesn'?t|does not|won'?t|will not|would never) (?:look|check|find)s?|key cut(?: for me)?|own account|refuge|shelter|help ?line|hot ?line|support worker|social worker|advocate|women'?s (?:aid|cent(?:re|er))|are you (?:safe|ok|okay|alright) at home|(?:everything|things|all) (?:is |are |was |were )?(?:all ?right|ok|okay|fine|well) at home|not in my (?:search |browser )?history`,
  // Where somebody would open, and what is done so that nobody follows.
  String.raw`sleeps? lightly|light sleeper|(?:don'?t|do not|needn'?t|no need) (?:have to |need to |to )?(?:ring|call|phone|knock|text) (?:first|ahead|before)|looks? as if i(?:'?m| am)|phone can (?:be left|stay)|already set up|high collar`,
  // What is taken that one goes out with, and who knows what they were not told.
  String.raw`wheels (?:are|were) off the (?:pram|buggy|pushchair)|(?:wheels|battery|keys?)[^.!?]{0,60} in the boot of his car|told (?:nobody|no ?one|naebody),? (?:and|but) (?:\p{L}+ )?(?:he|she) (?:says|said|knew|knows)`,
  // Who must not see.
  String.raw`(?:he|she) (?:does not|doesn'?t|don'?t|never|can'?t|cannot|won'?t) (?:sees?|checks?|looks? at|opens?)|without (?:him|her|them) (?:knowing|seeing|there)|if (?:he|she) asks|told (?:him|her) i (?:was|had|had been)`,
  String.raw`day or night|no questions|which door|(?:no|any|without) (?:trouble|row|fuss|argument|scene) (?:about|over|because of) (?:the time|where|it|that)|listen(?:ing|ed)? (?:out )?for (?:the|his|her) (?:car|key|keys|steps|footsteps|door)`,
  // Where it is safe from them, and what they keep.
  String.raw`(?:has|had|got|keeps|kept) my (?:phone|card|bank card|keys|purse) (?:all|again|still)|(?:must|have to|had to|need to) ask (?:him|her|\p{L}+) for (?:the|my|some|any) (?:money|cash)`,
  String.raw`(?:chair|drawers|wardrobe|dresser|chest|sofa|table|bed) (?:(?:up|goes|jammed|wedged|pushed|shoved) )?(?:against|under|across|in front of) (?:the|my|our) (?:bedroom )?(?:door|handle)|(?:bolts?|locks?|latch) on the inside|(?:bolts?|locks?) from (?:the )?inside|lock(?:ed|s)? (?:myself|ourselves|us) in`,
  String.raw`(?:phone|passport|cards?|papers|purse|keys?)\b[^.!?]{0,40} (?:is|was|['’]s) (?:looking after|minding|keeping|holding) (?:it|them)`,
  String.raw`my (?:phone|card|bank card|keys?|purse|wallet|passport|salary|laptop) is with (?:him|her|them)|(?:he|she) (?:has|had|keeps|kept|took|holds|is keeping|'s got|got) my (?:phone|card|bank card|keys?|purse|wallet|passport|salary|laptop)|(?:pressed|slipped|wrote|put|gave) (?:me )?(?:her|his|a|the) (?:phone )?number (?:in|into|on|inside)|number (?:in|into) my (?:hand|pocket|bag|palm)`,
];

/** What may be a sign of it as well, and mostly is not: money, what is hidden or unknown, who is out. */
const maybeOfFear = [
  String.raw`(?:the|my) marks?\b(?! (?:out|on|for))|delet(?:e|ed|ing)(?! the app that\b)|solicitor|lawyer|police|officer`,
  String.raw`[£$€] ?\d|(?<!\d)\d{1,6} ?(?:quid|bucks|pounds|dollars|euros?)|\btips?|(?:in|inside) my (?:shoes?|boots?|wellies|welly|bra|socks?)`,
  String.raw`put(?:ting)? (?:a bit |some |money )?(?:aside|away|by)|cash|envelope|savings|sav(?:ed|ing) up|my wages|hid|hidden|hiding|hides|secret(?:ly)?`,
  String.raw`(?<!\b(?:woman|man|person|lady|lad|girl|boy|bloke|guy|someone|people) i |\bi (?=d[oi][a-z' ]{0,6} know how (?:he|she|they) knew\b))(?:does not|doesn'?t|dont|don'?t|did not|didn'?t|never|won'?t|cannot|can'?t|mustn'?t) (?:need to |have to |even )?(?:know|find out|tell (?:him|her|them|anyone|anybody|no ?one))|(?:he|she) (?:does not|doesn'?t) read|(?:he|she) thinks`,
  String.raw`(?:while|when|whilst|before|after|until|till|because|since|cos|as) (?:he|she|they|\p{L}+)(?:'?s| is| was| were| are)? (?:working|at work|work(?:s|ed)? late|out|away|asleep|sleeping|home|back|gets? (?:back|home|in)|got (?:back|home|in)|at the pub|on nights?)|working (?:late|nights?|away)`,
  String.raw`(?:has|keeps|holds|minds|looks after) (?:the|my|our|all the|both) (?:bank )?(?:cards?|money|wages|bank ?book|purse|phones?)`,
  // How one would get away, and who sits outside.
  String.raw`stopwatch|nose out|parked (?:it |her |the (?:car|van|truck) )?(?:facing|front) out|so i (?:could|can) see the (?:parking lot|car ?park|lot|gate|road|drive|door)|(?:leash|lead|bags?|coats?|shoes) (?:is|are) (?:still )?(?:on|in|behind) the (?:front|back|passenger) seat|(?:car|van|truck|pick-?up|corsa|astra|fiesta|golf|audi|merc|bmw)\b[^.!?]{0,20} (?:sat|sitting|parked|stood) (?:outside|ootside|across the (?:road|street))|(?:sister|brother|friend|mate|mum|mam|mom|nan)['’]?s (?:couch|sofa|settee|spare room|floor)`,
  String.raw`there and back|receipts?|(?:just )?in case|(?:any|what(?:ever)?) (?:time|hour)|if i (?:ever )?(?:need|want|have) (?:to|it|her|somewhere|anything)`,
];

/** What someone who means to go does first. */
const signsOfFarewell = [
  String.raw`(?:wip|format|formatt|eras|delet|clear|reset)(?:ed|ing) (?:all |out )?(?:my|the) (?:whole |old )?(?:laptop|phone|computer|history|drive|disk|accounts?)`,
  String.raw`letters? (?:done|finished|written|sealed|ready)|wr(?:ote|itten|iting) (?:(?:the|my|two|three|all|some|\d+) )*letters?|wr(?:ote|itten|iting) one (?:for|to) (?:each|every|both|all)|(?:my|the|a) will|insurance|papers|passwords?|documents|binder|folder`,
  String.raw`(?:gave|giving|given|dropped|lent) (?:\p{L}+ )?(?:my|our|the good) (?!number\b|name\b|best\b|notice\b|speech\b|talk\b|complete\b)\p{L}+(?!(?: \p{L}+)? an? \p{L})|keep it(?: only| all)?|for keeps|(?:won'?t|wouldn'?t) (?:be needing|need)|can have (?:my|it|them|the)|get the use of`,
  String.raw`(?:wanted|offered|tried|meant) to pay(?: me)?(?: for \p{L}+)?,? (?:and|but|so) i (?:said no|wouldn'?t|would not|refused|told (?:him|her|them) no)|(?:would not|wouldn'?t|didn'?t|did not) (?:take|want) (?:any |the |his |her )?(?:money|payment|anything) for (?:it|them)|came (?:for|to (?:get|collect|fetch)) (?:the|my) (?:\p{L}+ ){0,2}(?:tools?|drills?|ladder|saw|bike|guitar|piano|cat|dog|records?|books|collection|camera|car|rods?|tackle|plants)`,
  String.raw`(?:with|by|beside|and|got|found) the deeds|squared? (?:it |everything |that |all )*(?:away|up with)|all (?:of it )?(?:in order|squared|sorted out for (?:him|her|them))|(?:would|could|will) (?:he|she|they) (?:have|take|mind|keep|look after) (?:my |our |the )?\p{L}+ (?:if|when|in case|should)`,
  String.raw`(?:title|deeds?|car|will|forms?) (?:is |are |was )?signed(?: over)?|so (?:\p{L}+(?:['’]\p{L}+)? ){1,4}(?:won'?t|wouldn'?t|don'?t|doesn'?t|will not) have to (?:hunt|look|search|dig|guess|go through|sort)|put (?:somebody|someone) else (?:down|in)|(?:i'?m|am) done with (?:them|it|these)`,
  String.raw`fans? with the spring|comes? down if there (?:is|was) (?:a )?weight|clause (?:ran|runs|has run) out`,
  String.raw`owe (?:naebody|nobody|no ?one)|(?:do not|don'?t) owe (?:anybody|anyone)`,
  String.raw`(?:he|she|they)(?:'?ll| will) (?:settle|be right|be fine|be all ?right) (?:with|there|at)|only had to get this far`,
  // What someone who starves or harms themself keeps count of and tells those who ask.
  String.raw`days? (?:\p{L}+ |\d+ )?(?:on|of|in) (?:just|only|nothing but) (?:the |a )?(?:black )?(?:coffee|water|tea|cucumber|gum|diet|broth)|told (?:\p{L}+ ){1,2}i(?:'?d| had)? (?:already )?(?:ate|eaten)|proud of the number`,
  String.raw`how (?:he|she|they|it)(?:'?d| would) settle|ledge|parapet|overpass|multi-?storey`,
];

/** What may belong to it as well, and mostly does not: heights, tidying, how light it feels. */
const maybeOfFarewell = [
  String.raw`roof|terrace|bridge|cliff|the tracks|no (?:fence|rail|railings?|barrier)`,
  String.raw`(?:swept|cleared|cleaned|emptied) (?:out )?(?:the |my )?(?:whole |entire )?(?:shed|room|desk|locker|garage|loft|house|flat|workshop)`,
  String.raw`not worried (?:about )?(?:any|at all)|(?:feel|felt|feeling|so) (?:light|calm|settled|at peace)|at peace|all settled|slept (?:like|right through)|first time (?:in (?:so long|ages|months|years)|since)|like somebody else'?s|(?:just |only )?(?:want(?:ed)?|like[ds]?) to hear (?:his|her|their|the|your) voices?`,
];

const unsafe = matching([...signsOfFear, ...maybeOfFear]);
const farewell = matching([...signsOfFarewell, ...maybeOfFarewell]);
const fear = matching(signsOfFear);
const leaving = matching(signsOfFarewell);

function matching(parts: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})(?!\p{L})`, 'iu');
}

/**
 * Whether a note could endanger its writer if it were heard at home, in a week in which danger from others is heard:
 * 'Mags put a spare key behind the cards'. Says nothing about any other week, where all of this is harmless.
 */
export function mayEndanger(text: string): boolean {
  return unsafe.test(text.replaceAll('’', "'"));
}

/** Whether a note may be part of a farewell, in a week in which danger is heard: 'Formatted my laptop. Feeling light'. */
export function mayBeFarewell(text: string): boolean {
  return farewell.test(text.replaceAll('’', "'"));
}

/** Whether a note has a sign of fear at home that is one by itself: what only may be one is in many a happy week. */
export function hasSignOfFear(text: string): boolean {
  return fear.test(text.replaceAll('’', "'"));
}

/** Whether a note has a sign of a farewell that is one by itself. */
export function hasSignOfFarewell(text: string): boolean {
  return leaving.test(text.replaceAll('’', "'"));
}
