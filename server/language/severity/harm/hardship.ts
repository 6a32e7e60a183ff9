import type { Harm } from './word-classes.ts';

/** Work, money, home, crops, refusals, school, and accidents. */
export const hardship: readonly Harm[] = [
  {
    plain: `
      (?:boss|manager|teacher|foreman|gaffer|coach|they|sir|miss) let (?:me|us|him|her|them) go (?:at (?:\\w+)|early|home|by)
      fir(?:e|ed),? (?:up|off|pit|the kiln|glazed)
      (?:kiln|pots?|bowls?|clay|oven|vase|engine|glaze\\w*)\\b.{0,25} fired
      laid (?:the (?:patio|table|fire|path|foundation|floor|bricks|cable|hedge)|out|in (?:bed|the sun|the bath)|back|
        down|eggs?|an egg|a (?:path|patio|hedge|floor)|on|there)
      sack (?:race|of|full)|(?:potato|post|coal|mail|hit the|bean) ?sacks?
      let (?:me|us|him|her|it|go) (?:go (?:early|first|home|of|in|through|to)|early)|let go of|hair laid
      (?:finished|done|got off|home from) (?:early|work)|suspended in|day job
      closing (?:time|night|party|ceremony|song|credits)
      close(?:d)? (?:friend|to|by|early|call|the (?:deal|ticket|gap|door|window|shutters)|\\d|my eyes|tickets?|up|
        together|enough|family)
      plants?(?! (?:is|are) (?:closing|shutting|closed)| closed| shut)|closed (?:\\d+|early|the)
      quit (?:smoking|vaping|drinking|my job!|sugar)|passed over (?:the|a)|train(?:ed|ing)? (?:a|the) new|laid it`,
    news: `
      (?:got|landed|offered|have|accepted|start(?:ed|ing)?) (?:me )?(?:the|a|my) (?:new |first |dream )?(?:job|
        promotion|offer|post|role|apprenticeship)
      job offer|(?:extended|renewed) (?:my|his|her|our|the) contract
      contract (?:was |is |has been )?(?:extended|renewed|signed)
      (?:they|we) (?:kept|saved) (?:my|our|the) (?:job|jobs|plant)|strike (?:is )?over|handed in my notice
      back (?:at|to) work|first payslip`,
    grave: `
      (?:cut|cutting|halved) (?:everybody's|everyone's|all our|all the|half our) (?:hours|shifts|pay)
      (?:got|was|were|been|be|being|get|getting|am|is|are|has|have|he|she|they|oga|boss|manager|company|hubby|
        {my}{kin}) (?:just |all |also |been )*(?:fired|sacked|laid off|made redundant|dismissed|terminated|axed|
        furloughed|retrenched|let go|given the (?:boot|sack|push)|canned|
        demoted)(?: me| us| him| her| without| by| over| from| today|{end}| after| last| on| and| for)?
      let (?:me|us|him|her|them|\\w+ of us) go(?: (?:at|by|today|after|without|over|this|from)|{end})|layoffs?
      laid off|redundan\\w*|retrench\\w*|unemployed|jobless|(?:got|lost|losing) the sack|{start}fired
      not needed anymore
      contract (?:\\w+ ){0,3}(?:not (?:being |be |going to be )?(?:renewed|extended)|ended|cancel\\w*|terminated|ends)
      not (?:renew|extend|keep)\\w* (?:my|his|her|our|me)
      (?:cut|halved|slashed|reduced|took) (?:my|his|her|our) (?:hours|shifts|pay|salary|wages)
      no (?:more )?(?:work|shifts) (?:for|since|this month|until|again)
      (?:they are|they|company|council|owners?) (?:\\w+ )?(?:clos\\w+|shutting|shut) (?:the|our|down|us)
      (?:shop|plant|pit|mine|factory|mill|restaurant|cafe|café|school|library|business|salon|yard|clinic|company|club|
        nursery) (?:is|are|has|will|was)? ?(?:be )?(?:closing|shutting|closed for good|closed down|going under|
        gone under|folding|bust)
      could not keep it (?:going|open)|closing (?:down|our doors|the doors)|shut(?:ting)? down for good
      passed over (?:for|again)|passed me over|(?:made|asked|asking) me to train (?:him|her|them|my replacement)
      did not get (?:the|that|a) (?:job|promotion|role|post|contract|part|place|flat|grant)
      (?:job|role|post|promotion) (?:went to|goes to) (?!me)`,
    hard: `
      notice of (?:closure|termination)|restructur\\w*|lost (?:my|his|her|the) (?:job|shifts?|contract)
      cannot find (?:a )?(?:job|work)|{number} (?:years|yrs) i (?:gave|have given)|suspended (?:from|without|me|him)
      made to resign|forced to (?:quit|resign|leave)|(?:first|second|final|written|last) (?:written )?warning
      (?:gave|given|give) (?:my|his|her|our) (?:shifts?|job|hours|desk) (?:to|away)|disciplinary
      (?:hundred|hundreds of|\\d+|dozens of|fifty|so many) (?:job )?applications?[.,]? (?:not|no|and (?:not|no|
        nothing)|nothing|zero)
      not one (?:answer|reply|interview|call)|no (?:answer|reply|interviews?)(?: (?:from any|again|to any)|{end})
      on the (?:redundancy|closure) list|my name is on the list`,
  },
  {
    plain: `
      (?:paid|paying|pay) (?:off )?(?:all |the )?(?:last|rest|end|half)? ?(?:of )?(?:the|my|our|that|this|a) debts?
      debts? (?:is |are )?(?:all )?(?:gone|over|free|paid|finished)|(?:no|zero) debts?|conveyor (?:belt )?broke
      (?:machine|belt|printer|lift|till|van|bus|car|boiler|kettle|oven|glass|cup|mug|plate|vase|string|it|wifi) broke and
      (?:rent|bills?|loan|mortgage|debts?|arrears)(?: is| are| was| all)? (?:paid|cleared|sorted)
      paid (?:off(?! the last)|the (?:rent|bills?|last(?! of))|my (?:rent|debts?))
      (?:rent|rented|renting) (?:a|the) (?:bike|boat|car|van|film|cottage|canoe|caravan)
      bet (?:on|the|you|he|she|i|it)|bet{end}|(?:alpha|all) bets
      (?:sold|selling) (?:out|my first|the (?:calves|lambs)|a|all|every|\\d+|cakes?|jam|eggs|at)
      food (?:bank (?:shift|volunteer\\w*|packed)|market|festival|court|coma|truck|fair|for)
      volunteer\\w* at .{0,15}food bank|hungry (?:caterpillar|enough|after|as|like|all day|from|and happy)
      (?:fed|feed|feeding|feeds) (?:the|my (?:plants|sourdough|starter))|night feeds?|broke (?:even|the|my|into|out)
      heating (?:on|fixed|is (?:back|on))
      owe (?:him|her|them|you|me|ben|my \\w+) (?:a|an|one|big|ice|lunch|coffee|everything)
      starving(?: after|,|!|{end}| and| so)
      skipp(?:ed|ing) (?:stones?|the|home|rope|like|class|leg|down|gym|along|breakfast|work)
      skip(?:ping)? (?:rope|day)|(?:car|sofa|floor) (?:wash|boot|park|broke|needs|key|pool|cushions)
      (?:slept|sleeping|fell asleep|nap\\w*|asleep|snor\\w*|dozed) (?:\\w+ )?(?:in the car on the way|on the (?:sofa|
        couch)|in the car (?:home|back|park at the beach)|on the floor (?:with|next|beside|for fun|like))
      notice ?board|notice(?:d|s)? (?:that|the|a|how|my|me)|no(?:body| one)? noticed?|(?:we|i) can afford
      homeless (?:guy|lady|man|men|woman|person|people|shelter|charity|veterans?)`,
    news: `
      (?:salary|pay|wages|money|payment|refund|grant|loan|back ?pay|bonus|stipend|
        pension)(?:'s| is| was| has| have)? (?:\\w+ )?(?:entered|came|come|credited|landed|arrived|paid|in|approved|
        cleared|through)
      paid (?:us|me|them)? ?(?:at last|finally)|debt[- ]free|out of debt|paid off
      (?:landlord|council|bank) (?:said yes|agreed|will fix|fixed|extended|approved|let us stay)
      (?:got|we have|have) (?:the )?(?:keys|a (?:home|place|flat|house))|pip (?:was |is )?(?:granted|approved|awarded)
      (?:claim|benefits?|loan|mortgage|insurance|grant|application|appeal) (?:was |is |has been |has )?(?:approved|
        granted|accepted|won)
      approved (?:the|my|our)`,
    grave: `
      (?:not|never|still not|without) (?:\\w+ )?(?:paid|paying)(?: (?:us|me|for|in|since|yet|him|her|them|the))
      without (?:pay|salary|wages)
      no (?:salary|pay|wages|money (?:for|left|until|till|at|in|to)|food (?:in|at|for|left|until)|heating|rent)
      (?:salary|wages|pay) (?:is |was |has |did |have )?(?:not|never|late|delayed|\\d+ months late)
      {number} (?:weeks?|months?) (?:without|no) (?:salary|pay|wages)
      rent (?:is |was )?(?:due|late|overdue|arrears|money|went up|doubled)(?! (?:is ready|ready))
      behind (?:on|with) (?:the |my |our )?(?:rent|bills|mortgage|payments|electric)|arrears
      (?:in|into|more|drowning in|so much) debt|debts?
      (?:i|we) owe (?:so|too|\\w+ (?:thousand|hundred|grand)|eleven|\\d|everyone|money|him|them|the)|loan shark
      overdrawn|bailiffs?|repossess\\w*|foreclos\\w*|evict\\w*|homeless|bankrupt\\w*|insolven\\w*|liquidat\\w*
      penniless|card (?:was |got )?declined
      (?:landlord|council|agent|agency) (?:has |have |is |are )?(?:given|gave|giving|served|wants? us|wants? me|
        selling|kicking|throwing|evicting|put (?:the|our) rent|raised)
      nowhere (?:to (?:go|live|sleep|stay)|else to)
      (?:do|does) not know where (?:i|we|he|she|they) (?:will |are going to |am going to )?(?:go|sleep|live|stay)
      (?:sleeping|slept|sleep|living|live|nights?) (?:\\w+ )?(?:in|on) (?:my|the|our|a|his|her|cousin's|
        friend's)? ?(?:\\w+'s )?(?:car|street|streets|floor|shelter|van|bus station|park bench|doorway|
        station)(?!.{0,12} on the way)
      sofa[- ]surf\\w*|kicked out|thrown out{end}|chucked out
      (?:nothing|no food) (?:in|left in) the (?:fridge|cupboards?|house|account)
      (?:cannot|can not|could not) (?:even )?(?:feed|afford|pay|buy|put food|heat)|choosing between
      heat(?:ing)? (?:or|and) eat
      (?:skipp\\w+|went without|missed|not had) (?:\\w+ )?(?:dinner|meals?|lunch|food|tea|eating) (?:so|for|because|
        to)
      (?:so|that|told them) (?:the |my )?(?:\\w+ )?(?:boys|kids|girls|children|they|mummy|mum|mom) (?:could eat|
        can eat|is not hungry|ate)
      went to bed hungry|kids (?:are |went )?hungry
      (?:food|parcel|bag|tins?|box|eating|went|walked|queue\\w*|going|had to go|sent) (?:\\w+ )?(?:from|to|at|
        for) the food bank
      the meter ran out
      (?:sold|selling|pawn\\w*) (?:my|the|our|mum's|his|her) (?:\\w+ )?(?:ring|sewing machine|cows?|herd|goats?|
        car to|tools|land|house|cattle|jewellery|wedding|bangles|gold|blood|camera|violin|guitar|machine|laptop|
        bike to)
      had to sell|gambl\\w+|(?:sanctioned|stopped) (?:my|our|his|her) (?:benefits?|money|pip|universal)
      bank (?:said|says) no`,
    hard: `
      (?:do|did) not know how (?:i|we)(?: are| am| will| would)?(?: going to)? (?:make|pay|cover) (?:the|our|my|this month's) (?:rent|mortgage|bills?)
      (?:broke|skint) (?:again|till|until|and)|(?:do not|no) (?:have )?(?:any )?money
      money (?:is |was |so )?(?:so |very |too )?(?:tight|gone|short|worries|troubles?)|overdraft
      (?:bills?|payments?) (?:piling|i can not|we can not|red)
      (?:cannot|can not|scared to|afraid to) (?:open|look at) the (?:post|bills?|letters?|bank)
      my (?:last|whole) (?:\\w+ )?(?:savings|money) (?:is |are |has )?(?:gone|spent)|spent it all
      (?:cut|cutting|turned|switched) (?:off )?(?:our|the|my) (?:power|gas|water|electric\\w*|light|
        phone)(?: off)?(?=.{0,25}(?:ow(?:e|ing)|bill|paid|pay|again|because|arrears|£|\\$|€))
      disconnected (?:us|the)|£\\d+ owing|nothing to eat
      (?:ate|eating|eat|food) (?:out of|from) (?:the |a )?(?:bins?|skip|dumpster|trash|rubbish)|not eaten
      begging (?:for|on|outside)
      (?:sold|selling) .{0,25}(?:to pay|for (?:the )?(?:rent|hospital|medicine|food|school fees))|can not pay`,
  },
  {
    plain: `
      (?:ironed|washed|wore|wearing|cleaned|labelled|labeled|folded|mended) everything (?:we|i|they) own
      (?:wind|storm|gale) (?:\\w+ )?(?:took|had|blew|lifted) the (?:roof|lid|door|cover|panes?) off (?:the |my |our |\\w+'s )?(?:shed|bin|greenhouse|henhouse|coop|cold frame|tunnel|trampoline)
      roof (?:\\w+ )?off (?:the |my |our |\\w+'s )?(?:shed|greenhouse|henhouse|coop)
      (?:fire|camp|bon|log|wood|out by the) ?(?:place|drill|fly|flies|works?|pit|side|engine|station|exit|alarm|
        escape|brigade|extinguisher)
      bonfires?|bin fire|camp ?fire|storm (?:in a|trooper|watching)
      water ?(?:fall|fight|colou?r|melon|slide|park|bottle|bill|ed|ing|cress)|brain ?storm\\w*
      field (?:trip|day|notes|hockey|of)
      flood(?:ed)? (?:with (?:light|memories|messages)|of (?:light|love|messages|memories))|flood ?lights?
      destroyed (?:me|us|him|them|the (?:cake|buffet|karaoke)|a) ?(?:at|in|by)?
      rain (?:on the|came|at last|finally|stopped|jacket|coat|forest|bow)|(?:first|good|proper|finally|at last) rain
      rice (?:cooker|pudding|paddies green)|mud (?:pie|run|pies|bath|kitchen|fight|everywhere and)
      the (?:kids|boys|dog) .{0,20}mud`,
    news: `
      (?:harvest|crop) (?:is |was )?(?:in|safe|good|home)|saved the (?:barn|house|crop|herd)
      tb (?:clear|test (?:was )?clear)|clear (?:tb )?test|(?:rain|rains) (?:came|at last|finally|fell)`,
    grave: `
      (?:crops?|harvest|orchard|field|fields|maize|wheat|rice|herd|flock|cattle|hives?|bees|season|cassava|yams?|
        vines|olives|apples|coffee|cocoa|cotton|lambs)(?:'s| is| are| was| were| has| have| all| just)* (?:finished|
        gone|failed|lost|ruined|dead|destroyed|burnt|burned|flooded|rotten|rotted|washed away|wiped out|dried up)
      there is no (?:crop|harvest|water|rain)|no (?:rain (?:since|again|for)|crop|harvest)|drought|locusts
      everything (?:we|i|they) own\\w*
      (?:house|home|barn|shop|flat|village|kiln|shed|farm|church|everything|all of it|roof|stall|
        street)(?:'s| is| was| has| went)? (?:all )?(?:burnt|burned|destroyed|flooded|under water|underwater|
        collapsed|condemned|to ashes)
      burn(?:t|ed|ing|s)? (?:down|to the ground)|all of it burnt|on fire and
      (?:downstairs|house|home|everything|street) (?:is|was) (?:all )?(?:mud|rubble|ash|ashes)|earthquake|wildfires?
      evacuat\\w+|tb reactor|(?:milk|yield) tanker|culled|cull`,
    hard: `
      lost (?:the|our|my|all) (?:crop|harvest|herd|hives?|bees|lambs?|flock|everything)
      (?:basement|house|flat|cellar|shop|kitchen|street|village|garage|ground floor|field) (?:is |was |has |
        got )?flooded
      can never replace|never get (?:it|them) back|no roof|roof (?:is |has |was )?(?:gone|blown|caved|off)|hail took
      ruined everything|water (?:is |was |came )?(?:in|up to|through) the (?:house|windows|kitchen|ceiling|door|shop)
      (?:fire|fires|flood|floods|flooding|hail|storm|water|river|wind|landslide|earthquake|quake|tornado|hurricane|
        cyclone|typhoon|drought|lightning|wildfire|waves?|sea) (?:has |have |had |just |all )?(?:took|taken|destroyed|
        burnt|burned|wiped|came (?:in|up|through|over)|swallowed|ruined|killed|swept|flattened|got into|reached|
        washed)`,
  },
  {
    plain: `
      (?:sea|music|sound|volume|heat|heating|radio|noise|telly|tv|lights?|gas|oven|bed) (?:could |can |to |was |were )?(?:be )?turned down
      (?:fail(?:ed|ing|s)?|rejected|refused) (?:at|lol|mot|its mot|my (?:driving|theory) test|to (?:see|resist|
        mention|find|stop|notice)|miserably at|nine|the (?:first|cat|dog)|her (?:broccoli|dinner|nap|peas)|
        his (?:broccoli|dinner|nap|peas)|(?:three|nine|ten|twelve|\\d+) (?:\\w+ )?(?:names|fonts|colou?rs|dresses)|
        naps?|broccoli|vegetables|bath|to (?:nap|sleep|eat (?:peas|broccoli|her|his)|leave the|wear|
        get out of the (?:bath|pool)))
      (?:gloriously|delicious\\w*|epic|happy|fun) fail\\w*|failed (?:soufflé|souffle|cake|macarons?)
      (?:dog|cat|puppy|kitten|toddler|baby|pony|donkey|hen|goat|he|she) (?:\\w+ )?refus\\w+|power (?:cut|failed)
      brakes failed|(?:car|van|it) failed (?:its|the|his|her) mot|never fails|no drama|fine dining
      turned (?:down|off|up|into|out|over|on) (?:the|a|my|drink|seconds|music|cake|an?|great|well|up|good|lovely|nice|
        fine|ok|dessert)
      (?:thought|sure|certain|convinced|afraid|dreamt|feared) (?:that )?(?:i|we|he|she) (?:had |have |would |
        will )?fail(?:ed)?`,
    news: `
      after (?:\\w+ ){1,2}rejections?
      (?:got|get) (?:in(?:to)?{end}|into (?:\\w+ )?(?:uni|university|college|oxford|med|medical|law|art|nursing|
        the (?:team|choir|school|course|squad|programme|program))|a place|accepted)
      (?:passed|aced|scraped|nailed) (?:my|the|all|every|it|first|with|his|her)
      (?:court|judge|tribunal|embassy|home office|council|bank|school|university|publisher|they|she|he|
        letter) (?:has |have )?(?:said|says|say) yes
      (?:won|win) (?:the|our|my|his|her) (?:case|appeal|custody|claim|tribunal)
      (?:case|tribunal|court case|appeal|hearing|vote) went (?:our|my|his|her) way
      (?:admitted|accepted|got in|in) (?:in)?to (?:the |a |my |his |her )?(?:\\w+ ){0,3}(?:university|uni|college|
        faculty|school|course|conservatoire|institute|academy|choir|team|programme|program|bar|squad)
      admitted to study`,
    grave: `
      (?:claim|appeal|loan|benefits?|pip|grant|residency|scholarship|manuscript|mortgage|insurance|petition|bail|
        parole|funding|adoption|transfer|custody|treatment|housing|tenancy|offer|request|
        application)\\b.{0,25} (?:refus\\w+|reject\\w+|deni\\w+|declin\\w+|turned down|withdrawn|said no|says no|
        revoked|stopped|cancel\\w+|went against|not approved|unsuccessful)
      (?:refus\\w+|reject\\w+|deni\\w+|declin\\w+|turned down|stopped(?= (?:my|our|his|her))) (?:us|me|(?:my|our|his|
        her|the) (?:\\w+ )?(?:claim|appeal|loan|benefits?|pip|grant|treatment|mortgage|application|funding|leave|bail|
        parole|surgery|care|house|flat))
      (?:letter|they|bank|embassy|home office|insurance|council|judge|court|tribunal|list|school|university|surgeon|
        panel|job|club|academy|company|agency|publisher) (?:all )?(?:said|says|say|wrote) no{1}
      turned (?:us|me|him|her) down|(?:was|were|got|been|be) (?:turned down|rejected|refused|expelled|denied)
      reject(?:ed|ion)s? (?:again|from (?:every|all|the|everyone|my)|by|number|letter|after)|{start}rejected{end}
      (?:another|one more|\\w+th|second|third) (?:rejection|refusal)|{start}(?:denied|refused|declined|expelled)
      (?:custody|hearing|appeal|case|tribunal|court|judge|verdict) (?:\\w+ )?(?:went against|against (?:me|us|him|
        her)|gave (?:him|her|them) (?:the|full|sole))
      expelled|cannot come back{end}|(?:says|said) he can not come back`,
    hard: `
      did not (?:get|make|pass|win) (?:in(?:to)?|the|my|it|through|past) ?(?:job|promotion|place|part|flat|grant|team|
        interview|exam|test|cut|squad|course|school|list|scholarship|uni)?(?=$|[.,;!]| (?:and|but|took|again|he|she|
        they|no|for))
      fail(?:ed|ing)? (?:the|my|his|her|all|again|it|every|stat\\w*|maths|boards?|finals?|jamb|neet|bar|physics|
        chemistry|my \\w+|out) ?(?:medical|exam|finals?|course|degree|year|bar|resit|module|jamb|board|exams|boards)?
      failed{end}|dnf|dropped (?:from|out of) (?:the|uni|school|college|my)|cut from the (?:team|squad|band)
      never (?:good|be) (?:enough|good)|no plan b|pulled out (?:of|with)|blew up at
      fail(?:ed|ing)? (?:in |at |to pass )?(?:\\w+ ){0,3}(?:exams?|examinations?|course|class|entrance|interview|year|
        semester|term|subject|paper)
      flunked
      (?:did|could|does|do) not (?:pass|get (?:into|admission|admitted|accepted|selected|chosen|through)|qualify)
      not (?:being )?(?:accepted|chosen|selected|allowed (?:in{end}|to (?:see|visit|play with|leave|attend|work|
        travel|cross|stay|enter))|admitted|invited|picked)
      (?:mind|went|all) blank|years? (?:wasted|down the drain)|amount to (?:nothing|anything)
      second(?:-| )class citizen|my (?:kids|children|daughter|son) (?:do|does) not live with
      (?:did|does|had|have|was|were) not (?:been )?(?:successful|get approved|selected|elected|shortlisted)
      not been successful|unsuccessful
      (?:did|done|doing|do) (?:very |so |really )?(?:badly|poorly) (?:in|at|on) (?:the|my|an?|his|her)
      not doing well (?:in|at)
      (?:could|can) not (?:go to|get into|attend) (?:the |a |my )?(?:school|university|college|medical)
      bad (?:marks|grades|results)|low (?:marks|grades)|out of work
      no (?:meaning|purpose|direction) (?:in|to) (?:my |this )?life|way out{end}|set-?backs?
      burn(?:t|ed) in (?:there|it|the fire)`,
  },
  {
    plain: `
      (?:happy|by|complete|funny|little|potty|toilet|lucky) accidents?|(?:seconds|minutes), an accident|accident (?:report|book|form|on purpose)
      accidentally|bake ?off|crash (?:course|mat|landing (?:on the sofa|into bed))
      run over (?:to|the lines|time|by (?:ten|five|\\d))
      ran (?:over (?:to|the lines|time|by)|into (?:an? old|my old|an|\\w+ (?:from|at|in)))
      (?:hit|ran) (?:\\d|all green|the (?:ground running|gym|shops|road|trail|beach|buffet|jackpot|town))|on track
      road trip|train (?:ride|set|driver|journey|home|ticket|to)|nearly crashed|almost crashed`,
    grave: `
      (?:car|bike|bus|road|motorbike|van|train|plane|train|work|traffic|bad|an?|the|awful|fatal|terrible) (?:crash|
        accident|collision|pile-?up)(?! (?:course|mat|report|book))
      (?:hit|knocked (?:down|over|off)|run (?:over|down)|struck) (?:by|off (?:my|his|her)|(?:my|our|the|a|his|
        her) (?:{dear}|cyclist|man|woman|person|boy|girl|child|deer|dog|cat)|someone|somebody)
      ran over (?:a|an|my|the|our|someone|him|her) (?:\\w+ )?(?:{dear}|deer|fox|hedgehog|badger|someone|person)
      (?:went|go|going|jumped|fell|threw \\w+) (?:under|in front of) (?:the |a )?(?:lorry|train|bus|truck|tube|car)
      (?:train|bus|lorry|truck|car|van|tram|tube) (?:\\w+ )?(?:hit|struck|killed|ran over|mowed|
        ploughed into) (?:someone|somebody|a|the|him|her|me|my|us|our)
      (?:i|we) (?:was|were) first (?:there|on (?:the )?scene|on)|one under|(?:fatal|fatality)
      crashed (?:my|the|his|her|our|into (?:a|the|us|me|my)) (?:\\w+ )?(?:car|bike|van|wall|tree|motorbike|scooter|
        lorry)?
      electrocut\\w+|drown(?:ed|ing)(?! in (?:cats|cake|love|puppies|laundry|emails|kittens))|crushed (?:his|her|my)`,
    hard: `wrote off (?:the|my) (?:car|van)|totalled|overturned|in a ditch|accident`,
  },
];
