/** Turns of phrase that sound heavy and are not; taken out before looking for weight. */
export const lightIdioms: readonly RegExp[] = [
  /\b(?:legs?|arms?|feet|thighs|shoulders|line) (?:is|are|were|was|r) (?:\w+ )?dead\b/g,
  /\b(?:plant|cactus|basil|houseplant|fern|starter)(?: (?!and)\w+)? died\b/g,
  /\bburied\b(?=.{0,40}\b(?:neck|sand|treasure|time capsule|leaves|blanket|snow|duvet|in (?:a|my) book|under cats)\b)/g,
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
  /\b(?:couldn't|could not|didn't|can't|cannot) get (?:out of bed|up\b(?! (?:early|on|at)))|\bhad a fall\b|\bfell\b.{0,40}\b(?:couldn't|could not) get up\b/,
  /\blost (?:the|my|our|a|both|two|three|another) (?:\w+ ){0,2}(?:ewes?|lambs?|calf|calves|cow|horse|pony|herd|flock|harvest|patient|puppy|kitten)\b|\blost bed \d/,
  /\b(?:back|still|rushed|taken|is|was|went) (?:in|into|to) (?:the )?hospital\b(?! (?:to|for (?:my|a) (?:shift|job|interview)|café|cafe|shop))|\bintensive care\b|\b(?:crash call|resus|didn't make it|time of death)\b/,
  /\bsplit(?:ting)? up\b|\bmoved? out on (?:me|us)\b|\bthe letter (?:says|said) no\b|\b(?:application|asylum|appeal) (?:was )?(?:refused|rejected|denied)\b/,
  /(?:^|[.!?,] )(?:i|i'll) (?:\w+ )?miss (?:her|him|them)\b|\bwaking (?:up )?was (?:very |so )?hard\b|\b(?:so|too|very) (?:afraid|scared|frightened)\b|\bi was frightened\b/,
  /(?<!photo|photo-|bath |yarn |seed )\bbomb(?:ed|s|ing)?\b(?! (?:my|the|an?) (?:exam|test|interview|presentation|audition))|\bshell(?:ed|ing) (?:my|our|the|us)\b|\bmissiles?\b|\bair raids?\b|\b(?:conscripted|mobilised|mobilized)\b/,
  /\bcouldn't eat\b|\btast(?:es|ed) (?:like|of) nothing\b|\bstop cry\b|\bcan't do anything\b|\bpanic attack\b/,
  /(?:^|[\s¡¿"])(?:murió|falleció|gestorben|décédée?|est morte?|morreu|faleceu|umarł|umarła|öldü|ha muerto)(?=$|[\s.,!…])/,
  /\bgone (?:an?|one|two|three|four|five|\d+) (?:years?|months?|weeks?)\b|\bhouse (?:is|was) (?:too|so) quiet\b|\b(?:is|has|got|it's) (?:\w+ )?(?:dementia|alzheimer's)\b/,
  /\b(?:house|home|kiln|shed|farm|shop|studio|flat|street|village|everything)(?:'s| is| was) (?:gone|burnt|destroyed)\b|\ball of it burnt\b|\bburnt? down\b|\btb reactor\b|\btook the (?:cattle|herd|flock|cows)\b/,
  /\bworst pain\b|\bhate (?:this|my) body\b|\b(?!it|that|he|she|who|what)\w+'s dead\b(?! (?:quiet|tired|on|easy|good|calm|still|silent))|\bcraving all\b|\bwhite[- ]knuckl|\bday (?:1|one) again\b/,
  /\b(?:lost|refused|denied|cut|stopped) (?:custody|contact|my (?:time|contact|visits) with)\b|\bvisa\b.{0,20}\b(?:refused|rejected|denied)\b|\bnot renew my visa\b|\bscan\W{1,3}it's back\b|\bit(?:'s| has) (?:spread|come back)\b/,
  /\b(?:mum|mom|dad|husband|wife|partner) (?:has )?moved out\b|\bwe lost (?:mr|mrs|ms|him|her|a patient)\b/,
  /\b(?:died|dies|death|dying|deceased|passed away|funeral|burial|buried|cremat\w*|mourn\w*|grief|griev\w*|bereave\w*|hospice)\b/,
  /\b(?:is|are|was|were|found|dropped|the) dead\b(?! (?:quiet|tired|on|easy|good|calm|still|silent|proud|chuffed|happy|simple|slow|boring|centre|end|heading|lift|line|sea))/,
  /\bpassed (?:last|this|on|peacefully|yesterday|today)\b|\bloss of (?:my|our|his|her|a)\b|\bsorry for (?:my|our|your) loss\b/,
  /\blost (?:my|our|his|her|the) (?:\w+ )?(?:mum|mom|dad|mother|father|sister|brother|son|daughter|wife|husband|partner|baby|friend|nan|gran|grandma|grandad|grandpa|dog|cat|job|home|house|pregnancy)\b/,
  /\bput (?:him|her|them|the dog|the cat|\w+) (?:down|to sleep) (?:at the vet|today|this)\b|\bhad to put \w+ (?:down|to sleep)\b/,
  /\bmiscarr\w*|\bstillb\w*|\bmurder\w*|\bkilled\b|\babus(?:e|ed|ive|ing|er)\b|\bassault\w*|\braped?\b|\bviolen(?:t|ce)\b/,
  /\bcancer\b|\btumou?r\b|\bchemo\w*|\bterminal(?:ly)? ill\w*|\bterminal\b(?= (?:diagnos|cancer|illness))|\bstroke\b|\bheart attack\b|\bintensive care\b/,
  /\bdivorc\w*|\bbroke up\b|\bbroken up\b|\bbreak-?up\b|\bsplit up\b|\bleft me\b(?! (?:an?|the|some|in charge|two|three|to|with|his|her|their|my|half|cake|flowers|one|that|this|no|smiling|laughing|feeling|speechless|grinning|alone with the (?:cake|biscuits)))|\bcheat(?:ed|ing) on\b|\bheart-?bro\w*/,
  /\blaid off\b|\bredundan\w*|\b(?:got|was|been|were|i'm) (?:fired|sacked|evicted)\b(?! (?:up|in the kiln)|, glazed| and glazed)|\blost (?:the )?(?:job|everything)\b|\bevict\w*|\bbankrupt\w*|\bhomeless\b/,
  /\bdepress(?:ed|ion|ive)\b|\bpanic attacks?\b|\bhopeless\w*|\bworthless\w*|\bfall(?:ing)? apart\b|\b(?:can't|couldn't|not|isn't|wasn't) (?:really )?cop(?:e|ing)\b/,
  /\b(?:can't|couldn't|cannot|can not|could not) stop cry(?:ing)?\b|\bsobb(?:ed|ing)\b|\bcried (?:all|myself|the whole|in the|on the|for)\b|\bbroke down\b|\bbreakdown\b|\bin tears\b/,
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
