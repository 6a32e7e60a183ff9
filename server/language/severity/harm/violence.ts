import type { Harm } from './word-classes.ts';

/** Violence, threats and crime: what others do to someone. */
export const violence: readonly Harm[] = [
  {
    plain: `
      would not stop (?:spraying|dancing|singing|laughing|smiling|clapping|purring|barking|snoring|cheering|waving|
        whistling)
      (?:hit|kicked|beat|punched|slapped|smack\\w*) (?:the|it|a|an|all|my (?:target|goal|stride|head on|alarm|snooze|
        elbow|toe|knee|funny|pb|limit)|rock bottom of|him for six|us with (?:the|a|their) (?:bill|smile|best)|
        me (?:with (?:their|the|a|his|her) (?:best|pun|joke|bill|wave|pillow|snowball|balloon|cushion|idea|smile)|
        that|like|how|up|right in the feels|for six|on (?:whatsapp|instagram)))
      hit (?:home|\\d|zero|send|repeat|shuffle|record)
      (?:beat|beats|thrash\\w*|hammered|murdered|slaughtered|whipped|destroyed|smashed) (?:me|us|him|her|them|my \\w+|
        \\w+) (?:at|by|to|in (?:chess|scrabble|cards|monopoly|the)|\\d|again at|on (?:points|penalties|the)|hollow|
        fair|twice|for the first)
      (?:played|playing|game|kart|chess|cards|race|raced|tennis|scrabble|squash|match|pool|darts|fifa|quiz|dominoes|
        monopoly|snap|uno)\\b[^.]{0,40}\\b(?:i|we|and|finally|who) beat (?!me|us|my)\\w+
      beat(?:en|ing)? (?:the|eggs|egg whites|butter|drum|traffic|a|my (?:record|pb|time)|dad at|heart|that)
      never beats|you can not beat|cannot beat|beats (?:working|monday|a|the|any|me{end})|sick beat|bad beat
      (?:kicked|kick|kicking) (?:off|the (?:habit|ball)|me under the table|in|up leaves|back|a ball|like|inside)
      baby (?:is |was )?(?:kick\\w+|punch\\w+)
      (?:pushed|push) (?:me|us|him|her) (?:to|on the swings?|higher|in the (?:pool|snow|trolley|pond)|round|up the|
        harder)
      push[- ]?ups?|pushed (?:the|a|it|my|through|past|off|on)|kick ?boxing|side ?kick
      touch(?:ed)? (?:me|us) (?:so|deeply|that|to the|a lot|how|very)|touched (?:by|down|the|base|up)
      (?:lost|won|got) (?:and )?beat(?:en)?|touching (?:card|story|film|letter|speech|moment)
      (?:threw|throw) (?:a|the|my|in|on|it|away|out|up|him (?:a|in)|her (?:a|in)|me (?:a|in the)|us (?:a|in))
      grabbed (?:a|the|my (?!arm|wrist|hair|throat)|some|coffee|lunch|me a|us)|grab (?:a|some)|bit of|a bit
      bit (?:my (?:tongue|lip|nails)|the|by a|me (?:on|in) the (?:toe|bum|ankle))|every bit|bitten
      (?:slap|slapped) (?:bass|on|some|up)|high five|punch(?:ed)? (?:the|line|bag|bowl|above|a|in the air)|fruit punch
      rape ?seed|rap (?:battle|song|music|album)|rapid\\w*|rapped|rapping|wrapped
      shot (?:of|a (?:roll|photo|picture|film|video|great|good|few|scene|birdie|short|wedding|portrait)|some|
        at (?:the )?(?:goal|target|hoop)|put|list|glass|rolls?|\\w+ rolls|hoops|the breeze|on|up|from|in the (?:dark|
        park|final)|my best|over|down to|put)
      (?:last|first|great|best|good|penalty|flu|booster|espresso|long|slap|screen|head|mug|close|every|tequila|money|
        covid|vaccine|missed the|allergy) shots?
      photo ?shoots?|shoot(?:s|ing)? (?:star|hoops|pool|range|a|the|some|day|photos|up)
      (?:green|new|little|tiny|tulip|bean|pea) shoots|bean shoots
      stab(?:bed)? (?:a|the|at|my) (?:pumpkin|potato|cake|salad|parcel)|heart attack|attack of
      attack(?:ed)? (?:the|by a (?:goose|seagull|wasp|squirrel|magpie|hen)|my (?:to-?do|inbox|ironing)|a pile)|magpie
      belt (?:up|on|and|buckle)
      (?:seat|black|green|yellow|brown|orange|blue|red|tool|conveyor|new|leather|cam|drive|fan) belt
      whipped (?:cream|up)|cane (?:toad|sugar|chair|field)|sugar ?cane|violently (?:pink|orange|colourful)|candy cane`,
    grave: `
      {someone} (?:\\w+ ){0,2}(?:hit|hits|hitting|punch\\w*|slap\\w*|kicked|kicks|pushed|pushes|shov\\w+|chok\\w+|
        strangl\\w+|beats?|beating|grabbed|grabs|grop\\w+|hurts?|spat at|spat on|thrash\\w*|flogged|flogs|caned|canes|
        belted|attacked|assaulted|raped|molested|abused|stabbed|knifed|headbutted|pinned|touched|touches|touching|
        forced|lashed) {me}(?! (?:laughing|so deeply|to (?:try|apply|go|be better|think)))
      (?:was|were|got|been|being|get|gets|getting) {1}(?:hit|punched|slapped|kicked|beaten|attacked|assaulted|raped|
        molested|abused|stabbed|knifed|shot|groped|choked|strangled|jumped|spat (?:at|on)|touched by|grabbed|thrashed|
        flogged|caned|whipped)(?: (?:up|by|on|in|outside|at|last|again|for|when|with))?(?! (?:of|at (?:scrabble|
        chess)|by a (?:goose|seagull|wasp|squirrel|cat)))
      (?:hit|hits|hurt|beat|beats|slapped|punched|kicked|shoved|pushed|choked|grabbed) (?:me|us|her|him) (?:again|
        today|last night|when|in (?:the|my|front)|so|with (?:a|his|the) (?:belt|fist|stick|shoe|cane)|down|hard|twice|
        across|because|for|on)(?! (?:the right|the dance))
      shot (?:a|the|my|him|her|two|three|dead|people|some|at us|at him|in (?:the|his|her) (?:leg|chest|head|back|arm|
        street))(?= (?:boy|man|girl|people|woman|brother|cousin|uncle|neighbour|policeman|kid|dead)|{end})
      (?:shot|stabbed|knifed) (?:dead|outside|on our|in our|last night|on the (?:road|street))|assault\\w*|raped?
      rapist|molest\\w*|abus(?:e|ed|er|ive)|violen(?:t|ce)|attacked{end}|domestic|strangl\\w+
      beat(?:en)? up(?! (?:old|car|sofa|van))|beaten|beating{end}|stabb?(?:ed|ing)(?: \\w+)?|knifed|gang ?rape
      grop\\w+
      (?:touch\\w*|feel\\w*|felt|grab\\w*|kiss\\w*|climb\\w*|got|came|come) (?:me|up|on|in(?:to)?|my) ?(?:bed|room|
        my room|my bed)?,? ?(?:while|when) i (?:was )?(?:sleep\\w*|asleep|slept|drunk|said no)
      (?:came|come|used to come) (?:in|into) my (?:room|bed)(?! (?:with (?:tea|coffee|breakfast|a)|to (?:cuddle|say)|
        at five|singing))
      (?:put|puts|had|keeps putting) (?:his|their) hands? (?:on|up|down|over|round|around) (?:my (?:back|leg|thigh|
        knee|waist|neck|throat|mouth|bum|skirt|shoulder)|me)
      hands (?:round|around) my (?:neck|throat)|(?:he|they|uncle|boss) forced (?:me|himself)|said no and he
      would not (?:stop|let me go|let me leave)`,
    hard: `
      a beating|(?:bruises?|marks|hand is|hands are) (?:on (?:my|his|her) (?:arm|arms|neck|face|legs)|swollen)
      scared to go home|beat us|beats us|got into a fight|threw (?:a plate|plates|a chair|things|his \\w+|her \\w+) at
      (?:fist|physical|drunken) fight|felt like punching|shooting their
      (?:shooting|shots) (?:around|near|outside|in (?:my|our|the) (?:street|road|block|neighbou?rhood|estate|school))`,
    tender: `attack(?:ed)?`,
  },
  {
    plain: `
      so (?:he|she|they) would not see me (?:smil|laugh|grin|blush)\\w*
      walked [^.]{0,40} slowly so (?:he|she|they) would not see my face
      threatened to (?:throw (?:it|them|that|the \\w+)|call (?:it|the boat)|sing|dance|bake|write|retire|cook|move in)
      (?:followed|follow) (?:the|a|me (?:home|round|around|back|on)(?: \\w+)? ?(?:wagging|like a|to the kitchen|
        everywhere|on instagram|twitter)?|us (?:on|home like)|my dream|suit|along|up|by)(?! a man)
      (?:cat|dog|duck|goat|kitten|puppy|hen|robin|toddler|lamb|baby|ducks|hens) (?:\\w+ )?(?:followed|follows|
        screamed|stalk\\w*|slammed)
      (?:locked|lock) (?:up (?:the|shop)|myself out|ourselves out|out (?:in|of)|the (?:shop|door|gate)|in)|lock-?in
      hid(?:e|ing)? (?:and seek|the|from the (?:rain|sun|kids)|in the (?:pantry|loo|bathroom) (?:with|to eat)|eggs|my|
        his|her|a|behind the (?:sofa|door) (?:to|and))
      hide and seek|nothing makes me[^.!?]{0,40}(?:bull\\w+|racis\\w+)
      (?:hate|furious|angr\\w+|mad)\\b[^.!?]{0,40}bull(?:y|ies|ying)|celery stalks?
      (?:screamed|screaming|shouted|yelled|scream) (?:with|at the (?:telly|tv|screen|ref|sea|wind|concert|gig|top|
        film)|for (?:joy|ice|the|them|our)|like|our|my heart|happy|surprise|laughing|myself hoarse|from the|along|
        lyrics|the (?:words|whole|lyrics|flight)|goal|bingo)
      (?:laughed|laugh|laughing) at (?:me|us|him|her|my|our|his|it|the)? ?(?:jokes?|impression|stories|story|speech|
        puns?|dancing|hat|own|same|together|everything|that|and i laughed|the|it{end}|nothing|himself|itself|myself|
        ourselves)
      drunk (?:on|dancing|karaoke|texting|in love|and happy)|(?:got|bit|slightly|a little|happily|day|merrily) drunk
      bull(?:s|et|ock|ocks|dog|seye|etin)|bulls?
      picked (?:up|out|apples|berries|the|some|a|me (?:up|flowers|first)|him up|her up|blackberries|them up|my)
      fun(?! of (?:me|my|his|her|him|us))|remote control|cruise control|birth control|pest control
      out of control (?:laughing|hair|garden)|passport control
      called (?:in|off|my|the|mum|mom|dad|me (?:back|over|a (?:legend|hero|genius|natural|queen|star)|chef|doctor|
        brave|sir|boss|today|on|from|at|just|to|by|up|last|with|darling|love|every)|us (?:in|over|back)|for|it|a|an|
        home|at|to|out|him|her|back|round|names out)
      raised (?:a|an|money|the|£|\\d|beds?|\\w+ (?:pounds|quid|hundred))|raised bed`,
    grave: `
      (?:man|men|someone|somebody|ex|he|guy|stranger|car|they) (?:\\w+ )?(?:followed|following|follows) (?:me|us|her|
        my)
      (?:ex|he|him|she) (?:is |was )?(?:outside|waiting outside|parked outside|in front of|at) (?:my|the|
        our) (?:house|flat|work|door|school|window) (?:again|all|at|for|when)
      knows where (?:i|we) live|stalk\\w*|threat(?:s|ening)? (?:me|us|my|him|her|calls?|texts?|letters?|messages?)
      threatened (?:me|us|him|her|my \\w+|by|with (?:a|the|his)|to (?:kill|hurt|leave|take|evict|sack|fire|call|hit|
        report|kick|throw))
      death threats?|blackmail\\w*|harass\\w*|restraining order
      locked (?:me|us|her) (?:in|out|up)(?! (?:by accident|laughing))
      (?:took|smashed|broke) (?:my|the|her) (?:phone|passport|door|keys) (?:and|so|off|again)
      (?:came|comes|come) home drunk
      hid(?:e|ing)? (?:in|under|behind|from) (?:(?:him|the|my|a) )?(?:him{end}|shower|bathroom|wardrobe|closet|toilet|
        bed|car|cupboard|garage|dad|husband|landlord|bailiffs)
      (?:scared|afraid|frightened|terrified) of (?:him|my (?:husband|boyfriend|dad|father|partner|son|ex|stepdad|wife|
        boss|brother)|dad|going home|her husband)
      keeps? checking the locks|restraining|controls? (?:my|what i|who i|all)|bull(?:y|ied|ies|ying)|humiliat\\w*
      intimidat\\w*
      (?:called|calls|calling|shouted|call) (?:me|us|him|her|my \\w+) (?:an? )?(?:\\w+ )?(?:slur|names|terrorist|
        monkey|p-?word|n-?word|f-?word|fat|ugly|stupid|useless|worthless|faggot|dyke|tranny|ching|paki|dirty|a liar|
        nothing|retard\\w*|whore|slut|bitch|mad|a waste|a disgrace|a thief)
      (?:was|were|being|got|man|men|guy|someone|boys|gang|they|he) (?:\\w+ )?chas(?:ed|ing)(?: (?:me|us|
        by (?!a (?:goose|duck|seagull|hen|puppy|kitten|swan|sheep))))
      (?:pulled|showed|held|had|waved|with|got out) (?:me |us |him |her )?a (?:knife|gun|blade)
      (?:his|her) (?:hand|fist) through|broke my (?:door|phone)|(?:flinch|flinched|flinches)|exposed himself
      (?:trousers|flies|penis|himself) (?:open|out) (?:at|in front)|dick pic|let the dogs
      drove off with (?:everything|my|the (?:money|kids|car))|so he would (?:think|not|leave)
      (?:running|ran|hid|hiding) from (?:a |the |some )?(?:stranger|man|men|guy|him|them)(?! in (?:tag|hide))`,
    hard: `
      shouted (?:to|at|on) (?:me|us)\\b.{0,25}go (?:home|back)
      (?:screamed|yelled|shouted|swore|screams|yells|shouts|shouting|screaming|yelling) (?:\\w+ )?at (?:me|us|him|her|
        my \\w+|the (?:kids|children|baby|boys|girls))
      shouted so (?:loud|hard)|raised (?:his|her|my) (?:hand|voice|fist)
      (?:laughed|laughs|laughing|laugh|sneered|stared|pointed) at (?:me|my (?:accent|body|clothes|weight|english|face|
        skin|hair|shoes|stammer|lunch|hijab|turban)|him|her|us){1}
      mock(?:ed|ing|s) (?:me|my|him|her|us)|(?:making|made|make|makes) fun of (?:me|my|him|her|us)|picked on
      called (?:me|her|him|us) names|call(?:s|ing)? (?:me|her|him|us) names|group chat about (?:me|my|her|him)
      (?:left|thrown|kicked) out of (?:the )?group|ganged up|slammed (?:the|her|his) door`,
  },
  {
    plain: `
      kill(?:ed|ing|s)? (?:it|time|an hour|two hours|an? (?:afternoon|morning|few|bit|pint|bottle|minute)|the (?:boss|
        dummy|vibe|mood|engine|lights|dragon|zombies?|weeds|song|dance|set|presentation|interview|exam|audition|solo|
        lawn|battery|level|monster|final|afternoon|last|wabbit|sourdough|yeast)|me with|two birds|all the zombies|
        off the|\\d+ zombies|my (?:plant|presentation|exam|interview|houseplant|basil|sourdough|battery|phone|cactus)|
        a (?:\\w+ )?(?:plant|spider|wasp|fly|cactus|bottle))
      (?:would|could|might|nearly|almost|going to|will|i'll|feet are|feet|back is|shoes are|heels are|legs are|
        suspense is|knees are|mosquitoes are|this heat is|hill) (?:have )?kill(?:ed|ing)?(?! (?:myself|himself|
        herself|themselves))
      (?:midterms?|finals?|exams?|tests?|quiz|squats|workout|lecture|hangover|commute|climb|spin|pilates|yoga|
        stairs) (?:absolutely |literally |totally |nearly |almost |just )?kill(?:ed|ing) (?:me|us)
      killed '?em \\w+ (?:nil|nothing|zero)
      my (?:shins?|knees?|feet|legs?|calves|thighs) (?:is|are|r|was|were) (?:\\w+ly )?trying to murder me
      (?:parking|prices?|fares?|tickets?|tyres|tires|petrol) (?:is|was|are|were) (?:highway|daylight) robbery
      dressed to kill|killer (?:heels|whale|view|riff|tune|hill|instinct|queen|playlist|outfit|sauce|dress)
      (?:a|the) killer(?! (?:was|is) (?:caught|still|free))|killjoy|painkillers?|serial killer (?:podcast|doc)
      ladykiller|kill (?:switch|bill)|killing me(?! softly)|die or kill
      murder(?:ed|ing)? (?:a|an|the|some|our|my|us|that|them|it|by city|six|a full) ?(?:cuppa|tea|pint|curry|burger|
        biryani|pizza|full|song|breakfast|karaoke|kebab|steak|cup|full english|roast|sandwich|\\w+ song)?(?! (?:boy|
        man|girl|woman|neighbour))
      murder (?:mystery|mysteries|she wrote|on the)
      (?:could|traffic was|was|were|got) (?:absolute |absolutely )?(?:murder|murdered|slaughtered|robbed|
        massacred)(?: (?:by|at|of|\\d|six|lol|on|in (?:scrabble|the final)))?(?! (?:last night|outside|in (?:his|her|
        their|my|our)))
      cities? (?:were|was) robbed|robbed (?:of|at|in the (?:final|quiz)|by the (?:ref|judges))
      i was robbed (?:at|of|in)|robbie|rob(?:in|ins|ot|ots|ert|yn)\\b
      stole (?:my (?:heart|chips|chair|pillow|sock|socks|slipper|sandwich|lunch|toast|seat|spot|hoodie|fries|biscuit|
        crisps|jumper|bit of)|the (?:show|duvet|covers|scene|ball|blanket|cake|last|sausage|limelight|remote)|me (?:a|
        an|some)|a (?:kiss|base|glance|nap|march|biscuit|chip|moment|sausage|few)|an (?:hour|extra)|second|home)
      life ?hack\\w*|hack(?:ed|ing)? (?:at|a way|back|together|the (?:hedge|brambles))|hackathon
      (?:nerf|glue|water|paint|heat|staple|massage|caulk|spray|radar) guns?
      jumped (?:in|on|off|up|for joy|into|over|out|the|at|out of|when|from|through|with|rope|\\d|a|ship)|armed with
      gang of|(?:old|whole|the) gang|press gang|hijacked by
      crime (?:novel|podcast|series|drama|book|fiction|writer|show)|partner in crime|partners in crime|true crime
      pair of thieves
      nicked (?:my|a|his|the) (?:chip|chips|chair|pen|lighter|finger|chin|seat|duvet|hoodie|sandwich|biscuit|heart)
      got nicked shaving
      took (?:a|the|my|his|her|our|us|me|it|in|off|over|part|up|to|an|two|three|\\d|turns|ages|some|photos|pictures|
        half|all|him|them)(?! (?:little girl|kids|children|baby|son|daughter|brother|husband|father|cattle|herd|cows|
        city|town|house|away|from))`,
    grave: `
      (?:armed )?robbers?|robbed|robbery|burgl\\w+|mugg(?:ed|er|ers|ing)|(?:gun|knife)point|gun ?(?:shots?|men|man)
      guns? (?:to|at|in (?:my|his|our))|machetes?|bandits?|kidnap\\w*|carjack\\w*|hijack(?:ed|ers)
      (?:house|flat|home|shop|car|place|church|school|office)(?:'s| was| has been| got| were)? broken into
      (?:breaking|broke|break|trying to break) into (?:the|our|my) (?:house|flat|shop|car|home)|break-?in|got jumped
      (?:was|were|been) jumped|murder\\w*|killed(?! (?:it|the mood))|lynch\\w*|shooting (?:at|on|in|outside|last)
      loot(?:ed|ing|ers)|killings?|massacre\\w*|killer (?:was|is)
      (?:scammed|defrauded|conned|hacked) (?:me|us|my \\w+|out of|of|him|her)
      (?:was|got|been|were) {1}(?:scammed|defrauded|conned)|emptied (?:my|our|her|his) (?:account|bank)
      took (?:my|our|the|his|her|all my|all our) (?:little (?:girl|boy)|kids|children|baby|son|daughter|boys|girls|
        babies|brother|husband|father|cattle|herd|cows|goats|flock|land|city|town|house|passport)(?! (?:to|out|
        swimming|for|ice|sledging|on|skating|camping|along|shopping|home|back|up|down|over|in (?:the|our)))
      (?:a |the |some )?(?:thief|thieves|intruders?|burglar|addicts?|junkies?|gang) (?:\\w+ )?(?:entered|came|broke|
        stole|tried|took|got|in the (?:house|flat|garden))
      stole (?:all |everything|our everything|from (?:me|us|my)|the (?:money|car|bike|lot))
      (?:fake|false|pretend\\w*) bank
      (?:savings|account|money)[,.]? (?:\\w+ )?(?:one click|cleaned out|emptied|wiped|gone in)
      cleaned (?:me|us|him|her) out|hanged (?:itself|himself|herself)
      (?:com+it(?:ted|ting)?) (?:suicide|siucide|sucide)`,
    hard: `
      (?:stole|stolen|nicked|pinched|swiped|snatched) (?:my|our|his|her|the|mum's|dad's) (?:phone|bike|bicycle|car|
        van|bag|handbag|wallet|purse|laptop|tools|motorbike|scooter|okada|money|identity|savings|ring|cash|goats?|
        cows?|sheep|chickens|passport|tractor)
      (?:phone|bike|bicycle|car|van|bag|handbag|wallet|purse|laptop|tools|motorbike|scooter|money|ring|sheep|
        tractor)(?: is| was| got| has been)? (?:been )?(?:stolen|nicked|pinched|snatched)
      vandali[sz]\\w+|smashed (?:my|our|the) (?:window|windows|windscreen|shop)
      sprayed .{0,20} on (?:our|my|the) (?:shop|house|door|wall|mosque|temple|car)
      took (?:my|mum's|our|all|everything|the (?:telly|tv|money|phone)) ?(?:ring|phone|bag|wallet|jewellery|money|
        of it)?{end}
      {my}{pet} (?:was|got|were|has been) (?:stolen|poisoned|shot|run over|taken)
      (?:steal\\w*|stole|nicked) (?:diapers|nappies|food|milk|bread) (?:from|today|because|for the)`,
  },
];
