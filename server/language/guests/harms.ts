/** What is no parting: 'left me the rice cooker', but 'left me an hour before', 'left us a debt', 'left me the kids'. */
const whenOrHarm =
  'hours?|minutes?|moment|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?day|week|month|year|night|morning)s?|weekend|evening|summer|winter|spring|autumn|christmas|easter|few|couple|long|while|bruises?|scars?|marks?|hole|eye|lip|debts?|mess|bills?|burns?|wound|wreck|baby|kids?|child|children|twins';
const something = String.raw` (?:the|an?|his|her|their|some|two|three|\d+) (?!(?:\p{L}+ ){0,2}(?:${whenOrHarm})(?!\p{L}))`;
/** What somebody is called in kindness or in play: 'called me a legend.', 'called me a child for shouting'. */
const kindName = String.raw`(?:legend|hero|star|genius|angel|saint|lifesaver|champion|wonder|treasure|gem|sweetheart)(?:[.!]|$| for \p{L}+ing)|(?:child|kid|baby) for \p{L}+ing`;

/** What nobody is raised a glass to for, in whatever note, nor for months after it: partings, and affairs. */
const partings = [
  String.raw`my ex(?!['’]s (?:sister|brother|mother|mum|mom|dad|father|family|wife))|\p{L}+ (?:say|says|said) (?:s?he|they) done(?= ?[.,;]|$)|(?:decided|agreed) to go (?:their|our) separate ways|(?<!\b(?:about|of) (?:his|her|their) )divorc\p{L}*|separat(?:ed|ing|ion)|custody|(?:divorce|separation) papers|(?:signed|sign) (?:the|my|our) papers|['’]s (?:lawyer|solicitor)`,
  String.raw`(?:has|he|she|they)(?:'s|'ve| have)? (?:moved out|moving out|left (?:me|us)(?!${something}))|left (?:me|us) for good|walked out on (?:me|us)|br(?:oke|eaking) up with|split up|dumped me|packed (?:her|his|their) bags|(?:her|his) side of the wardrobe|called off the wedding|rang the venue|(?:took|came for|collected|picked up|fetched) (?:the rest of |the last of |all )?(?:his|her|the) (?:things|clothes|half of|stuff|boxes)|got the (?:rest|last) of (?:his|her) (?:things|clothes|stuff|boxes)|(?:can['’]?t|cannot|couldn['’]?t) (?:just )?(?:picture (?:it|us|this)|see us) any ?more|came (?:\p{L}+ ){0,8}(?:and )?got (?:his|her|their) (?:stuff|things|clothes|boxes)|half the (?:\p{L}+ )?(?:shelf|shelves|wardrobe|closet|drawers?) (?:is|was|are|were) empty|(?:we(?:'ve|'re| have| are)|that's us) (?:done|over|finished)(?= ?[.,;]|$)|called it a day with`,
  String.raw`affair|cheat(?:s|ed|ing)? on|(?<!\b(?:i|we) )(?:been|is|was|'s) seeing (?!(?:the|an?|my|our|his|her|how|if|what|it|them|you|us|me)(?!\p{L}))\p{L}+|texts? (?:him|her) at night|texting (?:him|her|at night)|(?:doesn't|don't|does not|didn't) love me|meant nothing`,
];
/** The same, done to somebody. */
const blows = [
  // Blows, threats, and what is done by force.
  String.raw`beats? (?:me|us|my|our)(?! (?:at|by|in|to|on|again|\d))|(?:raped?|bit|broke|spat (?:on|at)|strangled|molested|groped|assaulted|abused|attacked|smashed|undressed|(?:hit|hits|hitting)(?! (?:me|us) with (?:the|an?|her|his) (?:pillow|cushion|balloon)(?!\p{L}))|kick(?:s|ed)?(?! (?:me|us|my (?:leg|foot|shin|ankle)) under the (?:table|desk))|punch(?:es|ed)?|slap(?:s|ped)?|push(?:es|ed)(?! me (?:(?:round|around|home|there) )?(?:in|on) (?:an?|the|my|his|her) (?:wheelchair|swing|buggy|trolley|sledge|sled|cart|bike)| my (?:foot|feet|toe|plate|cup|bowl|chair|bike|car|van|barrow|trolley)(?!\p{L}))|shov(?:es|ed)|chok(?:es|ed)|grab(?:s|bed)|drag(?:s|ged)|burn(?:s|ed|t)(?! (?:my|our) (?:mask|tea|dinner|lunch|supper|toast|rice|pan|pot|cake|bread|eggs?|bacon|porridge|sauce|soup|pie|fish|chicken|sausages?|pancakes?|biscuits|chapatis?|rotis?|mouth|tongue|lips?|(?:wrist|hand|fingers?|thumb|arm|tongue) on (?:the|an?|my) (?:oven|grill|pan|kettle|tray|hob|fryer|salamander|tea|soup|coffee))(?!\p{L}))|threaten(?:s|ed)|chas(?:es|ed)|frighten(?:s|ed)|scar(?:es|ed)|hurts?) (?:me|us|my|our)`,
  String.raw`th(?:rew|rows) (?:\p{L}+ ){1,4}at (?:me|us|my)|(?:held|had|pushed|banged|shoved) my (?:head|face) (?:under|against|into|down|on)|put me (?:up )?(?:against|through) the|(?:slap|knock|smack)(?:s|ped|ed)? (?:the|my) (?:\p{L}+ ){1,3}out of my|(?:took|takes|kept|keeps) my (?:bank )?(?:card|phone|keys|passport|purse|wages)|(?:sits?|sat|sitting) on my bed|(?:hands?|fingers|arm) (?:round|around|on|over) my (?:neck|throat|back|mouth|thigh|leg)|pulled my hair|made me kneel|caned|held my (?:face(?! (?:in|with|between) (?:her|both))|throat|arms|wrists)|forced (?:himself|herself)|(?:punched|kicked) the (?:wall|door)|tried to kill|kills? me if`,
  String.raw`in my room when|(?:comes|came|come) (?:in|into) (?:to )?my room|our secret|(?:have|had|told me) to hide|not to tell(?! (?:her|his|their) (?:dad|mum|mom|mam|daddy|mummy|mommy|teacher|sister|brother) (?:as|because|cos|since|that it)| \p{L}+ (?:till|until) (?:s?he|they|we) (?:know|hear)s?(?!\p{L}))`,
  String.raw`(?:leathered|lamped|skelped|belted|battered|clouted|walloped|whacked|punchd|slapt) (?:me|my)|(?:hit|hits|punche[ds]|slap(?:s|ped)|kicke[ds]|strangled|choked) (?:my )?(?:mum|mom|mam|mummy|mama|mother|sister|brother|nan|gran)|held (?:a|the) knife (?:at|to|against) (?:me|us|my)|th(?:rew|rows) (?:the|an?|his|her|my) (?:plate|glass|cup|mug|phone|chair|bottle|dinner|bowl|remote|vase) (?:at|against) the|(?:hand|fist) through the (?:door|wall)|told me (?:that )?(?:there is|there's|[hs]he has) (?:somebody|someone) else|c(?:a|o)mes? in to say good ?night again`,
  // What is done by force and told without a blow, and what somebody is kept from or made to do.
  String.raw`(?:had|got|has|pinned) me (?:up )?against (?:the|a)|(?:held|holds|holding|pinned) me down|put me on the floor|(?:squeezed|twisted|gripped) my (?:arm|wrist|hand) (?:till|until|so(?! (?:hard|tight)(?:ly)? (?:and|with|when|as|,)|(?: hard| tight)?[.,;]))|(?:punched|kicked|put) (?:a hole|holes|his fist|her fist) (?:in|through)|wouldn['’]?t stop when|i said no and|(?:his|her) hand (?:is |was )?(?:on|up) my (?:knee|thigh|leg|skirt|top)|came in (?:while|when) i was (?:in the (?:shower|bath)|changing|getting dressed)`,
  String.raw`on eggshells|(?:did not|didn['’]?t|don['’]?t|dare not|daren['’]?t) dare(?: to)? (?:ask|say|ring|tell|move|go)|i flinch(?:ed)? when (?:he|she)|(?:reads?|checks?|goes through|went through|looked through|going through) my (?:messages|phone|texts|emails|bag|drawers)|took (?:the|my) (?:car |house )?keys so|locked (?:up |away )?my (?:tablets|meds|medicine|phone|shoes|clothes)|locked me (?:out|in)|made me (?:quit|resign|delete|block|leave my job)`,
  String.raw`(?:says?|said|telling me) (?:that )?i (?:can['’]?t|cannot|am not to|may not|must not|deserved? it)(?! (?:cook|sing|dance|lose|win|have the last|wait))|(?:not want|doesn['’]?t want|does not want|won['’]?t let|not let|didn['’]?t let|doesn['’]?t let|will not let) (?:me|i) (?:to )?(?:go(?! home without)|see|work|study|leave|meet|have|drive|talk|speak|learn)|weigh(?:s|ed) me(?! in\b)|calls? me (?:an? )?(?:fat|stupid|useless|ugly|thick|lazy|pig|cow|slag|slut|whore|burden|idiot|failure)`,
  String.raw`(?:has|have|had|keeps?|kept|holds|took|takes) my (?:bank ?book|bank card|passport|wages|pension|papers|pin)|leave me in it|(?:hurt|kill|harm)s? (?:himself|herself|themselves) if i|one word from (?:him|her)|(?:back )?on the plane (?:home )?if i|between us(?: two)? (?:only|alone)|just for us\b|only one who (?:really )?(?:gets|understands) (?:me|it|him|her)|delete (?:them|the messages|the texts|these|our messages)|said not to (?:say|tell)|knew (?:her|his|my|our) name|(?:worked out|knows|learned|learnt) my (?:shifts|hours|route|timetable)|(?:was|is|stood|waiting) (?:by|at|beside|next to) my (?:car|door|window|bike|bus)`,
  // Unkindness that is laughed along with, care that is kept back, and food that is weighed.
  String.raw`(?:everyone|everybody|they all|the whole (?:class|table|room|team|office)) (?:was |were )?(?:laugh(?:ed|ing)|cracked up) so i (?:just )?(?:laughed|did)|so did i because it['’]?s quicker|started on (?:me|us) (?:again|about|in front)|(?:buzzer|bell|call button|glasses|frame|phone|stick) (?:\p{L}+ ){0,4}out of (?:my )?reach|where i (?:could|can) see it (?:and|but) not reach|(?:did|does|doing) my weigh-in|we(?:['’]re| are) all grown-?ups|read (?:him|her) the numbers`,
  // Who comes where they are not wanted.
  String.raw`let (?:himself|herself) in again|follow(?:s|ed|ing)? (?:me|us) (?:to|home|from|off|into|onto|all the way)|(?:i|i've|have) blocked (?:him|her|them)|(?:changed|changing) the locks|keeps (?:texting|calling|ringing|turning up)|keeps sending (?:me )?(?:flowers|messages|texts|pictures|photos)`,
  String.raw`(?:here|there|back) again (?:at|outside|when|shouting)|(?:was|is) (?:outside|at|by) (?:my|the) (?:\p{L}+ ){0,2}(?:door|gate|work|bus stop|window|house|flat) again|(?:waiting|standing|outside) (?:\p{L}+ ){0,4}when i (?:finished|locked|left)|texting (?:me )?again at (?:two|three|four|night)|hand in (?:his|her) hair`,
];
/** The same, but for what is said and done in any house, and is over by the next week. */
const passing = [
  // What is said in anger, drink, and what is taken.
  String.raw`(?:shout|scream|yell)(?:s|ed|ing)? at (?:me|us|my)|called me an? (?!${kindName})\p{L}+|silent treatment|(?:won't|doesn't|wouldn't|not) (?:speak|talk)(?:ing)? to me|drunk again|drinking again|lied to me|stole my|sacked me|fired me`,
];
const [parting, lastingHarm, passingHarm] = [anyOf(partings), anyOf([...partings, ...blows]), anyOf(passing)];
/** 'I am so scared of Ray': of whom, and not of the dark. */
const fearing = /\b(?:scared|afraid|frightened|terrified) of (?:\p{Lu}|him\b|her\b|them\b|my (?!own))/u;

/** Whether a sentence tells what nobody is raised a glass to for. */
export function isHarm(text: string): boolean {
  return isLastingHarm(text) || passingHarm.test(text);
}

/** Whether a sentence tells of a parting: that somebody left, and not that they did harm. */
export function isParting(text: string): boolean {
  return parting.test(text);
}

/** What is a blow however lightly it is told: 'Davie leathered me wi his belt'. */
const blow =
  /(?<!\p{L})(?:leathered|lamped|skelped|belted|battered|clouted|walloped|punch(?:ed|es|d)|slapp?(?:ed|s|t)|strangled|chok(?:ed|es)) (?:me|my)(?!\p{L})/iu;

/** Whether a text tells a blow to its writer. */
export function isBlow(text: string): boolean {
  return blow.test(text);
}

/** Where in a sentence such harm is told; -1 where none is. */
export function placeOfLastingHarm(text: string): number {
  return Math.max(text.search(lastingHarm), text.search(fearing));
}

/** Whether a sentence tells harm that is not over by the next week: a blow, a threat, fear or a parting, but not shouting. */
export function isLastingHarm(text: string): boolean {
  return lastingHarm.test(text) || fearing.test(text);
}

function anyOf(harms: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${harms.join('|')})(?!\p{L})`, 'iu');
}
