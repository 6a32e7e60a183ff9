import type { Harm } from './word-classes.ts';

/** Pain, injury, and what a body can no longer do. */
export const body: readonly Harm[] = [
  {
    plain: `
      everything hurts (?:and|but) (?:i|we) (?:am|are|was|were|feel|felt) (?:so |very |still )?(?:happy|proud|glad|alive|smiling|grinning)
      (?:gym|swam|swim|sea|loch|lake|river|cold|snow|ice|ran|run|workout|press[- ]ups|squats|miles|\\dk|climb\\w*|hike\\w*)\\b.{0,40}(?:can|could) not (?:lift|feel|move|bend) my \\w+
      (?:pain|pains) (?:au|in the (?:neck|arse|bum|backside)|chocolat)|growing pains|paint\\w*|no pain|painless
      bleeding (?:cold|hot|obvious|love|brilliant|freezing|marvell?ous|gorgeous|lovely)
      blood (?:orange|moon|brother|pudding|bank|drive|donor|donation|pressure is (?:down|good|fine))|gave blood
      given blood|give blood|nobody (?:was |got )?(?:hurt|injured)|no one (?:was |got )?(?:hurt|injured)
      crash(?:ed)? (?:out|on the|at |my parents|the party|course|mat|helmet|into bed|in front|for \\w+ hours|early)
      computer crashed|(?:laptop|server|app|site|website|game|excel|phone|system|program) crash\\w*
      hurts? from (?:laughing|smiling|grinning|dancing)
      (?:cheeks?|face|ribs|sides|stomach|belly) (?:is |are |still )?(?:hurts?|hurting|sore|ache\\w*) (?:from|with)
      feet (?:are )?killing|flares? (?:jeans|trousers|and|on)|bell ?flares
      (?:wearing|wore|orange|velvet|new|my) flares
      (?:could|can) not (?:sleep|eat|speak|breathe|stand|walk|move|see|get up|talk|hold it|feel my (?:face|cheeks|
        toes|fingers|nose|legs|feet|bum|arms))(?:,)? (?:for |from |because of |with |so |too |i was (?:so )?|
        because we were |after (?:leg day|the (?:race|marathon|sauna|swim)) ?)(?:laughing|excitement|joy|happiness|
        smiling|excited|happy|giggling|cold|the cold)
      could not (?:put it down|wait|resist|believe|stop (?:smiling|laughing|grinning|eating|dancing|talking|reading|
        giggling))
      could not (?:see|hear) (?:the|a|much|anything for the|his|her|us|over)`,
    good: `
      (?:no|not much|little|less|without|almost no|hardly any|zero|out of|free of|free from) (?:any )?(?:pain|flare|
        symptoms|migraine)(?! (?:relief|killers?))
      pain[- ]free
      pain (?:is |was |at )?(?:a |an |at )?(?:only )?(?:one|two|three|four|[0-4])(?:(?:/| out of )(?:10|ten))?{end}
      pain (?:is |was )?(?:a |at )?[0-4](?= today|,)
      pain (?:has |is |was )?(?:gone|less|easing|eased|better|down|manageable)
      (?:walked|stood|climbed|lifted|ran|slept) (?:\\w+ )?(?:without (?:pain|the|a|my)|unaided|for the first time|
        through the night|on my own)
      off crutches
      (?:wounds?|scar|infection|fever) (?:is |has |has been |are )?(?:healed|healing|gone|clearing|broken|down)
      fever broke`,
    hard: `
      (?:so much|such|worst|constant|chronic|unbearable|terrible|awful|excruciating|severe|crippling|screaming in|
        in so much|in (?:a lot|lots) of|agony|stand (?:this|the)) pain
      in pain{end}|in (?:constant|agony|terrible|so much)
      pain (?:is|was|has been|is so|was so) (?:\\w+ )?(?:bad|back|terrible|awful|worse|unbearable|everywhere|too much|
        constant|winning|high|up)
      pain (?:so|too|all|again|everywhere|in my (?:chest|head|side)|will not|would not|does not|killers? do not|day|
        flare|bad|back|woke|keeps|kept)
      pain,? (?:at |is |was |of )?(?:an? )?(?:six|seven|eight|nine|ten|[6-9]|10)(?:(?:/| out of )(?:10|ten))?|agony
      everything hurts|it (?:all )?hurts (?:to|so|too|everywhere|all)|hurts (?:so|too|to (?:breathe|move|walk|sit))
      chest pains?|pain in (?:my|his|her) chest|flare(?:[- ]?up)?s?(?: again| day| week)?|flaring
      {start}(?:i )?crash(?:ed)?{end}|crash day|(?:big|another|bad|full) crash|pem|bed ?bound|bed ?ridden
      in bed all (?:day|week)
      (?:did|have|could|can) not (?:leave|left|leaving|get out of|move from|get off) (?:the |my )?(?:bed|house|flat|
        my room|sofa|couch|room|floor)
      (?:could|can|did|still|was) not (?:even )?(?:get (?:out of bed|up{end}|up off)|able to (?:walk|stand|move|get))
      (?:could|can) not (?:even |really |properly )?(?:lift|walk|stand|hold (?:a|my|the|anything)|move|eat{end}|
        swallow|breathe|get warm|face|sleep{end}|sleep (?:again|at all|for)|feel (?:my|anything|her|his)|see (?:out|
        properly|from|with|anything)|hear (?:out|anything|from)|use my|look at (?:myself|the post)|do anything|
        keep (?:anything|food) down|concentrate|read any ?more|think straight|work (?:for|any ?more|again)|
        play (?:any ?more|again|now|much)|dress myself|wash myself|shower|cook any ?more|drive any ?more|climb|bend|
        sit up|stay awake)(?! quietly| softly| fast| slow| far| my luck)
      (?:legs?|knees?|hip|back|body|arms?|hands?|heart|lungs?|hand|eyes?|bladder|mind) (?:\\w+ )?(?:gave (?:way|out|
        up)|giving (?:up|out|way)|went from under|stopped working|has given up|is failing|are failing|failed|failing|
        shake too|shook too|do not (?:work|do what)|does not (?:work|do what)|will not (?:work|do what|move|hold|
        stop shaking)|shaking so|no longer)
      crawled to (?:the )?(?:bathroom|toilet|loo|bed|kitchen)
      (?:too (?:weak|ill|sick)|so weak|so ill|too tired) to (?:get up|walk|eat|stand|sit|move|speak|shower|lift|hold)
      need(?:s)? a wheelchair now|numb(?:ness)? (?:in|down) my|migraine (?:again|day|all|for|number)
      (?:symptoms?|breathing|cough|infection|wound|she|he|mum|dad|it|everything|{kin})(?:'s)? (?:is |are |has |have |
        had |was |were |keeps? )?(?:got|getting|gotten|so much|even|much) ?(?:so much |even |much )?(?:worse|infected)
      (?:coughing|coughed|vomit\\w*|throwing|threw) (?:up )?blood|blood in (?:my|the|his|her)
      bleeding (?:again|since|heavily|will not stop|and)|sick all (?:night|day)|brain fog
      (?:no|zero|out of|not enough) spoons|set ?back|relaps\\w*(?! of (?:the )?(?:biscuit|crisps))
      (?:doctor|doctors|specialist|consultant|they|physio|surgeon|optician) (?:says?|said|told me|thinks?|
        warned) {3}(?:will not|can not|not|never) (?:\\w+ )?(?:run|walk|work|fly|play|dance|drive|sing|climb|see|swim|
        lift|ride)(?: again)?
      never (?:be able to )?(?:walk|run|play|dance|sing|drive|fly|work) again
      no more (?:running|flying|driving|dancing|climbing|football|riding) for me`,
  },
  {
    plain: `
      (?:night|snow|rain|water|leaf|leaves|autumn|fall|free|wind) ?(?:fall|falls|fell)
      fell (?:in love|asleep|off the (?:sofa|chair|bed) laughing|for (?:a|the|it|his|her)|about|through|silent|
        into (?:bed|step|place|conversation|a (?:deep|lovely))|out of (?:the tree like|my pocket)|over (?:laughing|
        ourselves)|short|flat|(?:in|into) the (?:pond|pool|canal|river|lake|mud|hedge))
      fall (?:leaves|colou?rs|asleep|in love|semester|term|term|festival|weather)|in the fall|falls? in love
      broke (?:the ice|even|my (?:record|pb|best|fast)|for lunch|up the|into (?:song|a (?:run|smile|grin|dance))|
        out (?:the|in)|through)
      broke my (?:mug|favourite|favorite|phone|laptop|glasses|\\w+ mug|zip|nail|flip|sandal|diet)
      broken (?:biscuits|mug|english|mould)
      ribs (?:are |were )?(?:on the (?:grill|barbecue|bbq)|sticky|smoked|hurt from laughing)
      (?:bbq|sticky|spare|smoked|short) ribs|not (?:broken|fractured)|hip ?hop|hip operation went|hip[- ]hip
      (?:burnt|burned) (?:the|my|some|our) (?:\\w+ )?(?:toast|rice|dinner|cake|cookies|garlic|onions|bread|sauce|
        porridge|biscuits|sausages|pie|tongue)
      burnt[- ](?:orange|sienna|butter|sugar)|burned (?:off )?(?:calories|\\d|a cd|the candle)|heart ?burn
      sun ?burn\\w*
      slipped (?:on (?:my|the|his) (?:slippers|shoes|jacket)|into|a|my|the|her|him|away (?:early|from work)|in)`,
    grave: `
      (?:she|he|{my}{kin}|mum|dad|nan){has} {1}(?:had|has had|taken|another|suffered) ?(?:a|another)? (?:bad |nasty |
        wee |big )?fall
      broke(?:n)? (?:his|her|their) (?:hip|neck|back|leg|skull)|fall(?:en|s)? again|fell{1}.{0,40}\\bcould not get up
      {kin}'s had another`,
    hard: `
      had (?:a|another) (?:bad |nasty |big )?(?:fall|tumble)
      (?:he|she|mum|dad|nan|gran|grandad|i|{my}{kin}){has} {1}(?:fell|fallen)(?: (?:again|down the|in the (?:shower|
        bath|bathroom|kitchen|garden|street)|off|on (?:the|his|her|my)|over|and|at)|{end})
      {start}fell (?:off|down|in the (?:shower|bath)|on)
      fell (?:off|down) (?:the|my|his|her|a) (?:steps?|stairs|ladder|roof|horse|bike|scaffold\\w*)|down the stairs
      (?:broke|broken|fractured|cracked|shattered|dislocated|snapped|tore|torn|ruptured|smashed|busted) (?:my|a|an|
        the|his|her|two|three|both) (?:\\w+ )?(?:arm|leg|hip|wrist|ankle|nose|collarbone|ribs?|foot|jaw|finger|
        fingers|toe|back|neck|shoulder|knee|acl|achilles|elbow|hand|pelvis|hamstring|ligament|meniscus|tendon)
      (?:two|three|cracked|bruised|broken|fractured) ribs|much bruising|fractured?
      bruises (?:he|she|they|on (?:his|her|my))|in (?:a )?plaster|third degree
      badly (?:burn\\w+|hurt|scald\\w*|injured)|scalded (?:her|him|my|the baby)`,
  },
];
