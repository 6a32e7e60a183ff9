/** Wording that asks for care and nothing else, in the writer's own person. The note that holds it is left out. */
export const crisis = `
  (?:kill|killing|hurt|hurting|hurts|harm|harming|cut|cutting|burn|burning|burned|burnt|starve|starving|starved|hang|
    hanging|
    drown|drowning|shoot|shooting|punish|punishing|unalive|stab|off) myself(?! (?:an?|some|off|out|laughing|shaving|
    from (?:sugar|chocolate|the)|on the (?:bread|paper|edge|tin|oven|stove|grass)|loose|short|in (?:the kitchen|
    football)|for the (?:buffet|feast|dinner)))
  (?:kill|killing|hurt|hurting|harm|harming|cut|cutting|burn|burning|burned|hang|hanging) my self(?![- ](?:esteem|
    confidence|respect|image|worth|control|doubt|belief|made|portrait))
  (?:tak(?:e|en|ing)|took|end|ended|ending|finish|throw away) my (?:own )?life(?! (?:in(?:to)? (?:my|a|an|both|hand)|
    as (?:a|an|we|i)|of ))
  (?<!\\b(?:the|a|its|his|her|that|alternate|happy) )(?:end|ending|ended|ends) (?:it all|it tonight|everything|myself|this life|the pain|my pain)
  (?<!\\b(?:the|a|its|his|her|that|alternate|happy) )(?:end|ending) it{end}|nearly ended it{end}
  (?<!\\b(?:we|we are|are) )(?:end|ending|ends) things(?:{end}|,)
  (?:try|tried|trying|want|wanted|ready|decided|going|about) to end it(?= (?:last night|tonight|today|again|now|
    for good))
  (?:might|may) as well (?:just )?(?:be dead|die|end it|kill myself)
  (?:not|never) (?:feel |felt |feeling |be )?safe (?:with|by|around|from|alone with) myself|(?:a )?danger to myself
  my last (?:day|night) (?:alive|on (?:this )?earth)
  thinking (?:of|about) (?:ending (?:it|things)|the end)|make it all end|suicid\\w*|self[- ]?harm\\w*|unaliv\\w+
  (?:thought|thoughts|think) (?:of|about) ending it(?:{end}|(?= (?:all|today|tonight|again|now|last night|for good)))
  (?:almost|nearly) ended it(?= (?:all|today|tonight|again|last night)(?! with))
  (?:almost|nearly) (?:killed|hanged|hung|drowned) myself(?: (?:again|today|tonight|yesterday|last (?:night|week|month|
    year)|
    this (?:week|month|year|morning|evening)|on \\w+day))?{end}
  if i (?:killed|hanged|hung|shot|drowned) myself
  (?:think|thinking) (?:of|about) (?:dying|killing myself) (?:all the time|every (?:day|night)|constantly|a lot|
    again|all day|all night)
  stop thinking (?:of|about) (?:dying|death|killing myself|ways to)
  (?:scared|afraid|frightened|terrified) of what i (?:might|could|may|will|would|am going to) do(?:{end}| to myself|
    tonight| next)
  (?:do|can) not trust myself (?:alone(?! (?:in|at|near|around|with))|tonight|to be alone|on my own|with (?:the|
    my) (?:pills|tablets|meds|knife|knives))
  i (?:am|do) not (?:feel )?safe (?:alone|on my own|by myself|from myself) (?:tonight|today|any)
  (?:hurt|cut|burned|burnt|hit|bit|banged|scratched|starved) (?:me|my \\w+|myself) (?:[\\w']+ ){0,6}on purpose
  (?:thought|thinking|think|thoughts) (?:of|about) jumping{end}
  (?:give|giving|given|gave) up on (?:life|living){end}
  (?:do|can) not see (?:a|any|my) future(?: for (?:me|myself))?{end}
  (?<!\\d |three |two |four |five |six |eight |ten |twenty |few |some |many |hundred )kms(?! (?:from|away|to|through|
    of|north|south|east|west|down|up|later|in|per|an hour|on foot))
  sewerslide|catch the bus for good
  (?:took|taken|take|taking) (?:\\w+ )?too many on purpose|purged (?:\\d|twice|again|three|after|everything|it all)
  (?:step|stepped|stepping) over the yellow line|if i (?:drive|drove|steer|steered) (?:\\w+ ){0,3}into (?:the|a) wall
  (?:hang|hold) on to (?:it|them|these|the \\w+) for me[^\\n]{0,200} (?:lock|locked|locks) (?:(?:it|them) (?:away|up)|(?:(?:it|them) in )?(?:the|a|his|her) (?:\\w+ )?(?:cabinet|safe|drawer))
  (?:took|taken|taking|keeping|minding|holding) (?:all )?(?:the|my|our) (?:rifles?|guns?|shotguns?|pistols?|handguns?|
    firearms?|revolvers?) (?:[\\w']+ ){0,5}(?:for a while|off me|from me|until i am (?:better|well|okay))
  (?:keeps|keeping|kept|has|hides|hid|holds|holding|locked) (?:all )?my (?:pills|tablets|meds|medication|paracetamol|
    blades|razors) (?:[\\w']+ ){0,4}(?:so i can ?not|until i (?:am|feel) (?:better|safe|okay|myself))
  overdos(?:e|ed|ing)(?! (?:on|of))|overdos(?:e|ed|ing) on (?:purpose|it{end}|them{end}|everything{end})
  overdos(?:e|ed|ing) (?:on|of) (?:[\\w']+ ){0,3}(?:pills?|tablets?|meds|medic\\w+|paracetamol|insulin|aspirin|
    ibuprofen|codeine|tramadol|morphine|opi\\w+|heroin|fentanyl|cocaine|drugs?|painkillers?|antidepressants?|
    sedatives?|barbiturates?|benzos?|xanax|valium|diazepam|methadone|ketamine|alcohol|vodka|whisky|gin|rum|booze)
  (?:want|wants|wanted|wanting|ready|hoping|hope|prefer|rather|wish|trying|pray|begging|long|beg god|
    deserve) (?:\\w+ )?(?:to |me |i (?:could |can |would )?)?(?:just )?(?:die|be dead|disappear|vanish|not exist|
    stop existing|waste away|not be here|not wake up|never wake|sleep and (?:never|not)|go to sleep and (?:never|not)|
    be gone{end}|cease|fade away|stop living|leave this (?:world|life|earth)|not be alive|go to god|
    fall asleep and (?:never|not))(?! (?:of (?:embarrassment|shame|cringe|cuteness|laughter|laughing|boredom)|
    from (?:embarrassment|the world for a weekend|cringe)|into (?:my book|the woods|a book|the sofa)|lol|laughing|
    when my|at home an old|for a|to (?:the|a|an|my|some)|than (?:red|do|eat|drink|sing|dance|wear|watch|miss|admit|
    listen|
    cook|run|say|tell|ask|touch|give|sit|share|sell|lose|move|work|speak|let|read|write)))
  wish(?:ed|ing)? (?:that )?(?:i|i'd|to god i) (?:(?:was|were|am|could|would|just|be|had been) )+(?:dead|gone|
    disappear|vanish)(?! (?:to|into|for a|on|tired|good))
  wish(?:ed|ing)? (?:that )?(?:i|i'd) (?:had )?(?:just )?died(?! (?:laughing|of|my))
  wish(?:ed|ing)? (?:that )?it (?:was|were|had been) me (?:who|that) died
  (?:wish|wished) (?:\\w+ ){1,4}(?:had killed|would kill) me
  (?:hope|hoped|hoping|wish) (?:\\w+ ){0,3}(?:a|some) (?:car|bus|train|truck|lorry) (?:would )?(?:hits?|runs?) (?:me|
    over me)
  (?:hope|hoped|hoping|wish) i (?:get|got|would get|could get) (?:hit|run over)
  (?:hope|hoping) (?:that )?i (?:(?!never|not|do)\\w+ ){0,4}die{end}
  close my eyes and (?:never|not) (?:open|wake)
  can not (?:bear|face|stand|take) (?:to (?:live|face) )?another (?:day|night)(?: alive|{end}| of (?:this|living|life))
  not see (?:the|a|any) (?:point|use|reason) (?:of|in|for|to) (?:living|life|live|being (?:alive|here)|going on|
    carrying on|
    stay|staying)
  want(?:ed)? to bleed{end}|cut (?:myself )?too deep|drank (?:bleach|poison|antifreeze|weed ?killer)
  wish(?:ed|ing)? (?:that )?(?:i|i'd|to god i) (?:(?:was|were|am|had|did|could|would|just) )*(?:never|not) (?:(?:just|
    even|been|be) )*(?:born|alive|here|wake|woken|woke|exist|existed|survive|survived)
  (?<!\\b(?:he|she|they) )(?:wish|wished) (?:they|he|she) (?:(?:had not|hadn't)(?! (?:asked|come|said|told|bought|given|eaten|sent|gone|left|put|made|let|seen|started|invited))(?! (?:brought|found|cut|stopped) (?:the|it|them|him|her|his|an?|my|our|any|all|that|this|some))|had let me|left me)(?: (?:saved|found|pumped|stopped|die|there))?
  (?:better|best) (?:off|of) (?:without me(?! (?!being|existing|living)\\w+ing)|with out me|dead|if i (?:was|were))
  world (?:is|was|would be|will be) (?:\\w+ )?better (?:without|with out) me
  better (?:for (?:everyone|everybody|them|all)|if) .{0,25}(?:i (?:was|were) not (?:around|here|there|alive|born)|
    without me|i (?:was|were) (?:dead|gone)|i (?:just )?(?:disappeared|vanished|died|was not))
  (?:easier|happier|fine|cope|relieved|kinder|simpler|free) .{0,30}if i (?:just )?(?:died|disappeared|vanished|(?:was|
    were|had|did) (?:just )?(?:dead|gone|(?:not|never) (?:been )?(?:around|here|there|alive|born|exist\\w*|wake|woken|
    survived)))
  (?:(?:would|will) (?:all )?be (?:\\w+ ){0,2}|is )(?:easier|happier|fine|relieved|kinder|simpler|
    free) without me(?! (?:for|
    at|on|in|until|till|while|this|next|tonight|tomorrow))
  (?:would|will) (?:all )?cope (?:\\w+ )?without me(?! (?:for|at|on|in|until|till|while|this|next|tonight|tomorrow))
  (?:fine|cope|okay|happy|better) if i (?:die|died|disappear|disappeared|(?:was|were) (?:dead|gone|not here))
  nobody would (?:even )?(?:miss me|(?:notice|care|know) (?:if|when) i (?:\\w+ )?(?:gone|died|dead|disappeared|
    was not|did not wake|were not|vanished)\\w*)
  (?:not wake|disappear|die)\\w* .{0,12}nobody would (?:notice|care)
  (?:do|did) not (?:\\w+ )?want (?:to )?(?:be here(?! (?:at work|in this|for the|on a|today, it))|live(?! (?:in|with|
    at|near|on|here|there|next|anywhere|abroad|alone|together|by|off|far|close))|wake(?: up)?(?! (?:up )?(?:early|
    so early|at \\d|him|her|them|the|my|anyone|anybody|everyone|before|from (?:\\w+ ){1,2}(?:nap|dream|siesta)))|exist|
    be alive|be around|keep living|go on living|carry on(?! (?:with|the|my))|see (?:tomorrow|
    another (?:day|morning|year))|survive|be (?:in|on) this (?:world|earth|life|planet))
  no want (?:live|dey|wake)|(?:not|never|no longer) (?:sure i )?want(?:ing)? to (?:live(?! (?:in|with|
    at|near|on|here|there|next|anywhere|abroad|alone|together|by|off|far|close))|be alive|wake up(?! (?:early|so early|
    at \\d|from|him|her|them|the|my|anyone|
    anybody|everyone|before))|exist)
  not wanting to (?:be here|live|wake|exist)|(?:just|could|might|would|simply) not wake up(?! in time)
  (?:if|hope|hoping|pray|praying) (?:that )?i (?:do not|did not|never|don't|go to sleep and (?:do not|
    never)) (?:\\w+ )?(?:wake|woke)
  sleep and (?:never|not|do not) wake|never wake up again|not wake up (?:again|tomorrow|ever)
  make i (?:just )?(?:die|go|kpai)|i just die
  no (?:point|use|sense) (?:living|going on{end}|being (?:here|alive)|existing)
  no (?:more )?(?:reason|point|use|purpose|sense|value) (?:to|in|for) (?:me to )?(?:live|living|going on(?! with)|
    go on(?! with)|carrying on(?! with)|being (?:here|alive)|stay|staying|keep going|continue|wake|waking|exist\\w*)
  (?:what|not) (?:is |'s )?(?:the )?(?:point|use|reason|sense) (?:of|in) (?:me |my )?(?:living|being (?:alive|
    here(?! (?:early|so early|on time|
    at (?:\\d|six|seven|eight|nine|ten|noon|work|school))))|going on|life|carrying on|existing|staying)
  (?:life|it|living|this life|any of it) (?:is |has )?(?:not|no longer|never) (?:really )?worth (?:living|it anymore|
    the pain)
  not worth living|nothing (?:left )?(?:to live|worth living|to stay|keeping me here)
  tired of (?:living(?! (?:out of|with (?:my|a|her|his|them|him|parents|people)|on|at|from|next|in (?:a|the|
    this (?:flat|
    house|town|city|place))))|being alive|life(?! (?:admin|coach\\w*|advice|hacks|lessons|on))|this life|existing|
    waking)|(?:dey |so )?tire(?:d)? (?:for|of) (?:this )?life(?! (?:admin|coach\\w*|advice|hacks|lessons|on))
  (?:done|finished|through|fed up) with (?:life|living|this life|being alive|existing)(?! (?:insurance|admin|drawing|
    lessons|
    on|in|at))
  can not (?:live|be alive|stay alive) (?:like this|any ?more|anymore|with (?:the|this|it|myself|what|that))
  can not (?:do|face|bear|take) (?:this )?life(?: anymore|{end})
  (?:do|can) not see (?:myself|me) (?:being )?(?:alive|here) (?:next|in|by|at)
  do not deserve to (?:live|be alive|be here)|god (?:should|can|please|to) (?:just )?take me
  (?:lord|god|please) take me|take me (?:now|already|instead|home,? (?:lord|god))|take me,? (?:lord|god)
  let me (?:just )?die
  (?:can not|could not) (?:go on(?: like this| any ?more| any longer| much longer| with (?:life|this life|living)|
     without (?:him|
    her|them|you)|{end})|do this any(?: ?more| longer)|take (?:it|this|life) any ?more|carry on(?: like this|
     any ?more|{end})|
    keep (?:living|being alive|going on)|hold on (?:any|much)|see a way to live)(?! (?:holiday|the (?:ride|swings|bus|
    trip|slide)|about|to the next|with the (?:cake|knitting)))
  (?:not sure|do not know|do not think|unsure) (?:if |that |how )?(?:i )?(?:can|will|could|want to|
    am going to) (?:\\w+ )?(?:hold on|keep going on|be here|make it (?:to|through) (?:tomorrow|the night|tonight)|
    survive|stay alive|live|be around)
  (?:slit|slitting|slash|slashed|slashing) (?:my |both )(?:\\w+ )?(?:wrists?|throat|arms?)
  (?:cut|cutting|cuts|burned|burnt|scratched|carved|hit) (?:my|into my|up my|on my) (?:\\w+ )?(?:arms?|wrists?|legs?|
    thighs?|skin|stomach)(?! (?:on the|at work|while cooking|shaving|by accident|hair))
  {start}(?:i )?cut(?:ting)? again(?! and again)
  (?:started|been|back to|urge to|want to|wanted to|need to|stopped myself|thinking about|
    did not) cut(?:ting)?(?: again|{end}| myself| (?:is|was) (?:so |really |very )?(?:strong|bad|back))
  to feel something|long sleeves (?:tomorrow|again|to hide|in)|clean from (?:cutting|sh)
  razor(?:s)? (?:again|in my|under|blade (?:again|in|to))|fresh (?:cuts|scars)
  (?:took|taken|take|swallowed|taking|had) (?:\\w+ ){0,3}(?:all|too many|the whole|whole|enough|
    every) (?:\\w+ ){0,3}(?:pills?|tablets?|meds|medication|paracetamol|insulin|packet|
    antidepressants)(?! (?:with (?:me|
    us|breakfast|food|water)|on time|back to))
  (?:took|taken|swallowed) (?:ten|fifteen|twenty|thirty|forty|fifty|sixty|\\d\\d+) (?:\\w+ )?(?:pills|tablets|
    paracetamol)
  (?:count\\w*|saving|saved|save|hoarding|stockpil\\w+|collecting|lined up|stared at|staring at|
    looking at) (?:\\w+ ){0,3}(?:all|too many|the whole|whole|enough|every|up|the|my|those) (?:\\w+ ){0,3}(?:pills?|
    tablets?|meds|medication|paracetamol|insulin|packet|bottle of (?:pills|tablets))(?! (?:for (?:my|the) (?:cold|
    knee|patients?)|with (?:breakfast|food|water)|for the (?:trip|week|weekend|holiday|journey|month)|on time|like|
    today as|are working|with))
  too many (?:pills|tablets|paracetamol)|pumped my stomach|lethal dose|painless (?:ways?|death|method)
  ways to (?:die|go|do it)
  how (?:many|much) (?:\\w+ ){1,4}(?:would|it would|does it|it) take to (?:die|kill|end|not wake)
  goodbye (?:everyone|everybody|world)[.,]? (?:and )?(?:i am |i'm )?(?:so )?(?:sorry|forgive)
  (?:wrote|writing|written|write|drafted|left) (?:a|my|the|them|some|our)? ?(?:goodbye|farewell|suicide|last|
    final) (?:notes?|letters?)(?! (?:of my (?:course|phd|job)|to (?:the|my) (?:class|team|
    colleagues|students|pupils|school|office|boss|teachers?|landlord|flat|house)))
  wrote (?:the|my) (?:letters|notes)(?=.{0,3}(?:one for|$|\\.))
  (?:a |the )?goodbye (?:note|letter)s? (?:is|are|ready|written)
  gave away (?:all )?my (?:things|clothes|stuff|possessions|pets?)(?! (?:i|that|which|to (?:the )?(?:charity|oxfam|
    shelter)))
  (?:my|the) (?:affairs|will) (?:is|are) in order(?=.{0,20}\\b(?:i am|am i) (?:\\w+ )?(?:ready|done|
    tired))|have a plan and|made a plan to
  (?:planning|planned|plan|know|picked|decided) (?:for |of |exactly |just )?(?:how|when|where|the day|a date|the date|
    a day|the way) (?:i would|
    i will|i'd|to) (?:do it|die|end (?:it|my)|kill|go{end})\\w*
  planning (?:my (?:death|end|exit|suicide)|to (?:die|end|kill))|plan(?:s)? to (?:die|end (?:it|my)|kill)
  (?:have|got) (?:a|the) (?:plan|method|date|rope)(?= and| ready| now)
  (?:stood|stand|standing|sat|sitting|was|went|walked|looked|stared|been|climbed|ended up|drove) (?:\\w+ ){0,4}(?:on|
    at|over|to|off|from|near|by|onto) (?:the |a )?(?:edge|ledge|railings?|bridge|roof|cliff|tracks|platform edge|
    overpass|parapet|multi-?storey)(?: of the (?:roof|platform|bridge|cliff|quay|pier|building|
    balcony))?(?=.{0,60}(?:thought|thinking|jump\\w*|that would be it|an hour|hours|long time|okay|ok\\b|alright|asked|
    let go|
    step|nobody|nothing|it would|talked me|pulled me|could just|end|whether|police|stranger|if i|water looked|so easy|
    one more))
  (?:thought|think|thinking|thoughts|dreamed|fantasi[sz]\\w+|imagin\\w+|picture|urge|wanted|want|almost|nearly|
    tempted|going|close) (?:\\w+ )?(?:about |of |to )?(?:driv\\w+|steer\\w+|swerv\\w+|crash\\w+|jump\\w*|stepp?\\w*|
    walk\\w*|hang\\w*|throw\\w*|lying|lie) (?:\\w+ )?(?:myself )?(?:\\w+ )?(?:into (?:a |the |oncoming )?(?:tree|wall|
    traffic|barrier|lorry|river|sea|truck|water)|off (?:the |a )?(?:bridge|roof|cliff|balcony|building|platform)|
    in front of (?:a |the |that )?(?:bus|train|car|lorry|tube|truck|traffic|it)|under (?:a |the )?(?:bus|train|lorry|
    tube)|on the (?:tracks|rails))
  (?:jump|jumped|jumping) (?:off|from) (?:the|a) (?:bridge|roof|balcony|building)(?= (?:and end|to die|tonight|last))
  (?:viaduct|bridge|footbridge|overpass|platform)(?=.{0,60}(?:stay|stayed|stand|stood|sit|sat) (?:up )?there.{0,60}
    (?:does|did) not stop)
  (?:tablets?|pills?|meds|medicines?|morphine|hospice)(?=.{0,120}counted (?:it|them) (?:all )?(?:and|then) put (?:it|
    them) back)
  (?<!(?:starting|starter|water|toy|cap|nerf|spud) )(?:\\.38|\\.45|\\.357|revolver|pistol|handgun)(?=.{0,60}(?:in (?:the|my) (?:drawer|
    nightstand|bedside)|under (?:the|my) (?:bed|pillow|mattress)|always been))(?! (?:minutes|pounds|people|of|euros|rpm))
  (?:took|taken|takes?|tak|keeps?|kept|gave|has|have) (?:\\w+ ){0,3}gun (?:cabinet|safe) keys?
  put a rope|tied (?:a|the) (?:rope|noose)|noose|bought (?:a|the) rope
  (?<!\\b(?:never|not) )(?:want|wanted|wish|need|just want) (?:it|everything|this|the pain|life|
    my life)(?: all)? to (?:stop|end|
    be over)(?: forever| for good|,? (?:i want to be gone|permanently|for ever))?(?=(?:.{0,25}(?:gone|forever|
    for good|die|dead|permanently))|{end})
  (?:disappear|vanish|be gone|leave|go away|sleep) (?:for good|forever|for ever|and never come back|
    permanently)(?! after)
  do not want to be (?:here|alive) (?:any ?more|anymore)
  (?:i )?(?:should just|could just|should) (?:be dead|die|kill my|not be alive|not exist)(?! (?:of|for|laughing|from))
  should have (?:died|let me die|been me)|it should have been me
  why (?:am i|i am|i) (?:still )?(?:alive|here still|even alive)|still alive,? (?:unfortunately|sadly|why)
  hate that i (?:woke|survived|am alive|did not die)
  (?:tried|attempted|try|trying) (?:again )?to (?:kill|end|hang|drown|take my|overdose|die)(?! (?:it|the|time|weeds|
    your|him|her|his|my (?:character|plants)))
  my (?:suicide attempt|last attempt|second attempt|attempt{end})
  (?:come|cry|speak|care) (?:\\w+ )?(?:to|at) my (?:own )?funeral
  my (?:own )?funeral(?! (?:plan|policy|insurance|flowers|music|songs?|hymns?))
  (?:looked|looking|look|searched|searching|googled|googling|read) up (?:how (?:many|much|long|to (?:die|end|do it|
    hang|tie|overdose))|ways|the (?:bridge|dose|trains))
  (?:held|hold|holding|put|pressed|had) (?:the |a |my )?(?:knife|blade|razor|gun|scissors|belt|rope) (?:to|at|against|
    on|round|around) my (?:\\w+ )?(?:wrists?|throat|neck|arm|skin|head|chest|leg)
  (?:knife|blade|razor) (?:to|on|at) my (?:wrist|arm|skin|throat)
  (?:if|when) the (?:train|bus|lorry|car) (?:\\w+ ){0,3}i would have
  i (?:would|could|will) have (?:jumped|gone under|stepped|let go)
  (?:going|gonna|want|about|ready|decided) to do it (?:tonight|tomorrow|today|soon|this time|now)(?! (?:with|together|
    for))
  (?:will|might) do it (?:tonight|tomorrow|soon|this time){end}|might make it soon
  (?:do|can|could|did) not see myself (?:being )?(?:alive|here|living|at|making|past|reaching)
  (?:pray|prayed|praying|hope|hoped|hoping|wish|beg|asked god|ask god) (?:\\w+ ){0,3}(?:not to|i (?:do not|never|
    will not)|to never) (?:\\w+ )?(?:wake|live|survive)
  (?:want|wanted|rather|better|easier) (?:\\w+ )?(?:to )?not (?:to )?(?:exist|be here|be alive|live|wake)
  (?:scars|cuts|marks|lines) (?:on|up) my (?:legs?|arms?|wrists?|thighs?)(?! (?:from (?:the )?(?:brambles|roses|cat|
    kitten|climbing|hedge|op|operation|bike|surgery|allotment|surgery|bike)))
  (?:nobody|no one) (?:here )?needs me
  (?:they|everyone|everybody|family|kids|he|she) would be (?:happier|better off|fine|relieved|freer)(?= (?:without|
    if i)|{end})
  (?:laid|lay|lying|lie|sat|sitting) (?:down )?(?:in|on) the (?:road|tracks|rails|train tracks|
    motorway)(?=.{0,50}(?:no cars|waiting|hoping|nothing came|for a while|last night|car|train|nobody))`;

/** Jokes, fiction and others' lives that sound so: looked at before the writer's own person. */
export const notCrisis = `
  (?:kill|killed|killing) (?:my|our|him|her|it)self (?:laughing|with laughter)
  {start}(?:(?:my|the|our|this) )?(?:reed|string|strap|zip|heel|nail|pen|pencil|printer|laptop|screen|wifi|game|app) (?:just |totally )?(?:broke|
    snapped|crashed|froze)(?: again)?[.,!]* kms{end}(?!.{0,40}(?:sorry|bye|love you|i mean it|for real|not joking))
  (?:died|die|dying|dead) (?:of|from|with) (?:embarrassment|laughter|laughing|shame|cringe|boredom|cuteness)
  (?:{start}|(?:reckon|think|swear) (?:that )?)(?:the|this) (?:sun|heat|weather|wind|rain|hill|stairs|bike|oven|printer|
    traffic|goose|weeds|gym|workout|recipe|algebra|calculus|homework) (?:is|was) (?:\\w+ )?trying to (?:kill|
    finish) (?:me|us)
  {start}(?:she|he) (?:just )?sat (?:down )?on the edge of the (?:tub|bath|bed|sofa|couch|pool)(?!.{0,80}(?:blade|
    knife|pill|razor|tablet|gun|rope|think|thought))
  (?:embarrass(?:ed|ing)|mortif(?:ied|ying)|awkward),? (?:that )?i (?:just |nearly |almost )?(?:wanted to die|died)
  (?:cat|kitten|dog|puppy|rabbit|hen|brambles?|roses?|thorns?|hedge|branch(?:es)?|holly|gorse|
    nettles) (?:\\w+ ){0,2}(?:scratched|
    cut|bit) (?:up )?my \\w+
  wanted (?:to die|the (?:ground|floor|earth) to swallow me)(?=.{0,60}(?:\\blol\\b|haha|😂|🤣|embarrass|awkward|oops))
  cut(?:ting)? (?:myself )?(?:a|an|some|off|my (?:own )?(?:hair|fringe|nails)|down|out|back|the|it|up|into (?:the|
    a) (?:cake|pie|wood))(?! (?:my (?:arms?|wrists?)))
  (?:cut|burn(?:ed|t)?|hurt|stab(?:bed)?) (?:myself|my \\w+) (?:shaving|cooking|chopping|slicing|on (?:the|
    a) (?:bread|oven|tin|paper|edge|stove|kettle|barbecue|bread knife|grater|iron)|playing|falling|at (?:football|
    work|the gym|rugby|training)|opening|running|in the kitchen|with the (?:iron|kettle|grater|peeler))
  not stab myself|ended it(?:[.,]? over)?[.,]? (?:by|via|over|in a) (?:text|phone|the phone|message|email|whatsapp|dm)
  hurt my \\w+|self[- ]?harmless|taking my life (?:back|in my hands|seriously)
  (?:suicide|self[- ]?harm|crisis|overdose)[- ](?:prevention|awareness|training|unit|ward|management|response|hotline|helpline|line|course|module|
    lecture|seminar|first aid|workshop|policy|essay|squad|doors?|burn|loss|bereavement|rates?|statistics)
  suicide (?:squad|in (?:the|a|chapter)|squeeze)
  (?:film|book|novel|play|opera|series|podcast|documentary|episode|chapter|show|article|essay|thesis|lecture|biography|
    poems?|exhibition) (?:[\\w']+ ){0,5}(?:suicide|overdos\\w+)
  trained
  (?:answer\\w*|volunteer\\w*|shift|night|calls?) (?:\\w+ ){0,3}(?:crisis|suicide|samaritans) (?:line|helpline|
    hotline)`;

/** Somebody else is in danger, or once was: heavy, though not the writer's crisis. */
export const crisisOfOthers = `
  (?:he|she|they|friend|sister|brother|daughter|son|mum|mom|dad|mate|patient|student|pupil|cousin|nephew|niece|boy|
    girl|husband|wife|ex|neighbour|someone|somebody|kid|teen|teenager|colleague|roommate|flatmate|partner|uncle|aunt|
    man|woman|caller|client|child|{kin}|from \\w+|my (?!mind|brain|head|heart|body|soul|whole|life|own\\b|(?:first|
    second|third|fourth|last|latest|previous|past)\\b)\\w+|our \\w+)(?:'s)?(?: (?!i\\b)\\w+){0,4}? (?:(?:has |have |
    had |just |
    said |says |say |that |he |she |they |is |was |been |keeps |talking about |talks about |tried to |commit |
    committed |to commit |wants? to |wanted to |threaten\\w* to |attempted |about |of |to )*)(?:kill(?:ed|
    ing)? (?:himself|herself|themsel\\w+)|suicid\\w*|overdos\\w*|self[- ]?harm\\w*|hang(?:ed|ing)? (?:himself|
    herself)|hung (?:himself|herself)|cut(?:ting|s)? (?:himself|herself|themsel\\w+)|hurt(?:ing)? (?:himself|herself|
    themsel\\w+)|end(?:ed|ing)? (?:his|her|their) (?:own )?life|t(?:ook|ake|aking|aken) (?:his|her|
    their) (?:own )?life|(?:wants?|wanted) to die|(?:does|did|do) not want to (?:live|be here|wake up|be alive)|
    jumped (?:off (?:a|the) (?:bridge|roof|building|balcony)|in front of))
  (?:kill(?:ed|ing)?|hurt(?:ing)?|harm(?:ed|ing)?|hung|hang(?:ed|ing)?|cut(?:ting)?|shot) (?:himself|herself|
    themsel\\w+)
  (?:his|her|their) (?:suicide|overdose|own life)|(?:lost|losing) (?:\\w+ ){1,4}to (?:suicide|an overdose)
  (?:friend|colleague|cousin|brother|sister)'s suicide|died (?:by|of|from) (?:suicide|an overdose)
  (?:afraid|scared|worried|worry|fear|terrified) (?:that )?(?:he|she|they|my \\w+) (?:will|might|would|is going to|
    may) (?:do something|hurt|kill|cut|end)\\w*`;
