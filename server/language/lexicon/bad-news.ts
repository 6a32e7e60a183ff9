/** Turns of phrase that sound sour and are not; taken out before looking for complaint. */
export const lightIdioms: readonly RegExp[] = [
  /\b(?:terrible|awful|dreadful|horrible) and (?:perfect|wonderful|brilliant|lovely|glorious)\b/g,
  /\b(?:terrible|awful|dreadful|horrible|rubbish|crap) (?:\w+ )?(?:films?|movies?|telly|tv|jokes?|puns?|karaoke|singing|dancing|songs?|impressions?|poetry)\b/g,
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
  /\bstrok(?:e|ed|ing) (?:its|his|her|their|the|my|a|an|one|it|him)\b/g,
  /\b(?:would|could|might|nearly|almost) (?:have )?killed\b(?! (?:myself|himself|herself))/g,
  /\b(?:instead of|rather than|without) (?:cry|shout|panick|worry|scream|argu|sobb)\w+\b/g,
];

/** Sourness: nothing to raise a glass to, though nothing to soften a week for. */
export const sour: readonly RegExp[] = [
  /\b(?:annoy\w*|angry|furious|argu(?:ed|ing|ment)|shouted at|yelled at|screamed at|rows?(?= with| over| about)|fought with|a fight|fell out with)\b/,
  /\b(?:brutal|awful|horrible|terrible|rubbish|crap|dreadful|miserable|grim|ghastly|the worst|sucked|sucks|nightmare|hellish)\b/,
  /\b(?:homesick|stress\w*|frustrat\w*|overwhelm\w*|exhaust\w*|knackered|drained|fed up|upset|grumpy|headache|migraine|vomit\w*|threw up|sick|poorly|flu|in pain|sore|injured|sprained)\b/,
  /\b(?:fail(?:ed|ing|ure)?|reject(?:ed|ion)|cancell?ed|ruined|missed (?:the|my)|late for|disappoint\w*|regret\w*|hate|hated|unfair|rude|stolen|broke down|complain\w*|traffic|parking ticket|hangover|hungover)\b/,
  /\b(?:bad|hard|tough|rough|long|difficult|shit|shitty|crappy) (?:day|week|night|shift|morning|time|one)\b|\bnot (?:a )?(?:great|good|my best|my day)\b|\bhard to\b/,
];

/** What someone could not bring themselves to do, where it comes more than once. */
export const refusal =
  /^(?:(?:i|still|again) )*(?:didn't|did not|couldn't|could not|can't|cannot|haven't) (?:even )?(?:run|shower|eat|sleep|leave|get|go|wash|dress|write|speak|answer|cook|move|work|talk|open|face|finish|start|train|pray|read)\b/i;
