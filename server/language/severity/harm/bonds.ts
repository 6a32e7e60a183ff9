import type { Harm } from './word-classes.ts';

/** Love that ends, families that break, and being alone. */
export const bonds: readonly Harm[] = [
  {
    plain: `
      (?:asked|said|says|mumbled|muttered|whispered|handed|hugged)\\b[^.]{0,25} not looking at (?:me|us)
      (?:left|leaves) (?:me|us|him|her|my \\w+) (?:an?|the|some|in charge|two|three|to|with|his|her|their|my|half|
        cake|flowers|one|that|this|no|smiling|laughing|feeling (?:happy|great|good|light\\w*|calm|proud|full)|
        speechless|grinning|a|seconds|leftovers|fifty|\\d+|enough|all (?:the|her|his)|breathless|in stitches|cookies|
        alone with (?:the|a) (?:cake|biscuits|cookies))
      (?:after|since) (?:the|my|our|their) (?:divorce|separation|break-?up)
      split (?:the (?:bill|cost|last|pot|cake|difference|logs?)|logs|a|our|my (?:trousers|jeans|mars|sandwich|lunch)|
        it|in two|second|wood|pea|firewood|level|time|the|three ways|his|ends?|lunch)
      splits|negative split|banana split|cheat(?:s|ed|ing)? (?:at|day|meal|sheet|code|as usual)
      (?:doris|mum|dad|gran|nan|he|she|grandad) (?:always )?cheats
      over (?:the|a|my|our|to|dinner|lunch|coffee|tea|breakfast|and|here|there|easy|\\d|for|by|his|her|it{end}|in|
        with|again and|at|on|him|them|budget|time|cake|games?)
      (?:exams?|strike|shift|week|winter|wait|exam season|tax season|course|term|deadline|marking|harvest|heat ?wave|
        drought|finals?|presentation|chemo|treatment|rain|storm|quarantine|lockdown|conference|lambing|move|match|war|
        it|that)(?:'s| is| are) (?:\\w+ )?over(?! between)
      ghost (?:stor\\w+|train|hunt|ship|town|busters|pepper|writer|writ\\w+|tour|walk|costume)
      (?:dressed as|was|saw|is|made|felt like) (?:a|the) (?:\\w+ )?ghost|holy ghost|day ?break
      (?:tea|lunch|coffee|spring|half-?term|term|christmas|screen|city|big|lucky|a|my|fag|smoke|first|on|weekend|
        summer|winter|short|service|ad) breaks?
      break ?(?:fast|time|dance|even|in the (?:rain|clouds|weather)|the ice|out|through)
      (?:fruit|love|heart) (?:affair with (?:cheese|pasta))
      dumped (?:the|a|my|it|all|sand|snow|rubbish|his bag|her bag)|love (?:handles|island|actually|song|letter)
      take(?:s|n)? apart|took (?:it|the \\w+) apart|apart from|split up (?:the|into|logs|some)
      (?:break|broke|breaking) up (?:a|the) (?:fight|crate|chocolate|soil|bread|ice|boxes|cardboard|class)`,
    news: `
      (?:back|got back) together|made up with|still friends|met someone|(?:he|she|they) said yes
      (?:proposed|engaged|married us)|custody (?:was |is )?(?:granted|shared)
      (?:got|saw|have) (?:my|the) (?:kids|daughter|son|boys|girls) (?:back|for the weekend|for the first time|again|
        home|all)
      forgave me|over (?:him|her|my ex){end}|so over it`,
    grave: `
      (?:we |they |i |he |she |have |just |and i |us )(?:have )?(?:broke|broken|break(?:ing)?|split(?:ting)?) up
      {start}broke up|break-?up|split up|separated{end}
      (?:we are|are|parents|mum and dad|trial|legally) (?:separat(?:ed|ing|ion)|splitting)|separat(?:ing|ion)
      (?<!\\babout (?:his|her|their) )divorc\\w*|heart[- ]?br(?:oken?|eak(?:ing|s)?)(?! (?:hill|hotel|ridge|high|kid))
      (?:broke|broken|breaks|breaking|shattered) (?:my|his|her|our) (?:\\w+ )?(?:heart|hearts|engagement)
      broken heart(?:ed)?
      (?:my|her|his) heart (?:is |was |feels )?(?:\\w+ )?(?:broken|broke|breaks|breaking|aches|shattered|in pieces)
      (?:dumped|ghosted|jilted) (?:me|him|her|on|by|again|over|my|us){1}
      (?:he|she|they|it is|and|so) (?:\\w+ )?ended it(?:{end}|[.,]? (?:by|via|over) (?:text|phone|the phone|message))
      (?:got|was|been|being|am|get) (?:dumped|ghosted|jilted|stood up)|{start}(?:dumped|ghosted)
      (?:he|she|they|husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|baba|{my}{kin}) (?:has |have |just |had |
        is |was )*(?:left|leaving|walked out|moved out|moving out|gone off with|run off|packed (?:his|her|a|their)|
        filed)(?:{end}| (?:me|us|him|her|on (?:me|us)|this|last|today|with (?:my|another|a)|without|for (?:good|
        another|someone|him|her)|after \\w+ years|his (?:ring|key|keys)|her (?:ring|key|keys)|in the night|again|
        and (?:took|i|said|the kids|never|he|she)|a note))(?! (?:for (?:school|work|uni|a)|early|at))
      (?:moved|walked|moving) out on (?:me|us)
      (?:does|did|do|has|have|is) not (?:love|loved|in love|want) (?:me|with me|us|him|her) ?(?:anymore|any more|back|
        for)?
      (?:stopped|never) (?:really )?lov(?:ed|ing|es) (?:me|us)|fell out of love
      (?:seeing|met|with|found|there is|sleeping with|slept with|kissing|in love with|have|loves?|left me for|for|
        is) (?:someone|somebody) else(?! (?:to|will|can|made|did|cooked|washed|paid|carried|drove|washes))
      (?:cheated|cheating|cheats) on|having an affair|(?:his|her|the|an) affair
      slept with (?:my|his|her|someone|another|a|him|her)|blocked (?:me|us)
      (?:(?:says?|said|told me|text|message|email|sent|thinks?) .{0,25}it is over|it is over (?:between|with|after|
        now)|over between)
      (?:engagement|wedding|marriage|relationship|it) (?:is|was|are|has been|has) (?:\\w+ )?(?:off|called off|
        cancelled|ended|finished|dead)(?! (?:the|to))
      called off (?:the|our) (?:wedding|engagement|marriage)
      (?:lobola|dowry|bride price)\\b.{0,30}(?:broke|refus\\w+|failed)
      ended (?:it|things|us) (?:with|by|over|after|between|last|today|on|in){1}
      (?:took|taken|takes|taking) (?:the |my |our |both )?(?:kids|children|daughter|son|boys|girls|baby) (?:to (?:her|
        his)|and|away|from|with (?:her|him) for good)
      (?:no|not (?:my|a|your)|am no|never my) (?:real )?(?:son|daughter|mum|mom|dad|father|mother|brother|
        family) (?:of (?:his|mine|hers)|anymore|any more)
      not (?:her|his) real (?:mum|mom|dad|mother|father)
      (?:not|never) (?:\\w+ )?(?:seen|see|hold|held|meet|met|hug|speak to|spoken to|allowed (?:near|to (?:see|visit|
        speak|hold))) (?:\\w+ )?(?:my|our) (?:own )?(?:daughter|son|kids|children|boys|girls|baby|grandchildren|
        grandkids|grandson|granddaughter)(?: (?:in|for|since|at|this|again|properly)|{end})
      not allowed to (?:see|visit|hold|call|speak to|leave)
      (?:lost|refused|denied|cut|stopped|only get|only have|reduced|cancelled) (?:custody|contact|access|my (?:time|
        contact|visits)|alternate|every other|supervised|my visits|his visits|our visits)
      alternate (?:sundays?|saturdays?|weekends?)|supervised (?:contact|visits)
      (?:gave|gives|get|gets|got|awarded) (?:him|her) (?:the (?:house|kids|children)|full|sole)
      (?:letter|call|email|papers) from (?:his|her) (?:solicitor|lawyer)|(?:solicitor|lawyer)'?s'? letter|estranged
      cut (?:me|us) off|(?:end|ending) of (?:a|the|our|my) (?:\\w+ )?(?:relationship|marriage|engagement|friendship)
      relationship (?:\\w+ ){0,4}(?:end(?:ing|ed)|finished|over|broke\\w*)
      finished (?:with (?:me|him|her)|our relationship|it with)
      (?:break(?:ing)?|broke) (?:up|off) (?:of|with|the engagement|with me)|left me{end}
      (?:loved|love|liked) (?:\\w+ ){0,4}left me|had to leave me|leave me{end}|unrequited
      begged (?:him|her|them|you) (?:to|not)|would not let me (?:hold|in|see|near|touch|speak)
      will not let me (?:hold|in|see|near|touch|speak)
      (?:looked|looks|stared) at me like (?:a|i was a) (?:stranger|ghost|monster)
      (?:betrayed|despised|disowned|rejected|abandoned) (?:by|me|us)|turned (?:his|her|their) backs? on|estrange\\w*
      ditched(?: (?:me|by|him|her))
      (?:quitted|jilted|left|leave|leaves|leaving) (?:me|us|each other|him|her) (?:forever|for ever|for good|
        and (?:went|moved))
      (?:we|i|they|girlfriend|boyfriend|husband|wife|parents|going to|had to|
        have to) (?:\\w+ ){0,3}separated?(?! (?:the|eggs|into|laundry|whites))
      (?:end|sudden end|close) to (?:the|our|my) (?:relationship|marriage|engagement)
      (?:been|going|was|is) (?:with|out with) (?:another|other) (?:girl|woman|man|guy|boy|women|men)s?
      found (?:another|a new|some other) (?:girl|man|woman|guy|boyfriend|girlfriend)(?! (?:to|for the (?:team|band)))
      (?:preferr\\w+|chose) (?:another|someone else|her over|him over)
      (?:he|she|they|{my}{kin}|who) (?:would|will) (?:never|not) (?:come|be coming) back
      never (?:see|saw|hear from) (?:him|her|them|each other) again`,
    hard: `
      (?:sleep\\w*|slept|live|living) in (?:different|separate|another|the spare) (?:rooms?|beds?|houses)
      separate (?:rooms|beds)
      (?:her|his) side (?:is |was |of (?:the|our) (?:bed|wardrobe|closet) )(?:is |was )?(?:empty|cold|bare)
      (?:do|did) not (?:even )?(?:talk|fight|touch|speak|look at (?:me|each other)) (?:anymore|any more|at all)
      (?:not|nobody|never|stopped|will not|does not|did not|would not|is not) (?:\\w+ )?(?:speak\\w*|talk\\w*|spoken|
        answer\\w*|look\\w*) (?:to |at )?(?:me|us|my (?:calls|messages|texts))(?! (?:like that))
      (?:he|she|{kin}) (?:has )?stopped (?:answering|calling|speaking|talking|writing|coming)
      (?:bad|big|terrible|huge|awful|massive|nasty|horrible) (?:fight|row|argument|quarrel|bust-?up) with
      (?:slammed|hung up) (?:the |her |his )?(?:door|phone)? ?on me|wants? nothing to do with|hates me
      (?:says|said|told me) (?:he|she|they) (?:hates?|never wants?|wish\\w*|regrets?)
      (?:girlfriend|boyfriend|husband|wife|partner|gf|bf|ex) (?:\\w+ )?(?:kissed|flirt\\w*|dating|lied|texting|
        with) (?:a|my|another|someone|with|to|him|her)
      (?:live|living|am|all) (?:\\w+ )?by myself(?=.{0,40}(?:tough|hard|lonely|quiet|sad|nobody|without))
      without anybody|anybody around|(?:rooms?|house|flat|bed|chair|nest) (?:is|are|feels?|all|so) (?:\\w+ )?empty
      no ?one here but me|nobody here but me|not have (?:a lot of|many|any|real) friends
      (?:caught|saw|found) (?:my|him|her) (?:\\w+ )?(?:kissing|cheating|with (?:another|someone|her ex|his ex))
      can not stand being alone
      (?:had|have|having) (?:a|an|another|the) (?:\\w+ )?(?:quarrell?|bust-?up|falling[- ]out)|quarrell?ed with
      fell out with|(?:insulted|scolded|humiliated|disappointed|let down|neglected|forgotten) by
      (?:spread\\w*|telling) (?:\\w+ )?(?:rumou?rs|lies|gossip) about (?:me|us|him|her)
      (?:does|did|do) not (?:like|care about|care for|want|respect|believe) me(?: back| anymore)?
      pays? me no attention
      (?:he|she|they|friends|boyfriend|girlfriend|date) (?:did|had|has) not (?:turn(?:ed)? up|show(?:n)? up|
        come(?:{end}| (?:to|back|home|as)))
      stood me up|she said no{end}|he said no{end}`,
  },
  {
    plain: `
      (?:nobody|no one) (?:rang|called|came|knocked|wrote)\\W{1,3}(?:wonderful|bliss\\w*|lovely|perfect|heaven\\w*|marvell?ous|glorious|magic|luxury|good|great)
      (?:lunch|dinner|breakfast|ate|sat) (?:\\w+ )?by myself (?:in the (?:park|sun|garden|window|hammock|woods|quiet)|on the (?:beach|roof|bench|step|terrace|pier))
      (?:no one|nobody) called (?:in|out|off)
      (?:alone|lonely) (?:with|in the (?:sauna|woods|forest|garden|museum|bath|hills|sea|house at last)|under|
        on the (?:beach|hill|mountain|moor|top|pier)|at last|and (?:happy|loving|it was|loved)|time)
      (?:did|made|finished|baked|cooked|built|mended|fixed|managed|carried|delivered|painted|tied|crossed|swam|sang|read|played|opened) (?:\\w+ ){0,3}(?:all )?alone
      leave (?:me|it) alone|left alone with (?:the )?(?:cake|biscuits)|let alone|home alone (?:on|2|the)
      (?:not|never|less|no longer|are not|was not) (?:\\w+ )?(?:so )?(?:alone|lonely)|stand[- ]?alone
      lonely (?:planet|island|hearts club|sock)|no one (?:was |got )?(?:hurt|injured)
      we lost \\d+ ?[-–] ?\\d+,? (?:but )?nobody cares(?=[.,!]|$)
      (?:nobody|no one) (?:argued|fought|cried|noticed|complained|shouted|died|was sick|got lost|minded|burned|fell|
        cheated|knows|told|will ever|else|can|could|could stop|does it like|but|knew|beat\\w*|believ\\w*|
        wanted to leave|wants to go home|left hungry|talked over|came to the stall)
      nobody (?:does|makes|does it) \\w+ like
      forgot (?:my (?:keys|lunch|umbrella|phone|bag|password|towel|boots|coat|kit|purse|glasses|hat|socks)|
        the (?:milk|bread|time|bread|words|keys|eggs)|to (?:buy|bring|pack|set|put|eat|post|take|turn|be|charge|worry|
        feel)|how (?:good|much|to|nice|lovely|fun|beautiful)|(?:all )?(?:about|my (?:worries|troubles)|for|it)|
        everything|what)
      unforgett\\w+
      quiet (?:night|day|shift|carriage|evening|morning|one|sunday|reading|room|hour|and|week|coffee|walk|street|
        beach|time)
      (?:the|lovely|golden|beautiful|blissful|such|peace and) (?:quiet|silence)(?: (?:after|of)|{end})|silence!+
      voice (?:note|notes|lesson|mail|over|memo|training|messages?|broke|is back)|small talk`,
    good: `
      not alone|less alone|(?:made|found) (?:a |some )?(?:new )?friends?|invited (?:me|us)
      felt (?:seen|included|at home|like (?:i belong|home|family|one of))|did not feel (?:so )?(?:alone|lonely)
      belong(?:ed|s)? here`,
    grave: `
      (?:so|felt|feel|feeling|really|very|too|more|all|completely|utterly|totally|just|how|am|always|dying|
        die) (?:\\w+ )?(?:alone|lonely)
      loneliness|lonely (?:here|again|in|tonight|today|since|without|as|now)|{start}(?:so )?(?:lonely|alone){end}
      (?:no|not (?:have )?(?:any|a single)|zero|without|not one) friends?(?! of mine)(?: (?:here|at|in|left|to)|{end})
      not have anyone (?:to|here|left)|no one to (?:spend|share|eat|be)|friendless|unloved
      (?:feel|felt|am|so) unwanted|impossible to love|unlov\\w+
      nobody (?:loves|wants|likes|needs|cares|would (?:notice|care|miss)|here (?:knows|speaks)|understands)`,
    hard: `
      not (?:spoken|talked|said a word) to (?:a (?:living )?soul|anyone|anybody|another (?:person|human))
      (?:no one|nobody|no-one|not one person|not a soul) (?:\\w+ )?(?:called|calls|rings?|rang|came(?! (?:back|
        to the stall|home|last))|comes|visits?|visited|remembered|remembers|spoke|speaks|spoken|talks?|talked|
        noticed? i|answers|texts?|texted|messaged|wrote|sat|to (?:talk|tell|call|eat|ask|share|ring|help|turn)|
        knows (?:i|what|how i)|cares?|has (?:spoken|called|asked|touched|hugged|messaged)|would look|looked at (?:me|
        us)|wished|picked|helped|believes? (?:me|us|him|her))
      (?:i am |i feel |felt |feel |totally |so )invisible|invisible (?:at|to|here|again)
      (?:forgot|forgotten|missed|forget) (?:about )?(?:my (?:birthday|name)|our anniversary|me|about me)
      birthday alone|alone on my birthday
      (?:ate|eat|eating|lunch|dinner|spent (?:\\w+ ){1,3}|sat|cried|another \\w+|sit) (?:\\w+ )?(?:alone|
        by myself)(?: (?:again|in|at|as)|{end})
      (?:ate|eat|lunch|hid|sat|cried) (?:\\w+ )?in the (?:toilets?|loo|bathroom|bathrooms)(?! (?:with|to eat))
      not invited|uninvited|excluded (?:from|again)|felt excluded
      (?:left|leave|leaving) (?:me |him |her )?out (?:again|of (?:it|the|everything))|ignored (?:me|us|again|all)
      being ignored|everyone ignored|abandoned|isolated|isolation|do not belong|never belong|outsider|for a voice
      (?:live|living) alone|too quiet|so quiet (?:i|that|it)|the silence (?:is|was|in)
      (?:quiet|silence) (?:is|was) (?:too|so|unbearable|deafening|the worst|killing)|burden (?:to|on)|such a burden
      a burden|no one (?:sat|sits|sit)
      (?:last time|since) (?:someone|anyone|anybody) (?:touched|hugged|held|called|visited|asked)
      (?:not|no one|nobody) (?:\\w+ )?invited me|brought shame|shame (?:to|on) (?:the|my|our) (?:house|family|name)
      (?:is not|are not|ain't|not|stopped) talking to me|whole class (?:laugh\\w*|stared)|stammer`,
    tender: `lonely|homesick`,
  },
];
