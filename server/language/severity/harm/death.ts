import type { Harm } from './word-classes.ts';

/** Death and grief, of people and of animals, in plain words and in those that go round it. */
export const death: readonly Harm[] = [
  {
    plain: `
      (?:almost |nearly |we |i |just |literally |absolutely )*(?:died|dying|dead|die) (?:with |of |from )?(?:laughing|
        laughter|cringe|embarrassment|boredom|happiness|cuteness|excitement|shame|heat|curiosity)
      (?:dying|died|die) (?:to|at|over|for (?:an?|the|some|my|more)|inside|down|out)(?! (?:home|hospital|the hospital|
        work|sea|birth|the weekend|\\d|dawn|noon|night|a grand age|last))
      like a \\w+,? and i literally died{end}|i (?:literally|just|honestly|absolutely|basically|legit|actually)(?: \\w+)? died (?:laughing|at (?:the|that|this)|
        when i)
      (?:cooked|baked|boiled|fried|roasted|melted|froze|frozen|bored|embarrassed|loved?|hugged|tickled) (?:\\w+ )?to death
      (?:the|his|her|my|our|their|whole) (?:system|computer|printer|projector) (?:has |is |was |just )?(?:dead|died)
      (?:slept|asleep|i was) (?:\\w+ ){0,6}dead to the world
      dead (?:windy|good|nice|funny|proud|posh|cute|chuffed|easy|handy|tasty|cheap|fancy|impressed|excited|busy)
      dies irae|to die for|die[- ]?hard|do or die|never say die|old habits die|tie[- ]?dy\\w+|dyed?|i am dead(?! inside)
      i am deceased|dead 💀|💀 dead
      (?:legs?|arms?|feet|thighs|shoulders|lines?|quads|battery|phones?|laptop|car|wifi|wi-fi|router|speaker|kindle|camera|
        mower|internet|engine|signal|mic|tv|tractor|boiler|sat nav|bike light|clock|watch|radio|fridge|torch|
        lights?|work|market|town|pub|gym|shop)(?: (?!and)\\w+)?(?:'s| is| are| was| were| r| went| has)? (?:\\w+ )?(?:dead|died|dying)
      (?:plants?|fish|goldfish|cactus|basil|houseplant|fern|starter|sourdough|succulent|tomatoes|mint|parsley|grass|
        lawn|seedlings|orchid|tree|leaf|leaves|
        hedge)(?: (?!and)\\w+)?(?:'s| is| are| was| were| has)? (?:\\w+ )?(?:dead|died|dying|to death)
      dead (?:mice|mouse|rats?|pigeons?|ants|leaves|quiet|tired|on|easy|good|calm|still|silent|proud|chuffed|happy|
        simple|slow|boring|centre|center|end|ends|heading|headed|lift|lifts|line|lines|sea|straight|keen|nice|funny|
        cute|excited|pleased|cheap|posh|handy|lucky|fast|weight|heat|cert|ringer|beat|pan|leg|legs|skin|wood|leaves|
        flowers|heads?|hang|bug|bugs|space|zone|set|eye|languages?|poets|fly|flies|mouse|bird|spider|fish|wasp|
        batteries|interesting|useful|embarrass\\w+|romantic|sexy|soft|jealous|sore)
      something dead|rolled in \\w+ dead|the walking dead|day of the dead|dia de (?:los )?muertos|grateful dead
      red dead|back from the dead|dead of night|over my dead body|wouldn't be seen dead|black death
      death (?:metal|star|note|valley|row records|march|by|cap)
      (?:sick|bored|scared|starved|tickled|frozen|loved?|worked|froze|hugged|squeezed|thrilled|scare) (?:me |us |him |
        her )?to death
      death on the nile|death (?:in|at|comes) \\w+ (?:novel|book)|life after death the album
      (?:i|we|character|my character|he|she|they|party|hero|avatar|pacman|mario|
        boss) (?:\\w+ )?died (?:again )?(?:\\d+|a hundred|twice|three|ten|so many|at|on|in)(?: \\w+)? ?(?:times|level|
        boss|the last boss|the boss|the first|round|the swamp|minecraft|fortnite)
      died (?:\\d+|a hundred|so many|ten|twenty) times|my character died|would (?:have|of) died|could (?:have|of) died
      thought (?:he|she|it) died laughing|(?:nobody|no one|no body) (?:has |had |have )?die[ds]?
      (?:pain|fire|wind|storm|light|music|noise|talk|conversation|trend|romance|chivalry|party|candle|
        night)(?:'s| is| has)? (?:\\w+ )?(?:died|dies|dying|dead)(?: down| out| away)?|war on (?:slugs|weeds|plastic)
      (?:died|dead|passed away) (?:years|ages|long|decades|(?:ten|twenty|thirty|forty|fifty|sixty|\\d+) years) ago
      (?:clouds?|stars?|robots?|dinosaurs?|dodos?|flies|slugs|bees?|spiders?|wasps?) (?:die|died|dies)|if \\w+ die
      thought (?:he|she|it|they|we|i) (?:had |was |were )?(?:died|dead|dying)(?! (?:there|in the))`,
    good: `not dead|still alive|brought (?:him|her|them|me) back`,
    grave: `
      (?:he|she|they|it|{my}{dear})(?:'s|{has}) {1}{1}(?:died|dead|dies|dying|die|drowned|deceased)
      (?:found|came home to|dropped|lay|lying|left for|born|shot|pronounced|got) {2}dead
      (?:found|came home .{0,20}to|woke .{0,20}to) (?:[\\w',]+ ){1,5}dead|(?:is|are|was|were) {1}dead
      (?!he|it|she|that|what|phone|there|where)\\w+'s dead|death of
      (?:his|her|their|mum's|dad's|{kin}'s) (?:death|dying)|(?:near|to|in|sudden) death
      death (?:certificate|bed|sentence|threats?)|deathbed|deaths?|died|dies|dying|perished|drowned|deceased|don die
      done die|lifeless|dead (?:baby|lamb|calf|dog|cat|body|brother|sister|mother|father|son|daughter|husband|wife)
      dead inside`,
  },
  {
    plain: `
      (?:passport|licence|license|milk|visa card|card|warranty|coupon|voucher|domain|subscription|ticket|permit|mot|
        insurance|yogh?urt|food|meat|cheese|eggs|medicine|token|password|parking|session|certificate|offer|
        contract)(?:'s| is| has| had)? (?:\\w+ )?expired?
      expired? (?:milk|passport|licence|license|coupon|yogh?urt|voucher|ticket|card)`,
    news: `passed (?:my|the|his|her|all|every|first|with|it)(?! (?:way|hands))`,
    grave: `
      pass(?:ed|es|ing)? away|passed on{end}
      passed on (?:last|this|sunday|monday|tuesday|wednesday|thursday|friday|saturday|peacefully)
      passed over(?! (?:the|a|us|me|for))|passed peacefully
      (?:he|she|{my}{dear}|friend|\\w+){has} {1}passed(?: (?:{when}|surrounded|from|after a|in hospital|
        to (?:the )?(?:glory|other side)))
      {my}{dear}{has} {1}passed{end}|{start}passed (?:last|this|in (?:his|her)) \\w+
      (?:he|she|{my}{kin}|uncle \\w+|aunty? \\w+){has} {1}expired
      expired (?:today|yesterday|last night|on|this|in (?:the|his|her)|at \\d)
      (?:his|her|their|mum's|dad's|{kin}'s|the) passing`,
  },
  {
    plain: `
      gone (?:mad|crazy|wild|bananas|fishing|viral|shopping|swimming|camping|bust|soft|well|quiet)|threw it out rip{end}
      (?:all|jam|cake|last of the \\w+|milk|deadline|biscuits?|headache|pain|cold|snow|rain|clouds?|fear|nerves|
        stress|cough|fever)(?:'s| is| are| was| has)? (?:\\w+ )?gone
      gone (?:to|for|out|home|off|back|into|up|down|on|past|through|quickly|fast|over|so)`,
    grave: `
      (?:he|she|{my}{dear}){has} {1}gone{end}
      (?:he|she|{my}{dear}){has} {1}gone (?:too|from|so|forever|before|and i|one|two|three|four|five|\\d+|an?|since|
        now|this|in the)
      gone too soon|gone from us|gone to (?:be with|glory|heaven|god|jesus|his maker|her maker|rest)
      (?:with|to) (?:the )?(?:lord|angels|jesus|allah|ancestors) now
      (?:be|is|are|home) with the (?:lord|angels|ancestors)|called (?:home to|to glory)|in heaven now
      (?:he|she|they) (?:is|are|was) no more|{dear}(?:'s| is| are) no more|no more with us|not with us anymore
      no longer with us|rip|rest in (?:peace|power)|rest easy|inna?( )?lillahi|om shanti|rainbow bridge
      (?:joined|met) (?:the|his|her) (?:ancestors|maker)|may (?:his|her|their) soul|gained an angel
      gone (?:an?|one|two|three|four|five|\\d+) (?:years?|months?|weeks?) (?:today|now|already|this)
      gone by (?:morning|dawn|the time|noon)`,
    hard: `
      (?:house|home|kiln|shed|farm|shop|studio|flat|street|village|school|church|mosque|everything|all of it|money|
        savings|crop|stall)(?:'s| is| was| all)? (?:\\w+ )?gone`,
  },
  {
    plain: `
      los(?:t|ing|e) (?:weight|track|count|time|touch|my (?:keys?|phone|way|voice|place|glasses|bearings|footing|
        balance|marbles|temper|grip|appetite for work|gloves?|scarf|hat|purse|ticket|sock|page|pen|thread|cool|beans)|
        the (?:keys?|plot|light|ball|bet|thread|remote|receipt|path|trail|instructions|match|game|toss|quiz|lid|
        signal)|it laughing|to \\w+|at |\\w+ (?:pounds|kilos|kg|lbs|stone|games?|match)|\\d|by \\d|in (?:a|
        the) (?:book|music|woods|maze|reading|\\w+ section)|an? (?:bet|filling|glove|sock|game|match|tooth|shoe|
        earring|ball|hour|contact|stone)|all (?:my|our) beans|\\w+ (?:nil|-nil))
      (?:we|i|got|get|got totally|got happily|team|they) lost(?:{end}| (?:again|twice|and|in|on (?:the way|purpose|
        penalties)|badly|,))(?! (?:his|her|him))
      i lost it{end}|lost it (?:laughing|when|at)|lost (?:and found|property|luggage)
      lost (?:the )?(?:kids?|him|her|dad|mum|them) (?:in|at) (?:the |a )?(?:\\w+ )?(?:maze|shop|ikea|market|crowd|
        park|supermarket|museum|aisle)
      nothing lost|lost (?:at|on) penalties|no love lost
      lost (?:our|my|a) (?:first|last|only|home|away)? ?(?:match|game|set|final|race)`,
    grave: `
      los(?:t|ing|e) (?:my|our|his|her|the|their|a|both|two|three|four|another|one of (?:my|our|the)|
        \\w+'s) (?:\\w+ ){0,2}?(?:{dear}|soulmate|pregnancy|soldiers?|men)
      los(?:t|ing|e) (?:mum|mom|dad|mam|mama|papa|baba|nan|gran|grandma|grandad|granddad|grandpa|nani|dadi|abuela|oma|
        opa|gogo|uncle|auntie?|aunty|{number} (?:patients?|babies|lambs|ewes|calves))
      we (?:have )?lost (?:him|her|them|it){end}
      (?:we|they) lost (?:(?:mr|mrs|ms|miss|sister|father|brother|old|uncle|auntie?) \\w+|(?:him|her) {when})
      we lost (?!the|a|an|our|my|to|by|at|in|on|and|again|but|it|every|all|some|track|time|count|power|everything|
        \\d)\\w+ (?:{when}|to (?:cancer|covid|it|the))
      lost (?:him|her|them)(?:{end}| (?:(?:\\w+ ){1,2}ago|on|last|this|today|yesterday|to cancer|to covid|at \\d|
        in the night|in (?:\\d+|january|february|march|april|may|june|july|august|september|october|november|
        december)))
      lost a patient|lost bed \\d|loss of (?:my|our|his|her|a)|sorry for (?:my|our|your|the) loss|sense of loss
      lost (?:the )?(?:feeling|use|sight|movement|vision) in
      los(?:t|ing|e) (?:my|his|her|the) (?:sight|hearing|vision|eyesight|mobility|leg|arm|foot|breast|sense of)
      lost (?:my|the|our|his|her) (?:job|home|house|business|farm|licence|license|case|appeal|custody|visa|
        scholarship|everything)
      lost everything|lost (?:it )?all(?: of it)?{end}
      lost (?:all )?(?:the|my|our|his|her) (?:life )?(?:savings|money|deposit|rent|harvest|crop|herd)
      lost (?:my )?(?:contact|custody|access|time) with`,
    hard: `
      los(?:t|ing) (?:my mind|hope|faith|the will|myself|my best friend)|{feel} {so}lost{end}
      (?:so|completely|feel|utterly) lost (?:and|without|in this|here)
      lost {2}(?:shifts|hours|contract|deposit|purse with)|lost (?:my|our|the) (?:wedding|engagement) ring`,
  },
  {
    plain: `
      funeral (?:parlou?r|home|director|directors|business|planner|wear|flowers order)
      (?:day|shifts?|work|working|job|placement|volunteer\\w*) (?:\\w+ )?(?:at|in|for) (?:the |a )?(?:funeral (?:home|
        parlou?r|director\\w*)|hospice|mortuary|cemetery)
      (?:driving|drove|polish\\w*|washed) the hearse|hospice (?:shop|volunteer\\w*|charity|choir|garden|bake sale)
      (?:church|planted the|tidied the|mowed the) (?:grave ?yard|cemetery)|grave(?:yard)? (?:shift|border|digger)
      war graves?
      bur(?:ied|y|ying) (?:\\w+ ){0,3}(?:up to (?:the|his|her|my) (?:neck|chin|ears)|in (?:the )?(?:sand|snow|leaves|
        paperwork|blankets))
      bur(?:ied|y|ying) (?:(?:myself|my|his|her|the|our|a|an|some|two|deep|in|under|up|us|me|him|dad|them|
        each other) )*(?:\\w+ )?(?:bulbs?|treasure|hatchet|time capsule|nose|head|face|bone|seeds?|neck|sand|leaves|
        blankets?|snow|duvet|book|books|work|emails|paperwork|cats|cables?|acorns?|nuts|potatoes|laundry|lead|
        homework|pillow|essays?|marking|cushions|wool|papers|kittens|puppies)
      wake (?:up|early|at|me|him|her|us|them|the|in the wake)|in the wake of|(?:awake|boat's|boat) wake
      ashes (?:test|series|cricket|on (?:the )?(?:telly|radio)|match)|the ashes{end}
      (?:rose|roses|grief) (?:like a )?from the ashes|wood ?ash|ash wednesday|good grief|christmas wreath
      orphan (?:lambs?|kid goat|calf|annie)|door wreath|wreath (?:making|workshop)
      (?:goldfish|hamster|worm|snail|bee|pet|gerbil|beetle|ladybird|butterfly|doll|teddy) (?:funeral|burial)
      funeral (?:tea|sandwiches|catering|cake|potatoes|music|rehearsal|march)
      buried (?:her|his|my|their|dad's|mum's|in) (?:feet|legs|toes|sand)|goldfish funeral|visited an orphan(?:age)?
      orphanage (?:visit|party|trip)|i am (?:so )?dead[.,!]* bury me (?:in|with) (?:the|this|these|that) (?:uniform|hoodie|burgers?|trainers){end}`,
    grave: `
      funeral\\w*|burial|bur(?:y|ied|ying)|cremat\\w*|mourn\\w*|grief|griev\\w*|bereave\\w*|hospice
      (?:scatter\\w*|spread\\w*|{kin}'s|his|her|collected|the) ashes|coffin|casket|condolences?|eulogy|requiem
      undertaker|(?:at|by|beside) (?:his|her|mum's|dad's|the) (?:graveside|grave)|widow(?:ed|er)|orphan(?:ed|s)?
      morgue|mortuary|the wake|{kin}'s wake|sitting shiva|stood at (?:his|her|the) grave`,
    tender: `graveside|grave|cemetery|memorial|ashes|widow|wreath`,
  },
  {
    plain: `
      (?:our|wedding|work|parents'?|\\d+(?:th|nd|rd|st)|golden|silver|ruby|happy) (?:wedding )?anniversary
      since (?:i|we) (?:quit|stopped|gave up|started|moved|last smoked|last drank)`,
    grave: `
      {number} (?:years?|months?|weeks?)(?: today| now)? (?:since|without) (?:we lost|he (?:died|left|passed|went)|
        she (?:died|left|passed|went)|we said|mum|mom|dad|{my}{kin}|him|her|the accident|the funeral|
        (?!i )\\w+ (?:died|passed away|left us|passed{end})){1}{1}`,
    hard: `
      (?:christmas|birthday|eid|diwali|easter|thanksgiving|summer|holiday|anniversary|mother's day|father's day|day|
        night|week|year|month|home|house|life|new year|pongal|onam|ramadan|table) without (?:him|her|them|you|mum|mom|
        dad|{kin}|my \\w+|our \\w+)
      (?!mum and dad|my parents)\\w+'s (?:death )?anniversary|anniversary of (?:his|her|the|their|mum's|dad's|\\w+'s)
      (?!it|that|there|this)\\w+(?: would|'d) (?:be|have been|have turned|turn) (?:\\w+[ -]){0,2}(?:\\w+teen|\\w+ty|\\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:years old|today|this week|this month)
      the (?:ice|sea|river|lake|war|sickness|fever|cancer|drink|pit|mountain|flood) took (?:him|her|them|my|our)
      (?:first|second|third|another|fourth|fifth|\\w+th) (?:\\w+ )?(?:christmas|birthday|anniversary|eid|diwali|
        easter) without
      (?:would|should) (?:have|of) (?:turned|been) (?:\\d+|\\w+ty|\\w+teen|one|two|three|four|five|our)`,
    tender: `anniversary of`,
  },
  {
    plain: `
      put (?:the |my |our )?(?:\\w+ )?(?:kids?|baby|toddler|twins|children|boys|girls|little one|son|daughter|phone|
        book|tools) (?:down|to sleep|to bed)
      goodbye (?:to )?(?:(?:the|my|our|to) )*(?:\\w+ )?(?:car|flat|house|office|class|school|sofa|old \\w+|desk|
        summer|winter|snow|braces|cast|crutches|stitches|acne|debt|smoking|kitchen|london|paris|rome|jeans|beard)`,
    grave: `
      (?:had|have|having|decided|time) to (?:put|let|have) (?:{my}{dear}|him|her|it|\\w+) (?:be )?(?:down|to sleep|go|
        pts|put (?:down|to sleep))
      put (?:the |my |our )?(?:\\w+ )?{pet} (?:down|to sleep)
      put (?:him|her|\\w+) (?:to sleep|down) (?:at the vets?|today|this morning)
      {dear} (?:was |were |had to be )?(?:put (?:to sleep|down)|pts|euthani\\w+)
      (?:had|have) (?:{my}{dear}|him|her|\\w+) (?:put (?:to sleep|down)|pts)|euthani\\w+
      (?:went|gone|fell|going) to sleep (?:for the last time|forever|and (?:did|never)(?: not)? w[ao]ke)
      (?:said|say|saying|our|last|final) (?:our |my |a |the )?(?:last |final )?(?:goodbyes?|farewell) to (?:our |my |
        the )?(?:\\w+ )?{dear}
      (?:had|have|came|come|time) to say (?:goodbye|good bye|our goodbyes|farewell)
      vets? (?:was |were |is )?(?:\\w+ )?(?:so |very )?(?:kind|gentle|lovely|sorry) (?:at|in|to (?:him|her|
        us) at) the end
      (?:at|near) the end{end}.{0,40}vet|vet came (?:to the house|home|out|here)|last (?:visit|trip) to the vets?
      (?:switch\\w*|turn\\w*|took) (?:the |his |her |him off the |her off the )?(?:machine|ventilator|life support|
        machines)(?: off)?
      life support|switched (?:him|her) off
      (?:he|she|they|{dear}|one|baby|some) (?:did|do|does|will|would) not (?:make it|survive|pull through|
        come (?:home|back) from)(?! (?:to|on|into|in time))
      not going to make it{end}|time of death|(?:stopped|not|was not|struggling|struggle) breathing
      breathing (?:has |had )?(?:changed|stopped|gone|is bad)|last breath|last rites
      called (?:the|a|for the|for a) priest|(?:whole )?family (?:has|have|was|were|is) (?:been )?(?:called|sent for)
      taken from us|slipped away|left us (?:in|this|on|at|last|too)
      (?:the |a |that |got the |had the )call (?:about|from the (?:hospital|hospice|police|home)|came)
      (?:police|officers?|chaplain|padre) (?:rang|called|knocked|came|at the door|on the (?:doorstep|step))
      (?:two|a) (?:police|policemen|officers) (?:at|on) the
      found (?:his|her|the|a|my) (?:\\w+ )?(?:body|boy|girl|man|woman|son|brother|dad|mum|sister|daughter|
        remains)(?: (?:in the (?:canal|river|woods|water|sea|lake|flat|house|bath|garden|ditch|field)|at the|
        this morning|today))
      they found (?:my|him|her|the body)
      no (?:sign|trace) of (?:him|her|them|the (?:boat|plane|men|boys|girl|boy|crew|climbers))
      (?:is|are|was|mam is|dad is|papa is|slowly|daddy is) fading|not looking good|no pulse
      (?:her|his|a|the|find a|get a|no) pulse (?:back|stopped|was gone)|could not get (?:her|his|a) pulse
      (?:loss|death) of (?:a |my |the |our |his |her )?(?:\\w+ )?(?:relatives?|person|woman|man|life|{dear})
      destroy (?:him|her|the dog)|been there (?:two|three|four|five|\\d) (?:days|weeks)
      surrounded by (?:us|family|his family|her family)
      not know (?:if|whether) (?:he|she|they|it|{my}{dear}) (?:is going to|will|would|can|could) (?:make it|live|
        survive|pull through|walk again|come home)`,
    hard: `
      (?:said|say|saying) (?:goodbye|farewell) to (?!the|my|our|a|all)\\w+
      {dear} (?:has |is )?(?:stopped|not) (?:eating|drinking|waking)
      (?:he|she) (?:has |is )?(?:stopped|not) (?:eating|drinking|waking|responding)`,
  },
  {
    plain: `
      miss(?:ed|ing)? (?:the|a|my|our) (?:bus|train|tram|class|shot|yoga|flight|call|gym|boat|target|deadline|beach|
        sun|bed|sofa|stop|turning|turn|point|post|gap|joke|goal|exit|ferry|penalty)
      (?:near|nearly|almost|hit and) miss\\w*
      miss (?!you|him|her|them|my|mum|mom|dad|our|being|having|how|home|it|nan|gran|us|his|grandma|grandad|papa|baba|
        amma|that|those|what)\\w+
      missed nothing`,
    hard: `
      miss(?:ing)? (?:you|him|her|them|us|{my}{dear}|home|how (?:he|she|it|we)|being|having|his|
        her) ?{2}(?:so (?:much|bad|hard)|terribly|badly|every|still|more than|like (?:hell|mad|crazy)|it hurts|until|
        in my bones|to bits|awfully|today more)
      (?:hurts|ache|aching|crying) (?:\\w+ )?(?:missing|miss)|missed (?:his|her) (?:funeral|last \\w+|birth)
      (?:his|her|their|\\w+'s) (?:\\w+ )?(?:coat|chair|room|clothes|side|slippers|glasses|toothbrush|mug|cup|pillow|
        bed|shoes|jacket|scarf|voicemail|boots|collar|lead|basket|bowl|place|seat|stocking)(?: of the (?:bed|wardrobe|
        closet|sofa|table))?(?: is| are| was|'s)? (?:still|empty|so empty|just (?:sits|hangs)|untouched|exactly)
      still (?:\\w+ )?(?:dial|ring|text|set|lay|laying|setting|reach|reaching|expect|hear|listen|make|making|put|
        putting|buy|buying|turn|look) {3}(?:her number|his number|his voice|her voice|for (?:him|her)|two (?:cups|
        plates|mugs|places|teas)|to (?:tell|call|ask|ring) (?:him|her|mum|dad))
      (?:keep|kept) (?:setting|laying|making|pouring|buying|reaching) {2}(?:for (?:him|her|two)|two \\w+)
      smells? (?:still )?of (?:him|her)|(?:not|no longer) in (?:his|her) chair
      house (?:is|was|feels) {so}(?:empty|quiet|silent|big)(?: (?:now|without|since))?|too quiet (?:now|without)
      {start}(?:i |i will )?(?:\\w+ )?miss (?:her|him|them){end}
      (?:his|her|mum's|dad's) number (?:is |does )?(?:not|no longer|out of)
      (?:his|her) (?:last|missed) (?:call|text|voicemail|message)|missed (?:his|her|mum's|dad's) last
      (?:where|since) (?:his|her) (?:\\w+ )?(?:was|used to be|stood|sat)
      miss (?:who i was|my old (?:life|self|body)|how (?:i|it) was|before)
      bed (?:was|is) (?:stripped|empty|made up|bare)|all that (?:is|was) left of|(?:only|last) (?:one|ones) left{end}`,
    tender: `
      miss(?:ed|ing)? (?:him|her|them|you|home|{my}{kin})
      (?:goodbye|good-bye|farewell|parting|part(?:ed)? (?:with|from))`,
  },
  {
    plain: `
      (?:covid|lateral flow|lft|pcr|rapid|strep|hiv|malaria|drug|tb)\\b.{0,25} negative
      negative (?:covid|lateral|pcr|lft|drug|split|feedback|space)|tested negative
      (?:motor|spin|wash|life|rinse) ?cycle|period (?:drama|one|two|three|four|\\d|piece|costume)
      round \\w+ (?:of (?:drinks|golf|applause))|bank transfer`,
    news: `
      (?:saw|heard|see|hear|strong|steady|proper|lovely|little|a|and a|the|got a) heartbeat(?: (?:is|was) (?!gone|not|
        slow|weak))?
      heartbeat (?:is|was|like|sounds?) (?:proper|strong|good|fine|there|perfect|steady|fast|an?|like|lovely)
      two (?:pink )?lines|(?:am|is|are|was|i'm) pregnant|pregnant{end}|positive (?:pregnancy )?test|rainbow baby`,
    grave: `
      miscarr\\w*|stillb\\w*|born (?:sleeping|silent|too (?:soon|early))
      (?:no|not? (?:find|hear|see|any|have)(?: a| the| any)?|not be a|without a|lost the|is not a|isn't a) heartbeat
      heartbeat (?:was|is) (?:not|gone|no)|heartbeat (?:had |has )?(?:stopped|gone)|ectopic
      (?:failed|losing the|lost the|end of the|terminat\\w+ the|molar) pregnancy|not viable|d&c|angel baby`,
    hard: `
      (?:another|again|still|all|also) (?:a )?(?:big fat )?negative{1}|negative(?: test)? again
      (?:test|it|ivf|round|cycle|transfer) ?(?:is|was|came back|\\w+)?[.:,]? negative
      (?:ivf|cycle|round|transfer|iui|embryos?|implant\\w*) {3}(?:failed|fail|did not (?:work|take|stick|survive|
        make)|negative|over)
      failed (?:ivf|cycle|round|transfer|iui)|(?:period|it) (?:came|started|arrived) (?:again|anyway)|not pregnant
      never (?:be|have) (?:a mother|a father|children|kids)
      (?:cannot|can not) have (?:children|kids|babies|any more children)|scan (?:showed|shows|found) nothing
      nothing there{end}|infertil\\w*`,
    tender: `ivf|fertility|embryos?`,
  },
  {
    grave: `
      (?:se )?murió|falleció|ha muerto|gestorben|décédée?|est morte?|morreu|faleceu|è morto|è morta|umarła?|öldü
      умерла?|namatay|wala na(?: si| ang)|amekufa|meninggal|mar ga(?:ya|yi)|guzar ga(?:ye|ya|yi)|ist tot|perdí a mi
      enterramos|enterrement|beerdigung|entierro|funérailles`,
  },
];
