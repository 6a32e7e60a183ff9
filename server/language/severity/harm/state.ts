import type { Harm } from './word-classes.ts';

/** War, and what the state or a hateful crowd does to someone. */
export const state: readonly Harm[] = [
  {
    plain: `
      (?:photo|bath|yarn|seed|sex|love|cherry|water|f|truth|cluster of|jager) ?-?bomb\\w*
      bomb(?:ed|ing)? (?:(?:my|the|an?|that|this) (?:exam|test|interview|presentation|audition|quiz|set|gig|hill|
        speech|viva)|down|around|along|through|about)
      (?:the|da|is a|was a|cost a|smells? like a) bomb|thought (?:i|we) (?:had )?bombed|(?:i|we) bombed
      (?:basically|practically|literally|honestly) a war crime
      shell(?:ed|ing)? (?:peas|prawns|eggs|beans|nuts|pistachios|suit|out|broad|walnuts|shrimp|crab|hard|necklace)
      (?:sea|egg|nut|taco|tortoise|snail|pasta|scallop|razor|pretty|collected) ?shells?|shells
      sirens (?:all day, marathon|on the (?:telly|tv))|drone (?:footage|photo|lesson|course|pilot|shot|show|on|over)
      (?:flew|fly|flying|new|my|his|dad's) (?:the |my |a |his )?drone
      (?:cub|brownie|scout|guide|summer|band|base|holiday|training|boot|tennis|football|space|glamping|youth|yoga|
        glasto) ?camp\\w*
      camp ?(?:fire|site|bed|chair|as|ing)|(?:animal|dog|cat|bus|rescue) shelter
      shelter(?:ed|ing)? (?:from the|under|in a (?:bus|doorway|pub|barn)|behind)
      rocket (?:salad|leaves|league|launch|ship|lolly|pesto|fuel)|salvation army|army (?:of ants|surplus|cadets|knife)
      front (?:door|row|garden|room|page|seat|crawl|of|wheel|teeth|desk|line of)|tug of war
      war (?:and peace|horse|memorial|of words|graves|hammer\\w*|of the|game|games|paint|stor(?:y|ies)|museum|film|
        diary|poem|poems|poets|poetry|movie|essay|documentary)
      star wars|world war|first world war|second world war
      (?:stories|story|film|book|essay|lesson|poem|chapter|unit|documentary) (?:about|on|of|from) (?:the )?(?:first |
        second |world |civil |cold )*war
      prank war|snowball war|(?:pub|brownie|sniff|night|dawn|ski|paw|litter|beach) patrol|coup (?:for us|de)
      blast (?:from|of (?:cold|sea|fresh|music))|(?:a|had a|full|absolute|such a) blast|(?:fire|evacuation) drill
      evacuation (?:drill|practice|chest)|(?:toy|plastic|old|dear old|little) soldiers?|soldiers cut
      (?:egg|eggs) (?:and|with) soldiers|soldiers (?:with|for|and) (?:an? )?egg|soldier(?:ed)? on|preoccup\\w+
      occup(?:ied|ation|ational|ies|y)(?! (?:city|town|territor))`,
    good: `
      ceasefire|granted (?:asylum|refugee)|asylum (?:was |is )?(?:granted|approved)|war is over|no sirens
      quiet night, no|not one siren|all safe`,
    grave: `
      bomb(?:ed|s|ing|ings|ard\\w*)?|shell(?:ed|ing)|missiles?|air ?raids?|air alarm|gunfire
      rocket(?:s)? (?:hit|fell|fire|attack)
      drones? (?:hit|attack|came|all night|over (?:the|our) (?:house|city|village))|checkpoint|conscript\\w*
      mobili[sz]ed|frontline|front line|sent to the front|militia|hostages?|genocide|massacre|explosions?|displaced
      martyr\\w*|rebels (?:came|took|burn)|took the (?:city|town|village)|fled|under occupation
      occupied (?:city|town|territor\\w+)|(?:under|a|the|strict) curfew|curfew (?:again|imposed|from|at|tonight)|coup
      (?:the|this|a|civil|at|of|since|because of|when) war(?! (?:on|and peace|ich|es|der|die|das|ein))
      war (?:is|in|has|came|took|again|started|zone|crimes|broke)
      (?:soldiers|troops|army|police) (?:came|took|made|entered|beat|shot|searched|burned|at (?:the|our) (?:door|
        checkpoint))
      (?:did|have|will) not come (?:home|back) from (?:the )?(?:patrol|front|war|mission|sea|mine|pit)|refugee camp`,
    hard: `
      sirens? (?:again|all night|at|woke)
      (?:slept|sleep|sleeping|hid|nights?|hours) in the (?:metro|basement|bunker|shelter|cellar|subway|
        corridor)(?! (?:bar|flat))
      evacuat(?:ed|e|ion)|no word (?:from|of|since)|have not heard from|(?:is|are|still|gone|went|been) missing
      blackout again|(?:land|farm|home|country|village|house) (?:is not|was not|is no longer) ours
      at the border (?:they|he|with|for|again)|(?:turned|sent|pushed) (?:us |him |her )?back at the border`,
    tender: `refugees?|asylum|(?:women's|homeless|night) shelter`,
  },
  {
    plain: `
      detention (?:fees?|charges?|pay|slip)
      (?:i|we) (?:had |have |once )*arrested (?:him|her|them)
      ice (?:cream|creams|lolly|lollies|rink|skat\\w*|cubes?|hockey|bath|baths|cold|cap|age|on|in|bucket|breaker|
        coffee|tea|box)
      (?:the|broke the|black|dry|crushed|like|with|on|thin|of) ice
      hate (?:mondays?|running|the|this (?:weather|rain|cold|heat|bus|song|printer)|mornings|ironing|coriander|onions|
        maths|cardio|burpees|traffic|when|that|it when|to|my alarm|leg day|winter|parking|spiders|ads|mushrooms|
        cilantro|early)
      hate ?(?:less|ful of)|custody of the (?:remote|biscuits)|arrest(?:ing)? (?:view|warrant|paperwork|shift)
      (?:shifts?|worked|working|cardiac|made (?:an|my first|two|three)|my first|first|\\d+|two|three|no) arrests?
      (?:shifts?|worked|working|training|court duty|volunteer\\w*|teach\\w*|taught|choir|class|
        workshop) (?:\\w+ )?(?:at|in|for) (?:the |a )?(?:\\w+ )?(?:prison|jail|cells|custody suite|foster|probation)
      (?:skin|self|hair|after|day|child|car|health|medical|intensive|customer|take|takes|took|taking|good) ?care
      i (?:do not |did not |don't )?care
      social (?:club|media|anxiety group|sunday|event|dance|drinks|butterfly|studies|science|distanc\\w*)|stem cells?
      (?:solar|battery|fuel|brain|blood|hen|plant) cells?|cell (?:phone|biology)|bail(?:ed)? out of
      police (?:stopped us to say|dog|horse|academy|choir|escort)|pride|gay (?:bar|club|choir|wedding|pride|best)
      (?:sentence|sentences) (?:in|of my|diagram|written|for)|one sentence|first sentence|finish\\w* .{0,10}sentence
      open prison|prison break|foster (?:kittens?|dogs?|puppies|cats?|fail)|out(?:ing|ed) (?:to|with|at|in|for)
      (?:day|school|family|our|lovely|summer|an) outing`,
    news: `
      (?:visa|papers|permit|residency|citizenship|passport|green card|asylum|status|application|appeal|
        leave to remain)(?: \\w+)?(?:'s| is| was| has| have| are| finally| just)* (?:been )?(?:came|come|approved|
        granted|accepted|arrived|through|stamped|ready|in hand|sorted|renewed)
      got (?:my|the|our|his|her|their) (?:visa|papers|permit|residency|citizenship|green card|status)
      (?:out of|released from|home from|freed from) (?:prison|jail|detention|custody)
      released (?:on|today|without|him|her)|(?:got|won|full|shared) custody|charges (?:were )?dropped|not guilty
      acquitted|adoption (?:is|was) (?:final|approved)|adopted|parole (?:was )?(?:granted|approved)|on bail and home
      we can stay|can stay|came out to (?:my|mum|dad).{0,30}(?:hug|love|fine|proud|knew)`,
    grave: `
      deport\\w*|detain\\w*|detention
      (?:visa|asylum|permit|residency|citizenship|status|leave to remain|green card|papers|application|appeal|
        claim)\\b.{0,25} (?:refus\\w+|reject\\w+|deni\\w+|declin\\w+|revoked|cancel\\w+|withdrawn|turned down|
        returned|not (?:approved|granted|renew\\w*)|failed)
      (?:refus\\w+|reject\\w+|deni\\w+|revoked|not renew\\w*|returned) (?:my|our|his|her|the|us|their|
        me)? ?(?:\\w+ )?(?:visa|asylum|permit|residency|papers|citizenship|status|appeal|entry)
      asylum refused|removal order|papers expired|(?:no|without) papers
      immigration (?:came|raid\\w*|took|called|officers)|ice (?:came|took|raid\\w*|picked|agents|is outside|detained)
      raided (?:our|the|my)|final notice
      (?:he|she|they|we|i|{my}{kin}|\\w+) (?:was|were|got|is|are|been|has been|have been) {1}arrested
      arrested (?:me|us|him|her|my|our|for|again|at|in front)
      (?:in|to|from|into|went to|back in|still in|going to|facing) (?:prison|jail|custody|remand|a cell|the cells)
      sentenced|got (?:\\d+|\\w+) (?:years|months) (?:inside|in prison)|he got (?:\\d+|\\w+) years{end}
      (?:glass|visit) between us|on remand|jailed|stopped and searched|stop and search|hands on the wall
      like a criminal|racis(?:t|m)|racial\\w*|slurs?|hate (?:crime|mail|speech|myself|my (?:life|body|face|self))
      go back to (?:your|where)|(?:sprayed|wrote|said|painted|shouted|told (?:me|us) to) "?go (?:home|back)"?
      (?:because of|about|for|ripped|pulled|tore) (?:my|his|her) (?:hijab|turban|skin|accent|headscarf|colour|color|
        religion|name)
      deadnam\\w+|misgender\\w+|(?:was|got|been|he|she|they) outed(?: me| us)?{end}|outed me|disown\\w*
      (?:kicked|threw|thrown|chucked) (?:me |him |her |us )?out (?:for|when|because|after|of (?:the house|home|my))
      pray(?:ed)? (?:it|the gay) (?:away|out)
      (?:taken|took|take|put|going|gone|go) (?:(?:my|our|the|him|her|them|us|little|baby|girl|boy|kids|
        children) )*into (?:care|foster)
      foster (?:family|home|carers?|placement)(?= (?:again|broke|ended|says?|sent|gave))
      (?:another|new|moved to another|third|next) foster
      social (?:worker|services) (?:came|took|called|again|want|say|said|is coming)`,
    hard: `
      moderated out|lost my status|overstay\\w*|embassy (?:said|says|returned|refused|sent|did not)
      home office (?:said|says|letter|refused|again)`,
    tender: `prison|jail|(?:in|to|at|from) court|asylum|foster|probation`,
  },
];
