import type { Harm } from './word-classes.ts';

/** What a hard time does to someone: tears, sleepless nights, voices, food, drink and drugs. */
export const coping: readonly Harm[] = [
  {
    plain: `
      (?:car|bus|van|train|lift|boiler|tractor|bike|coach|engine|machine|truck|tram|ferry|minibus|laptop|printer) (?:\\w+ )?broke down
      (?:cr(?:y|ied|ying)|tears|sobb?(?:ed|ing)?|wept|weep\\w*|howl(?:ed|ing)?|bawl\\w*|shaking|shook|
        streaming) (?:\\w+ )?(?:with |of |from |down my face )?(?:laughing|laughter|joy|happiness|happy|pride|relief|
        gratitude|the onions?|onions?|cute\\w*)
      (?:happy|proud|joyful|good|grateful|relieved) (?:tears|cry|crying|sob\\w*)
      (?:cr(?:y|ied|ying)|tears|sobb?(?:ed|ing)?|wept|weeping|bawl\\w*|shaking)(?: (?!not )\\w+){0,2} in (?:a|the) (?:good|best|nice|nicest|
        happy|lovely) (?:kind of )?way
      laugh(?:ed|ing)? (?:until|till|so (?:much|hard)(?: that)?) (?:i|we|she|he|they) (?:cried|wept|was crying|
        were crying|sobbed)
      laughed\\b[^.]{0,30}\\bcr(?:ied|ying)|tears[^.]{0,15}laughing|howl(?:ed|ing)? (?:with|at the moon)
      (?:wolf|wind|dogs?|foxes|coyotes?|monkeys?) (?:\\w+ )?howl\\w*
      helped (?:an?|the|some|two) (?:\\w+ ){1,5}(?:lost|crying|upset|in tears)(?: and (?:lost|crying|upset))?
      onions? (?:\\w+ )?(?:wept|made)|wept first|ma(?:de|kes?) me (?:cry|weep) (?:chopping|with laugh)
      (?:instead of|rather than|without) cry\\w*
      (?:nobody|no one|did not|never|not|no|has not|have not) (?:(?!stop |help )\\w+ )?(?:cried|crying|cry|tears|
        sob\\w*)(?! for (?:him|her))
      (?:baby|toddler|he|she|twins|newborn|puppy|kitten)(?:'s| has| is| was| have)? (?:been )?(?:cried|crying|
        screamed|cries)(?: (?:from|all night|since|for|the whole|until|\\d|at|again|so|when))?(?=.{0,60}(?:teeth|
        teething|colic|\\d|coffee|milk|nap|bottle|bless|zombie|nursery|feed|dummy|night))
      bath ?bits|bits (?:and|of)|battle ?cry|far cry|cry ?baby
      (?:shook|shaking|shake) (?:hands|the (?:rug|tree|duvet|snow)|his head|up|my (?:hand|head)|it|off|on)
      hand ?shakes?|milk ?shakes?|shaken|tears? (?:in (?:my|the) (?:jeans|sail|tent)|along|tickets)`,
    good: `
      cried (?:with|from|for|of) (?:joy|relief|happiness|happy|pride)
      (?:both|all) (?:kind of |sort of )?(?:cried|crying|wept)(?! all)|best (?:cry|hug)`,
    hard: `
      (?:can not|could not|cannot|not) stop (?:cry\\w*|shak\\w*|sobb\\w*|trembl\\w*|weep\\w*)|stop cry
      cried (?:all|myself|most|half|so (?:much|hard)|again|alone|every|on (?:my own|the floor|the bus|the train|
        the way)|in the (?!film|cinema)\\w+|in (?:bed|my (?:car|room)|front of|class|work|a)|at (?:my desk|work|
        school|night|the (?:sink|desk|traffic|checkout|till|lights))|the whole|for (?:hours|an hour|ages|the|him|her|
        days|my)|when|because|until (?:i|there)|before|after|today|and cried|into|over (?:him|her|it)|a lot|
        with (?:no|the door))
      cry(?:ing)? (?:all|myself|again|every|in (?:the|my|bed|secret|silence)|at (?:work|night|my|school)|alone|
        for (?:hours|no|my)|since|because|on the|is all|so (?:much|hard))
      sobb(?:ed|ing)|howled|bawled|bawling|wailed|wailing|wept|weeping|in (?:floods|bits|tears)
      (?:floods|lots) of tears|broke down|(?:can not|could not) hold (?:back|it together)|burst into tears
      (?:he|she|mum|dad|{kin}) (?:\\w+ )?cried (?:when|and|on|in|all|again|because)|{start}(?:i )?(?:just )?cried{end}
      still shaking|shaking (?:all|so|for|like|and i)|shook (?:for|all|so)|trembl\\w+`,
    tender: `cry|cried|crying|tears|tearful|teary|wept|weep\\w*`,
    soft: `
      (?<!\\b(?:i|we) )(?:cried|wept|teared up) when (?:he|she|they) (?:saw|opened|tasted|unwrapped|held|tried on|
        recognised)(?! (?:(?:the|his|her|their|my|an?) (?:\\w+ )?(?:letters?|news|results?|scans?|x-?ray|bill|e?mail|
        report|body|state|mess|damage|house|bed|chair|coffin|grave|stone)))
      (?:cried|crying|cry|sobbed|wept|teared up|tears|bawled|howled) (?:\\w+ )?(?:at|over|during|through|watching|
        reading) (?:the |a |this |my |some |his |her |that |all the |every )?(?:\\w+ ){0,3}?(?:film|movie|wedding|
        speech(?:es)?|buffet|penguins?|advert|ad|telly|tv|song|book|meme|video|ending|episode|concert|gig|finale|
        opera|ballet|show|play|graduation|christening|story|goal|assembly|nativity|concert|musical|film|vows|
        reception|penguin|paddington|pixar|bake off|parade|recital|photos?|card|letter|poem|news of)`,
  },
  {
    plain: `
      under the covers with (?:a|my|the|his|her) (?:torch|book|cat|dog|tea|novel|flashlight|game|phone light)
      (?:binge|binged|bingeing) (?:watch\\w*|the (?:whole|series|show)|read|two|three|a|on (?:netflix|cake|the)|all|
        season|bake|crime|six|\\w+ episodes)
      (?:nightmare|nightmares) (?:before christmas|traffic|parking|of a (?:day|meeting|commute|queue))
      (?:boss|meeting|commute|traffic|parking|queue|ikea|wifi|printer|journey|packing|paperwork) (?:is|
        was) a (?:total |complete )?nightmare
      zombie (?:run|film|movie|game|apocalypse|walk|costume|mode)
      (?:am|like|feel like|felt like) a zombie(?:\\.? coffee)?(?=.{0,30}(?:coffee|baby|feed|teeth|nap))
      heart (?:racing|pounding) (?:at the (?:finish|top|start)|with (?:joy|excitement))
      voices? (?:in (?:harmony|the choir)|of (?:children|the)|carried)|psyched
      manic (?:monday|pixie|street|day at|lunch|shift|morning)
      awake (?:at \\w+ (?:to|for) (?:see|watch|the)|for the (?:sunrise|meteor|match))
      (?:threw|throw\\w*) (?:up (?:the|my) (?:hat|arms|hands|cap)|a|the|in|on|my|it)
      eaten (?:by|too|so|my weight|all|half|the)|not eaten (?:this well|so|so well|better)|weight ?(?:lift\\w*|s|less)
      tired (?:but|and happy|legs|in a good)|blanket (?:fort|box|of (?:snow|stars)|and|finished|stitch)
      therapy (?:dog|dogs|cat|pony|session was|was good)|retail therapy
      slept (?:in|like|through|well|until|till|so well|sound\\w*|under|on the (?:roof|sofa|beach|deck)|for (?:nine|
        ten|eleven|twelve|\\d+)|late|great|the whole)
      (?:could|can) not (?:even )?(?:sleep|eat|get to sleep|stop shaking|breathe|speak),? (?:for|from|with|because of|
        because we were|so|too|i was (?:so )?)(?: the)? ?(?:laughing|laughter|excitement|anticipation|joy|happiness|
        smiling|giggling|excited|happy|thrilled|heat|snoring|music|noise|fireworks)`,
    grave: `
      (?:hearing|hear|the|my|with) voices (?:are|again|were|in my head|say|said|tell|told|won|will)
      voices are (?:loud|back)|{start}voices|paranoi\\w*|psychosis|psychotic|psych ward
      (?:got|was|been|being|were|he is|she is) sectioned|{start}sectioned|hallucinat\\w*|manic{end}|mania
      manic (?:again|then|episode|phase)|nightmares?|flashbacks?|(?:binged|bingeing|binge) and|purg(?:ed|ing)
      (?:threw|throw|throwing|made myself|made me) (?:\\w+ )?(?:up|sick|vomit) (?:\\w+ ){0,4}(?:on purpose|
        again,? on purpose)
      on purpose\\. hate|made myself (?:sick|throw up|vomit)|anorexi\\w*|bulimi\\w*
      (?:have|had|has) not eaten (?:since|in|for|anything|all|today|properly)|not (?:ate|eaten) (?:since|for|in)
      starved (?:myself|all)|hid(?:ing)? (?:my |the )?food
      (?:can not|could not|cannot) (?:even )?(?:eat|keep|swallow|sleep|get up|shower|brush|face|be touched|
        look in the mirror)(?: (?:anything|again|without|it|at all|because|for days|most|alone|any|since|the|people|
        anyone|my|tomorrow|him|her|another)|{end})
      (?:did|do|can|could|have) not (?:even )?(?:shower|washed?|wash|brush|get dressed|got dressed|
        open the (?:curtains|post|door))(?: (?:again|for|in|since|today|all|or)|{end})
      chest (?:is |was |so |feels |felt |got )?(?:\\w+ )?(?:tight|hurts|heavy|crushing)|(?:tight|heavy) chest
      heart (?:was |is |would not stop |will not stop |keeps? )?(?:racing|pounding|beating (?:so|too|out)|hammering)
      (?:can not|could not|cannot) (?:catch my breath|breathe)
      thought (?:i|we) (?:would|was going to|were going to|was|might|were|am going to) (?:die|dying|be killed|
        collapse)
      hyperventilat\\w*`,
    hard: `
      (?:is|'s|was|are|started|been) (?:drinking|using|gambling|cutting) again|drinking again{end}
      (?:not|hardly|barely|never) (?:\\w+ )?(?:slept|sleeping|sleep)(?: (?:again|at all|since|for|in|a|well|properly|
        anymore)|{end})
      nobody slept|no sleep
      (?<!kept (?:me|us) )(?:awake|up) (?:all night|again|since (?:two|three|four|\\d)|at (?:3|4|three|
        four)(?: ?am)? (?:again|with|thinking|worry\\w*))
      insomnia|waking (?:up )?was (?:very |so )?hard
      under (?:the|my) (?:blankets?|covers|duvet) (?:all|again|with|since|until)|curtains (?:shut|closed|drawn)
      (?:in|stayed in|spent \\w+ \\w+ in|whole day in|all day in) bed (?:all|again|since|crying|with the curtains|
        because|and (?:did|could))
      {start}(?:day|week) (?:2|3|4|5|6|7|8|9|two|three|four|five|six) (?:of|in) (?:bed|this|the dark|nothing)
      autopilot|like a ghost|going through the motions
      (?:so|just|too|bone|always|dog) tired of (?:this|it|fighting|everything|trying|being (?:strong|in pain|ill|sick|
        scared|brave|me)|pretending|it all|life)
      (?:can not|could not) (?:do this|keep (?:doing|going|up|this)|take much more|fight)|how much (?:longer|more)
      {start}(?:hate|hating) (?:that )?(?:i am|being) back here|taste[sd]? (?:like|of) nothing|tablets make me
      meds make me
      (?:stood|sat|lay|sitting|lying|standing) (?:\\w+ ){0,4}and (?:shook|stared|wept|cried|howled|did not move)
      (?:lay|laid|lying) (?:there|in it|on the floor) (?:till|until|for|all)|sertraline|antidepressants?
      (?:doubled|upped|increased) (?:my|the) (?:dose|meds)
      (?:sertraline|citalopram|lithium|dose) (?:is |was )?(?:doubled|upped|increased)`,
    tender: `therapy|therapist|counsell?or|counsell?ing|medication|burn(?:t|ed)?[ -]?out|meds`,
  },
  {
    plain: `
      (?:new|hiking|riding|camera|running|climbing|fishing|cricket|rain) gear
      (?:in|into|bottom|top|second|third|fifth|first|low|granny|high) gears?
      crack(?:ed|ing)? (?:the|an?|on|open|eggs?|up|me up|jokes|my|of (?:dawn|light)|it|good|down)
      (?:get|got|getting) cracking|coke (?:zero|float|and|with ice|bottle|can)
      weed(?:ed|ing|s)? (?:the|and|out|whacker|killer|between|pulled|all)|(?:pulled|pulling|sea|the|some|out) weeds?
      slipped (?:on (?:ice|a|the|my)|in the mud|up|past|into|over|out|a|him|her)
      (?:used|using) (?:to|the|my|up|a|an|it|all|his|her|only|that|some|our)
      (?:i|we) used(?! (?:again|last|today|on|yesterday))
      high (?:five|school|street|tea|tide|score|note|up|heels|chair|table|jump|on|land|rise)
      (?:hot|soft|energy|fizzy|chocolate|a|birthday|celebrat\\w+|first|quick|after work|friday|cold|leaving|work|few|
        one|some|long|had) drinks?(?! (?:again|after|in secret|alone|\\d))
      (?:drink|drank|drinking) (?:tea|coffee|cocoa|cocktails|wine (?:with|on|in|and)|water|more water|chai|milk|
        prosecco|champagne|lemonade|beer (?:with|on|in)|hot|too much coffee|it all in|from|in the (?:sun|garden|pub))
      drinking (?:water|song|chocolate|fountain)
      (?:bottles?) (?:of (?:wine|water|prosecco|milk|beer|champagne|fizz|rum|squash)|opener|bank|feed|fed|green|
        return)
      (?:baby|water|milk|hot water|her|his|its|last) bottle
      cleaned?(?: (?:the|my|sheets|out|up|house|oven|kitchen|windows|and|all))
      clean (?:sheets|house|bathroom|kitchen|plate|plates|slate|sweep|bill|air|clothes|hands|water|towels|lines|pair|
        bowl|windows|cut|sheet|start)
      squeaky clean|day one (?:of (?:the|my)|at|in|as|done)|day 1 (?:of (?:the|my|holiday)|at|in|as|done)
      (?:cheese|cake|chocolate|crisp|sugar|pickle|mango|salt|biryani|chip|noodle|pregnancy) cravings?
      craving (?:cheese|chocolate|pickles|mangoes|cake|salt|sugar|chips|noodles)|chain smok\\w+
      smoked (?:salmon|fish|mackerel|ribs|haddock|paprika|cheese|brisket|the)
      stash of (?:wool|yarn|biscuits|chocolate|fabric|sweets)|wool stash|vitamins? pills|covid recovery
      recovery (?:run|ride|swim|day|week|pace|room|shake|truck)`,
    good: `
      {number} (?:days?|weeks?|months?|years?|hours)(?: \\w+)? (?:sober|clean|dry|smoke[- ]free|no drink\\w*|
        without (?:a )?(?:drink\\w*|smok\\w*|bet|gambl\\w*|cigarettes?))
      (?:day|week|month) (?:\\d+|\\w+)(?: (?:and|of being))? (?:sober|clean|dry|smoke[- ]free)
      (?:sober|clean) (?:for|since|\\d|today|still|a)|still (?:sober|clean)
      (?:did not|not|never|no) (?:\\w+ )?(?:drink(?:ing)?|drank|smoke|use|gamble)(?: (?:today|tonight|at|once|
        anything|all))?{end}
      (?:turned down|said no to|refused|poured away|poured out|walked past|skipped|tipped) (?:a|the|my|his) (?:drink|
        bottle|wine|pub|beer|bet|vodka|pint)
      craving (?:passed|went|gone)|cravings (?:passed|went|gone)
      (?:coffee|lunch|call|tea|breakfast|chat|meeting|walk) with (?:my )?sponsor
      (?:my |a )?sponsor (?:said|says|is|came|called|rang|made|laughed)
      (?:quit|stopped|gave up|given up|off) (?:smoking|drinking|gambling|vaping|cigarettes|the (?:booze|fags|drink))
      sobriety (?:chip|coin|birthday)|(?:got|collected|earned|picked up) (?:my|a) (?:\\w+ )?(?:chip|coin|key ?tag)
      in recovery|completed rehab|out of rehab|finished rehab`,
    grave: `
      relaps\\w*|overdos\\w*|od'd|(?:day|back to day|start) (?:1|one) again
      back (?:on|to) (?:the )?(?:gear|drink|drinking|booze|bottle|smack|heroin|meth|crack|coke|pills|it|needle|
        wagon\\w*|using|vodka|tramadol|ice)(?: again)?
      fell off the wagon|off the wagon|white[- ]knuckl\\w*
      (?:two|three|\\w+|\\d+) (?:days|weeks|months|years) (?:gone|wasted|down (?:the|to)|thrown|undone|lost|
        for nothing|and i (?:drank|used))
      (?:found|finding|hid|hiding|hidden|empty) (?:the |a |his |her |my |some |empty |another )?(?:\\w+ )?(?:bottles?|
        needles?|pills|stash|pipe|vodka|syringes?|cans|spoon|foil)(?: (?:in|behind|under|again|inside)|{end})
      (?:he|she|mum|dad|brother|son|daughter|husband|wife|partner|{my}{kin}) (?:is |was |has |been |started |came |
        comes |are )*(?:drinking|using|drunk|drinks|high|gambling|on (?:drugs|the (?:gear|drink)))(?: (?:again|
        in secret|every|when|too|at|all|and (?:i|hit|shout\\w*|broke|fell))|{end})
      (?:he|she) promised{end}
      (?:i |we )(?:drank|drink|used|smoked|slipped|gambled|scored)(?: (?:again|last night|today|on (?:saturday|sunday|
        monday|tuesday|wednesday|thursday|friday)|alone|the whole|until i|myself|to (?:sleep|forget|get)|
        before (?:work|noon)|in secret))
      {start}(?:slipped|used|drank|relapsed|scored)(?: (?:again|last night|today|up again)|{end})
      (?:had|took) (?:a|one|the first|that) (?:drink|hit|pill|bet)(?:\\.| (?:\\w+ )?(?:\\d+|after|days|months|years|
        again|gone))
      (?:wanted|want|need|needed|craving|crave) (?:\\w+ )?(?:a drink|to (?:drink|use|score)|drugs|gear|
        heroin)(?: (?:so|badly|all|today|very)|{end})
      craving all|cravings? (?:is|are|was|were|all|bad|back|again|so)|drug addict|(?:an|is|am an) addict
      gambl(?:ed|ing) (?:the|it|my|our|again|away|all)|withdrawals?
      (?:got|was) (?:so )?(?:drunk|wasted) (?:again|alone|and (?:cried|hit|hurt|shouted|woke))`,
    tender: `sober|sobriety|recovery|craving|sponsor|rehab|addict`,
  },
];
