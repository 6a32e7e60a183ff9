import type { Harm } from './word-classes.ts';

/** Illness and what it takes; hospitals, results, and being well again. */
export const illness: readonly Harm[] = [
  {
    plain: `
      cancer (?:zodiac|season|rising|moon|sign|research (?:shop|run|uk race))
      (?:race|run|walk|swim|bake|coffee|quiz)\\w* for (?:cancer|life)
      (?:shifts?|worked|working|placement|job|nurs(?:e|ing)|rotation|lecture|course|training|exam|module|thesis|
        (?:long|busy|quiet) day) (?:\\w+ )?(?:on|in|at|about) (?:the |an? )?(?:\\w+ )?(?:cancer|oncology|chemo|
        palliative)(?: (?:ward|unit|care|clinic|centre|team))?
      (?:cancer|oncology|chemo|palliative) (?:ward )?(?:shift|placement|nurse|team lunch|lecture|module|conference)
      (?:on|main|centre|center|back|next|side) ?stage
      stage (?:fright|door|manager|left|right|two of|one of|three of|\\d of|set|school|lights)
      (?:bus|train|airport|ferry|coach|air) terminal|(?:to|at|from|in|near|outside|by|past|reached|left) the terminal(?! (?:cancer|illness|diagnosis|stages?|tumou?r|disease|ward|care|phase|patient|lung|bowel|brain))|terminal \\d
      (?:batter|custard|sauce|sugar|porridge|gravy|critical|body|land|a) (?:lumps?|mass)(?: (?:of (?!my|his|her)|
        free))
      lump of|lump in (?:the (?:custard|sauce|batter)|my throat)|mass (?:was|at|in the|with|on sunday)
      spread (?:the|on|out|jam|butter|it thick|eagle)|bed ?spread|spread ?sheet\\w*`,
    good: `
      cancer[- ]free|(?:in |full |complete )?remission|benign|all[- ]clear
      (?:no|not|is not|was not) (?:sign of |evidence of |more )?(?:the )?(?:cancer|tumou?r|malignant)
      just (?:fat|a cyst)|(?:biopsy|lump|mass|growth|smear) (?:is |was |came back |all )*(?:benign|clear|fine|nothing)
      no evidence of disease|cancer (?:is |has )?gone|tumou?r (?:has |is )?(?:shrunk|shrinking|smaller|gone)|shrunk
      (?:finished|last|final|end of|done with|no more|survived|rang the bell)[^.]{0,25} (?:chemo\\w*|radiotherapy|
        treatment)
      (?:chemo\\w*|radiotherapy|treatment) (?:is |are |was |all )*(?:done|over|finished|complete|working)|not spread
      lump (?:is|was) (?:nothing|fine|gone|just)|rang the bell|beat(?:en|s)? (?:cancer|it)(?! up)
      survived (?:cancer|it)`,
    grave: `
      cancer|tumou?rs?|leuka?emia|lymphoma|melanoma|malignant|metasta\\w*|terminal(?:ly)? ill\\w*|terminal|palliative
      incurable|inoperable|prognosis|stage (?:two|three|four|[2-4]|iv|iii)
      (?:it|cancer|this) (?:is|has) (?:spread|come back|back)(?: to)?(?= (?:to|in)|{end})|has spread
      spread to (?:his|her|my|the) \\w+|scan\\W{1,3}it is back
      (?:scan|test|results?|mri|ct|doctor|shows?|says?) (?:it is|it has) (?:back|come back|spread)
      (?:scan|test|results?|mri|ct|doctor|shows?|says?) it (?:come back|spread)|(?:scan|results?|mri|ct) (?:shows?|says?) it back|biopsy|chemo\\w*
      radiotherapy
      (?:found|felt|find|there is|has|have|got|it is) (?:a|another|the|some) {1}(?:lump|mass|shadow|growth|tumou?r)
      (?:lump|mass|shadow|growth|spot) (?:in|on|under) (?:my|his|her|the) (?:breast|neck|lung|lungs|liver|brain|arm|
        armpit|kidney|scan|x-?ray|testicle|groin)`,
    tender: `oncolog\\w*|lump|remission`,
  },
  {
    plain: `
      strok(?:e|ed|ing) (?:its|his|her|their|the|my|a|an|one|it|him|them)
      (?:stroke|strokes) of (?:luck|genius|midnight|a pen|the pen|\\w+)
      (?:breast|back|swim|brush|pen|key|second|butterfly|rowing)[ -]?strokes?|four[- ]?stroke|two[- ]?stroke
      strokes? (?:rate|seat|play)
      (?:about|nearly|almost|near) had (?:a|the) heart attack when (?:he|she|they|it|i saw)
      laugh(?:ed|ing)? (?:until|till|so (?:much|hard)(?: at \\w+)?(?: that)?) (?:i|we) thought (?:i|we) (?:was|were|would|
        am|are)(?: going to| gonna)? (?:have |take )?(?:a|the) (?:stroke|heart attack|fit)
      (?:had|in a|throwing a|threw a|giggl\\w+|laughing|coughing|hissy) (?:a )?fits?(?: of (?:the )?(?:giggles|
        laugh\\w+))?
      fit(?:ness)? (?:of|like|for|as|in|into|test)|kidney (?:beans?|pie|dishes?)|liver (?:and onions|pate|sausage)
      heart (?:of|to|attack grill|is full|full|melted|emoji|shaped)
      (?:my|his|her) heart(?: is| was| just)? (?:so |very )?(?:full|melted|sang|singing|happy|light|swelled|soared|
        skipped|leapt|burst\\w*|warm\\w*)
      heartwarming|malaria (?:tablets|jab|pills)|(?:ms|miss|mrs|mr) (?!is |was |has |flar|relaps|nurse|diag|again)\\w+
      (?:color|colour|snow|going|double|taste) blind|blind (?:date|taste|tasting|spot|bend|corner|cat)
      (?:window|roller|venetian|the|new|hung|fitted|put up|pulled) blinds?|tone ?deaf`,
    good: `
      (?:no|not had a|without a|free|since (?:a|the|his|her) last) (?:seizures?|fits?)|seizure[- ]free
      (?:got|has|found|have) (?:a|the) (?:kidney|liver|heart|donor)|off dialysis
      came (?:out of|round from) (?:the|his|her) coma|stroke rehab is going well
      transplant (?:worked|took|is working|went)|(?:stroke|dementia) (?:club|choir|cafe|café|group)`,
    grave: `
      (?:a|another|mini|massive|second|his|her|my|the|{has}) (?:mini[- ]?|massive |second |small |big )?(?:stroke|
        heart attack|cardiac arrest|aneurysm)
      strokes?|heart (?:attack|failure|stopped|is failing|gave out)
      (?:bleed|bleeding|clot|tumou?r|swelling) (?:on|in) (?:the|his|her|my) (?:brain|lungs?)|aneurysm|sepsis
      meningitis|dementia|alzheimer\\w*|parkinson\\w*|motor neurone|sclerosis|mnd|coma|paralys\\w+|amputat\\w+
      dialysis
      (?:kidney|liver|organ|heart|lung)s? (?:failure|failing|is failing|are failing|have failed|packed up|gone)
      {kin}'s (?:kidneys?|liver|heart){end}
      (?:is|are|it is|have|has|got|with|thinks? it is|confirmed|suspect|could be|might be|say) (?:ms|als|lupus|
        epilepsy|schizophrenia|bipolar|hiv|parkinson's|leukaemia)
      (?:need|needs|waiting for|list for) (?:a )?(?:new )?(?:transplant|kidney|liver)
      transplant (?:list )?{1}(?:said no|is not|failed|cancelled|not happening|rejected)
      reject(?:ed|ing) the (?:kidney|liver|heart)|(?:going|gone|went|nearly|half|be|is|am) (?:blind|deaf)
      haemorrhag\\w*|hemorrhag\\w*
      (?:critically|gravely|seriously|dangerously|heavily|terribly|desperately|very|severely|mortally) (?:ill|sick|
        unwell|injured|wounded|hurt|burn\\w+)
      serious (?:illness|disease|condition|injur\\w+)|life (?:is|was) (?:in danger|at risk|hanging)
      (?:memory|mind|sight|hearing|kidneys|voice) is going|going (?:deaf|blind)|gone (?:deaf|blind)
      (?:hemi-?)?paraly[sz]\\w+|aphasia|terminat\\w+ (?:of )?(?:a |the |my )?pregnancy|poisoned(?! (?:by my|dwarf))
      (?:caught|contracted|has got|infected with) (?:hiv|aids|tb|malaria|typhoid|hepatitis|ebola|covid pneumonia)
      (?:has|have|had|got|of|from|with|to) aids`,
    hard: `
      seizures?|epileptic|had (?:a|another) (?:bad |big )?fit{end}
      (?:my )?(?:ms|lupus|crohn's|fibro\\w*|arthritis|colitis|endo) (?:is|was|has|are)? ?(?:flar\\w+|back|bad|winning|
        relaps\\w+|worse|again|hell)
      pneumonia|malaria(?! (?:last|before))|cholera|ebola|hypo{end}
      sugar (?:went|dropped|was|is) (?:very |too |so )?(?:low|high)
      (?:mum|mom|dad|mam|mama|papa|nan|gran|baby|he|she|wife|husband|{my}{kin}) (?:\\w+ )?(?:fell|is|was|got|has been|
        became|been) (?:(?:very|so|really|too|proper|seriously|always|still) )(?:ill|sick|unwell|poorly)(?! (?:of|
        over|in the car|on the (?:boat|bus|ferry)|after the (?:ride|cake)))
      fallen ill|(?:lost|losing) consciousness|(?:hit|banged|cracked) (?:his|her|my) head
      (?:oxygen|heart rate|blood pressure|saturation|sats) (?:\\w+ )?(?:dropp?ed|fell|crashed|low)
      (?:run|ran|running) out of (?:insulin|medicine|medication|tablets|inhalers?|oxygen|meds)
      (?:insulin|medicine|inhaler|tablets|meds) (?:is |has |have |are )?(?:run out|finished|gone)
      (?:can not|could not) (?:get|afford) (?:my|the|his|her) (?:insulin|medicine|meds|medication|tablets|inhaler)
      hair (?:is |was )?(?:coming|falling|fell) out|(?:bled|bleeding) (?:through|all|again|for|heavily)|no visitors
      (?:carer|nurse|ambulance|help) (?:did|has|does) not (?:come|show|turn)|wet (?:himself|herself|myself|the bed)
      soiled|(?:is|was|are|been|am) not (?:very |at all |so |been )?well|not well (?:lately|today|again|at all)|unwell
      (?:is|was|are) (?:\\w+ )?sick with (?!the flu|flu|a cold|strep|hay|nerves|excitement|envy)\\w+
      (?:genetic|rare|heart|lung|liver|kidney|lyme|hereditary|incurable|chronic) (?:disease|disorder|condition|
        illness)
      injured (?:himself|herself|myself)
      (?:has|have|is|was|been) not (?:been )?(?:feeling|doing|eating|sleeping) (?:well|right|good|himself|herself)
      something (?:\\w+ )?wrong with (?:me|him|her|my|the baby|dad|mum)
      something (?:really |badly |very |terribly )wrong
      {my}{pet} (?:is|was|has been) (?:\\w+ )?(?:sick|ill|poorly|dying|bleeding|hurt|injured)(?! of)
      (?:he|she|they|{my}{kin}) (?:is|was|has been|have been) (?:really|very|so|too|seriously|properly) sick(?! of)`,
    tender: `epilep\\w*|diabet\\w*|transplant|ms nurse`,
  },
  {
    plain: `
      (?:barista|new (?:teacher|boss|manager|guy)|boss|postman|waiter|dj|class|bouncer|king|president|singer|
        celebrity) {2}(?:does|did|do) not know (?:who i|me|my name)`,
    good: `
      (?:knew|recogni[sz]ed|remembered) (?:me|us|who i was|my name|his name|her name)|he knew (?:me|who)|did know me`,
    grave: `
      (?:she|he|{my}{kin}|mum|dad) {1}(?:did|does|do) not (?:\\w+ )?(?:know|recogni[sz]e|remember) (?:who (?:i|we|he|
        she)|me|us|his own|her own|my (?:name|voice|face)|him|her|anyone)
      (?:did|does) not (?:know|recogni[sz]e|remember) (?:me|us|who i|my (?:name|face|voice)|his own|her own)
      {start}(?:did|does|do) not know (?:me|who i)
      no longer (?:knows?|recogni[sz]es?|remembers?) (?:who|me|us|my|him|her)
      (?:forgets|forgot|has forgotten|forgotten) (?:who i|my name|me|how to (?:eat|walk|speak|swallow)|his own|
        her own)
      (?:asked|asks|asking) (?:me )?who (?:i (?:am|was)|is this|are you)
      kept asking (?:when|where|for) (?:his|her|mum|dad|my)|asking for (?:his|her) (?:mum|mother|wife|husband|mam)
      lost (?:on|in) (?:his|her) own (?:street|road|house|village|town)
      (?:he|she|{my}{kin}) (?:has |had )?wander(?:ed|ing)? (?:off|out|again|in)|sundowning
      put (?:him|her|them|mum|mom|dad|nan|gran) in(?:to)? (?:a|the) (?:care )?home
      (?:needs?|going|goes|moved|moving) (?:him |her |mum |dad |{my}{kin} )?(?:in)?to (?:a|the) (?:care|nursing) home`,
  },
  {
    plain: `
      (?:doctor|consultant|specialist|nurse|surgeon|vet|midwife|doc) shook (?:my|our|his|her) hands?
      (?:shifts?|worked|working|jobs?|placement|rota|student|interview|busy (?:day|night|one)|quiet (?:day|night|one)|
        long (?:day|night)|(?:day|night) shift|hours|volunteer\\w*|first day) (?:\\w+ )?(?:on|in|at|with|for) (?:the |
        an? )?(?:\\w+ )?(?:a&e|er|icu|nicu|hospital|ward|theatre|surgery|ambulance|crew)
      (?:assisted|scrubbed) (?:\\w+ ){0,3}(?:operations?|surgery|surgeries)
      (?:a&e|er|icu|nicu|hospital|ward|ambulance|theatre|doctors?|nurses?) (?:shift|shifts|radio|shop|café|cafe|
        car park|canteen|crew|station (?:open|party)|party|choir|drama|show|interview|job|placement|rota|
        volunteer\\w*|mess)
      twelve hours in theatre
      (?:to|in|at|into) (?:the )?hospital (?:to|for) (?:my|a|the|volunteer|sing|work) ?(?:shift|job|interview|
        \\w+ placement|choir)
      teddy bear hospital|doll'?s? hospital|animal hospital|(?:christmas|traffic|fairy|northern|street|city) lights
      (?:driving|theory|taste|screen|spelling|maths|math|french|iq|personality|test) (?:test|match|cricket|flight|
        drive|paper|kitchen|run)
      exam results|results day|(?:match|race|football|quiz|election) results|doctor who
      (?:brought|took) (?:the )?trolley|shopping trolley|trolley (?:dash|tram)
      stitch(?:es)? in my chin from the trampoline|no regrets`,
    good: `
      (?:scans?|mri|ct|x-?rays?|tests?|results?|bloods?|mammogram|ultrasound|echo|labs?|smear|biopsy|check-?up|
        sonography)(?: results?)?(?: \\w+ | )?(?:was|were|is|are|came back|all|come back|came) (?:all |back |
        completely |perfectly |so |very )*(?:clear|clean|fine|good|normal|stable|great|ok|okay|benign|perfect|
        negative|nothing|healthy)
      clear scan
      (?:doctor|consultant|specialist|doc|surgeon|oncologist|gp|midwife|vet|nurse) (?:\\w+ )?(?:says?|said|is|was|
        are) (?:very |so |really |that )?(?:i am |he is |she is |it is |all is |everything is |my \\w+ (?:is|
        are) )?(?:fine|happy|pleased|clear|good|well|nothing|delighted|healed|healing)
      (?:home|back|out|discharged|released|let (?:me|him|her|us|them) out|came out|coming home|coming out|
        left) (?:from |of )?(?:the )?(?:hospital|icu|intensive care|nicu|a&e|rehab|ward|psych ward|surgery)
      discharged|off (?:the )?(?:ventilator|oxygen|critical list)
      out of (?:danger|the woods|surgery|theatre|intensive care|coma|icu|hospital)
      (?:operation|op|surgery|procedure|transplant) (?:\\w+ )?(?:went|was|is|has been) (?:so |very |really |
        a )?(?:well|fine|smoothly|ok|okay|success\\w*|over|done)
      pulled through|on the mend|came round (?:from|after|at \\d|in recovery|this morning)|opened (?:his|her) eyes
      breathing (?:on|by) (?:his|her|its) own|responding to|stable now|is stable
      (?:since|after) (?:my|the|his|her) (?:op|operation|surgery)|first \\w+ since (?:the|my) (?:op|operation)
      (?:came|come|coming|back|is|was|are|brought \\w+) home(?=.{0,60}(?:hospital|intensive care|nicu|icu|operation|
        surgery))`,
    grave: `
      (?:in|into|to|still in|rushed to|taken to|moved to|back in) (?:the )?(?:icu|intensive care|nicu|resus|
        high dependency|hdu)
      intensive care|crash call|resus|(?:on|needs?|needed) (?:a |the )?(?:ventilator|oxygen)
      oxygen (?:this time|again|levels? (?:dropp|fell|is low|low))|unconscious
      (?:he|she|{my}{kin}) (?:\\w+ )?collapsed`,
    hard: `
      (?:found|saw|seen) (?:something|a (?:lump|shadow|mass|growth)) (?:in|on) (?:my|his|her|our|{kin}'s)
      (?:go|went|going|taken|rushed|back|admitted|still|is|was|been|are|am|again|brought|ended up|dey|lying|stuck|
        weeks|days|nights?) (?:to |in |into |for |inside )?(?:the )?hospital
      in (?:the )?hospital|hospital again|{start}hospital{end}
      been (?:admitted|hospitali[sz]ed|rushed|taken|blue-?lighted)|{has} {1}(?:admitted|hospitali[sz]ed)|was admitted
      admitted (?:me|him|her|us|{my}{kin})(?! to (?:the |a )?(?:club|school|college|university|course|team|bar))
      (?:still |back |put (?:me|him|her) )?on (?:a |the |my )?drip(?! (?:tray|feed|irrigation|coffee))
      sickle[- ]cell|(?:sickle|pain) crisis
      got admitted|rushed (?:in|to|him|her|us|me)|blue lights?(?! and)
      (?:called|had to call|waited for|waiting for|in|came in|by|took (?:him|her|me) (?:away )?(?:in|by)) (?:the |
        an )?(?:ambulance|paramedics)
      (?:ambulance|paramedics) (?:came|took|outside|again|at)|on a trolley
      (?:in|at|to|to the|from) (?:a&e|emergency room|er|the er|emergency|casualty)
      ^(?:er|a&e)(?= |{end})(?! (?:is|was) (?:on|back))|er (?:again|all night)|a&e|concussion
      (?:needed|had|got|ten|twelve|\\d+) stitches in (?:my|his|her) (?:head|face|hand)|blacked out
      (?:i|he|she|{my}{kin}|mum|dad) (?:\\w+ )?(?:fainted|collapsed|passed out|blacked out)
      emergency (?:surgery|operation|section|c-section|op)
      (?:is|still|was|back|goes|going|gone|went) (?:in|into|to|down to) (?:surgery|theatre)|^surgery on
      need(?:s|ed)? (?:an? |another |more |emergency )?(?:surgery|operation|op)
      (?:cancel\\w*|postponed|delayed) (?:my|his|her|the|our) (?:surgery|operation|op|chemo|scan|treatment|procedure|
        transplant)
      (?:op|operation|surgery|treatment|drug|medication|meds|tablets|procedure|injections?) (?:did|does|has|have|is|
        are|was) not (?:work|working|worked|helping|help|take|taken|successful)
      (?:nothing|no more) (?:they|we|more) can (?:do|be done|try)|(?:diagnos\\w+|misdiagnos\\w+)
      (?:do|doing|did|more|run|running|ran|undergoing|having|for) (?:some )?(?:more )?tests(?! (?:with|for (?:my|
        the) (?:class|students)))
      do not know what is wrong
      (?:waiting|wait) (?:for|on) (?:the |my |his |her |our |more |some )?(?:\\w+ )?(?:results?|scan|biopsy|
        call from the (?:doctor|hospital|clinic))
      (?:results?|scan|mri|biopsy) (?:is|are|at|on|next|not|tomorrow|today)(?! (?:clear|fine|good|normal|great))
      (?:wants?|needs?) to see (?:us|me|him|her|both|me and) (?:both|on|urgently|again|first|at|straight|about|monday|
        tuesday|wednesday|thursday|friday)
      referred (?:to|me|him|her) (?:to )?(?:oncology|the (?:breast|memory|cancer|pain|heart|two)|neurology|cardiology|
        psych\\w*)
      (?:trying|told|try) not to google|not what (?:we|i) (?:wanted|hoped)|bad news
      do not (?:do|call|say) that for good news
      (?:doctor|consultant|specialist|nurse|surgeon|vet|midwife|doc) (?:would not|could not|did not|shook|looked|
        went quiet|took (?:me|us) (?:aside|into)|sat (?:us|me) down)
      months? (?:not|to live|left)|(?:days|weeks|months|a year) to live|make (?:him|her) comfortable`,
    tender: `
      hospital|ambulance|emergency room|surgery|operation|ward round|care home|nursing home|scan|test results?
      blood test|incubator|premature|neonatal|icu|nicu`,
    soft: `visit(?:ed|ing|s)? (?:(?:my|our|the|a) )?(?:\\w+ ){1,2}in (?:the )?hospital`,
  },
];
