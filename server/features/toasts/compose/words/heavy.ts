/** Turns of phrase that sound heavy and are not; taken out before looking for weight. */
export const lightIdioms: readonly RegExp[] = [
  /\b(?:died|dying|dead|die|killed|killing) (?:with |of |from )?(?:laughing|laughter|of laughter)\b/g,
  /\b(?:dying|died) to (?!\w*\s*(?:death))/g,
  /\bto die for\b/g,
  /\bkill(?:ed|ing) (?:it|time)\b/g,
  /\b(?:cr(?:y|ied|ying)|tears|sobb(?:ed|ing)|wept) (?:with |of |from )?(?:laughing|laughter|joy|happiness|happy|pride|relief)\b/g,
  /\b(?:happy|proud) (?:tears|cry)\b/g,
  /\blaugh(?:ed|ing)? (?:until|till|so (?:much|hard)(?: that)?) (?:i|we) (?:cried|was crying|were crying)\b/g,
  /\blaughed\b[^.]{0,30}\bcried\b/g,
  /\blost (?:weight|track|count|\w+ (?:pounds|kilos|kg|lbs)|my (?:keys|phone|way|voice))\b/g,
  /\b(?:a )?stroke of (?:luck|genius)\b|\b(?:breast|back)[ -]?stroke\b/g,
  /\bcrash(?:ed)? (?:out|on the (?:sofa|couch|bed))\b/g,
  /\battack of the giggles\b|\bgiggling fit\b/g,
  /\bbroke (?:the ice|even|my (?:record|pb|best))\b/g,
  /\bcut myself (?:a|an|some|off)\b/g,
  /\bself[- ]?harm(?:less)\b/g,
  /\bgrave(?:l|yard shift)\b/g,
  /\bfir(?:e|ed) (?:up|off|pit)\b/g,
  /\bcancer (?:zodiac|season)\b/g,
  /\b(?:battery|phone|laptop|car|wifi|bike light|internet)(?: (?!and)\w+)? (?:died|is dead|was dead|went dead)\b/g,
];

/** Good news from a heavy place. It may be told, plainly. */
export const goodNews: readonly RegExp[] = [
  /\b(?:cancer[- ]free|all[- ]clear|(?:in )?remission|benign|clear scan|scan (?:was|came back|is) (?:clear|clean|fine|good))\b/,
  /\b(?:no|not|isn't|wasn't) (?:sign of )?(?:the )?(?:cancer|tumou?r)\b/,
  /\b(?:finished|last|final|end of|rang the bell)\b[^.]{0,20}\b(?:chemo\w*|radiotherapy|treatment)\b/,
  /\b\d+ (?:days?|weeks?|months?|years?) (?:sober|clean)\b|\b(?:sober|clean) for \d/,
  /\b(?:home|back|out|discharged) from (?:the )?hospital\b|\bout of (?:the )?(?:hospital|icu|intensive care)\b/,
];

/** Wording that asks for care and nothing else. The note that holds it is left out. */
export const crisis: readonly RegExp[] = [
  /\bkill(?:ing)? myself\b|\bend(?:ing)? (?:it all|my life)\b|\bsuicid\w*|\bself[- ]?harm\w*|\btak(?:e|ing) my own life\b/,
  /\bwant(?:ed|ing)? to die\b|\bwish(?:ed)? (?:that )?(?:i|i'd) (?:was|were|am|never been|never) (?:dead|born|alive|here|wake)\b/,
  /\bbetter off (?:without me|dead)\b|\b(?:hurt|hurting|cut|cutting|starve|starving) myself\b|\boverdos\w*/,
  /\bdon't want to (?:be here(?: any ?more)?|live|wake up|exist|be alive)\b|\bno (?:reason|point) (?:to|in) (?:live|living|going on)\b/,
  /\b(?:can't|cannot|couldn't) (?:go on|do this any ?more|take (?:it|this) any ?more)\b|\bnothing to live for\b/,
];

/** What is never celebrated and never joked about. */
export const heavy: readonly RegExp[] = [
  /\b(?:died|dies|death|dying|deceased|passed away|funeral|burial|buried|cremat\w*|mourn\w*|grief|griev\w*|bereave\w*|hospice)\b/,
  /\b(?:is|are|was|were|found|dropped|the) dead\b(?! (?:quiet|tired|on|easy|good|calm|still|silent|proud|chuffed|happy|simple|slow|boring|centre|end|heading|lift|line|sea))/,
  /\bpassed (?:last|this|on|peacefully|yesterday|today)\b|\bloss of (?:my|our|his|her|a)\b|\bsorry for (?:my|our|your) loss\b/,
  /\blost (?:my|our|his|her|the) (?:\w+ )?(?:mum|mom|dad|mother|father|sister|brother|son|daughter|wife|husband|partner|baby|friend|nan|gran|grandma|grandad|grandpa|dog|cat|job|home|house|pregnancy)\b/,
  /\bput (?:him|her|them|the dog|the cat|\w+) (?:down|to sleep) (?:at the vet|today|this)\b|\bhad to put \w+ (?:down|to sleep)\b/,
  /\bmiscarr\w*|\bstillb\w*|\bmurder\w*|\bkilled\b|\babus(?:e|ed|ive|ing|er)\b|\bassault\w*|\braped?\b|\bviolen(?:t|ce)\b/,
  /\bcancer\b|\btumou?r\b|\bchemo\w*|\bterminal(?:ly)? ill\w*|\bterminal\b(?= (?:diagnos|cancer|illness))|\bstroke\b|\bheart attack\b|\bintensive care\b/,
  /\bdivorc\w*|\bbroke up\b|\bbroken up\b|\bbreak-?up\b|\bsplit up\b|\bleft me\b|\bcheat(?:ed|ing) on\b|\bheart-?bro\w*/,
  /\blaid off\b|\bredundan\w*|\b(?:got|was|been|were|i'm) (?:fired|sacked|evicted)\b|\blost (?:the )?(?:job|everything)\b|\bevict\w*|\bbankrupt\w*|\bhomeless\b/,
  /\bdepress(?:ed|ion|ive)\b|\bpanic attacks?\b|\bhopeless\w*|\bworthless\w*|\bfall(?:ing)? apart\b|\b(?:can't|couldn't|not|isn't|wasn't) (?:really )?cop(?:e|ing)\b/,
  /\b(?:can't|couldn't|cannot) stop crying\b|\bsobb(?:ed|ing)\b|\bcried (?:all|myself|the whole|in the|on the|for)\b|\bbroke down\b|\bbreakdown\b|\bin tears\b/,
  /\bhate (?:myself|my life)\b|\bhated myself\b|\b(?:so|felt|feel|feeling|really) (?:alone|lonely|numb|empty)\b|\bworst (?:day|week|night|year)\b|\bdevastat\w*|\brelaps\w*/,
  /\b(?:car|bike|bad|an?) (?:crash|accident)\b|\bwas attacked\b|\bbiopsy\b|\bdiagnos\w*|\bwar\b(?= (?:in|at) (?:home|ukraine|gaza|sudan|syria))/,
];

/** What is told plainly or not at all, never as a joke. */
export const tender: readonly RegExp[] = [
  /\b(?:hospital|ambulance|a&e|emergency room|surgery|operation|icu|ward round|dementia|alzheimer\w*|care home|nursing home|grave|cemetery|memorial|ashes|anniversary of)\b/,
  /\b(?:therapy|therapist|counsell?or|anxi\w*|burn(?:t|ed)?[ -]?out|sober|sobriety|recovery|craving|sponsor|rehab|medication|scan|test results?|blood test)\b/,
  /\b(?:cry|cried|crying|tears|tearful|teary|wept|weep\w*|sad|sadness|lonely|loneliness|scared|afraid|frightened|ashamed|guilty|worried)\b/,
  /\bmiss(?:ed|ing)? (?:him|her|them|you|my (?:mum|mom|dad|nan|gran|brother|sister|friend)|mum|mom|dad|nan|gran)\b|\bwould(?:'ve| have) (?:been (?:our|his|her|their|\w+'s)? ?\d|loved|liked|laughed|enjoyed)|\b(?:he|she|they)(?:'d| would) (?:be|have been) (?:pleased|proud|happy|delighted)|\bwithout (?:him|her|them)\b/,
  /\b(?:premature|neonatal|incubator|ivf|fertility|refugee|asylum|shelter|prison|court)\b/,
];

/** Sourness: nothing to raise a glass to, though nothing to soften a week for. */
export const sour: readonly RegExp[] = [
  /\b(?:annoy\w*|angry|furious|argu(?:ed|ing|ment)|shouted at|yelled at|screamed at|rows?(?= with| over| about)|fought with|a fight|fell out with)\b/,
  /\b(?:brutal|awful|horrible|terrible|rubbish|crap|dreadful|miserable|grim|ghastly|the worst|sucked|sucks|nightmare|hellish)\b/,
  /\b(?:stress\w*|frustrat\w*|overwhelm\w*|exhaust\w*|knackered|drained|fed up|upset|grumpy|headache|migraine|vomit\w*|threw up|sick|poorly|flu|in pain|sore|injured|sprained)\b/,
  /\b(?:fail(?:ed|ing|ure)?|reject(?:ed|ion)|cancell?ed|ruined|missed (?:the|my)|late for|disappoint\w*|regret\w*|hate|hated|unfair|rude|stolen|broke down|complain\w*|traffic|parking ticket|hangover|hungover)\b/,
  /\b(?:bad|hard|tough|rough|long|difficult|shit|shitty|crappy) (?:day|week|night|shift|morning|time|one)\b|\bnot (?:a )?(?:great|good|my best|my day)\b|\bhard to\b/,
];
