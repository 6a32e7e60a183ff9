import type { Harm } from './word-classes.ts';

/** Fear, despair, shame and the other dark feelings. */
export const mind: readonly Harm[] = [
  {
    plain: `
      (?:car|bus|van|train|lift|boiler|tractor|bike|coach|engine|machine|truck|tram|ferry|minibus|laptop|printer) (?:\\w+ )?broke down and
      good thing(?: is)? it is over
      nothing left (?:but|in the (?:pan|bowl|pot|tin|box|jar)|on the (?:plate|list|table|to do)|over|to (?:do|pack|paint|sort|fix|mark))
      (?:scared|afraid|frightened|terrified|nervous) of (?:it{end}|us|(?:the )?(?:\\w+ )?(?:dark|hoover|spiders?|cat|
        slide|dog|goose|geese|pool|deep end|heights|cows?|wasps?|clowns?|moths?|mice|mouse|dentist|diving board|swing|
        oven|escalator|waves|balloons?|ghost\\w*|big slide|cucumber|vacuum|fireworks|thunder|bees|rollercoaster|
        horse))
      (?:i am|i'm) afraid (?:i (?:ate|laughed|bought|have eaten|did)|not|so|we (?:ate|laughed)|it)
      (?:scared|frightened|terrified|nervous|anxious|afraid|fear) (?:\\w+ )?but (?:i |we |he |she )?(?:did|went|
        jumped|do|said|still|loved|got|tried|made|sang)
      (?:scary|terrifying|frightening) (?:film|movie|ride|good|story|stories|slide|rollercoaster|haunted|game)
      scared (?:the (?:life|cat|hens|postman)|him with|her with|me with|my \\w+ with|dad|mum|silly)
      (?:haunted house|horror|ghost|roller ?coaster|zip ?line|jump scare)\\b.{0,40}(?:terrif\\w+|scar\\w+|
        frighten\\w+|petrif\\w+)
      (?:car|bus|van|train|lift|boiler|tractor|bike|motorbike|fridge|printer|dishwasher|oven|machine|truck|combine|
        tram|engine|heating|laptop|escalator|ferry|minibus|coach|cooker|phone|tv|mower|scooter|taxi|
        lorry) (?:[\\w']+ ){0,6}(?:broke|breaks|breaking|broken) down
      broke down (?:on the|in the middle of the|near|outside|halfway|at the) (?:m\\d|motorway|a\\d|road|bypass|
        junction|lights|bridge)
      haunted (?:house|castle|tour)
      not (?:so |too |even )?(?:scared|afraid|anxious|ashamed|nervous|hopeless|useless|panicked)
      no (?:fear|panic|shame|guilt|anxiety)|without (?:fear|shame|guilt|panic)|guilty (?:pleasures?|as charged)
      shameless\\w*|such a shame|it'?s a shame|shame about|what a shame|panic (?:buy\\w*|at the disco|room)
      (?:felt|feel) (?:nothing but|no pain|no fear|nothing like)
      nothing (?:lost|special|much|to (?:report|do|worry|complain|prove)|planned|fancy|better|beats|like|happened|
        serious|broken|but|else|and nobody|hurts|wrong|went wrong)
      for nothing|good for nothing
      (?:feet|legs|shoes|heels|back|calves|knees|suspense|cuteness|boots|abs|thighs|arms|heat|hill|hills|quads|
        stairs) (?:is |are |were |was )?(?:killing|destroying|breaking) me
      (?:book|film|episode|song|finale|chapter|ending|season)\\b[^.]{0,40}destroyed me
      empty (?:inbox|beach|nest|roads?|pool|house (?:at last|to myself)|head|plates?|bowl|cafe|café|gym|train|cinema|
        church|park|tins?|jar|streets?|pockets, full|cage|table|bus|seat|trail|box|boxes)
      empty (?:the|my|and clean)|emptied|(?:i|we) (?:\\w+ )?(?:lost|stuck) (?:in (?:the lift|traffic|a book)|at)
      stuck (?:in the (?:lift|mud)|to|with it|the landing|at it|on (?:the )?(?:level|clue))
      (?:tooth|dog) (?:worn|tired)
      low (?:tide|key|sun|carb|fat|cost|battery|light|gear|score|mist|cloud|traffic|bar|and slow|water)
      (?:high|low)light|lows? (?:of|fifties)
      (?:dark|black|grey|gray) (?:chocolate|horse|matter|coffee|beer|skies|clouds?|roast|humou?r|cat|dress|friday|
        pudding|belt|jumper|pepper|sea|wool|coat|suit|paint|mark|bread|ale|rum|sugar|beans|hair|hole|heron|squirrels?|
        wagtail|seal|wood|mode|night|and (?:white|gold|blue|cosy|stormy)|early|by|at \\w+)
      in the dark|after dark|before dark|dark (?:outside|now|by|when)|darkroom
      black ?(?:berr\\w+|bird\\w*|board|currants?|smith)|falls? apart in your
      (?:pie|cake|pastry|sandwich|crumble|shoes?|sole|burger|bike|boots|sofa|tent|chair|couch) (?:is |are |was |has |
        just |literally )*(?:falling apart|fell apart|falls apart|crumbl\\w*)
      (?:apple|rhubarb|plum|berry|blackberry|pear|cherry|gooseberry|made|ate|hot|warm) (?:and \\w+ )?crumble
      crumbled (?:feta|the|cookies|oreos)|down the (?:rope|spiral)|spiral (?:staircase|stairs|notebook|bound)
      rope (?:swing|course|climb|bridge|ladder)
      giving (?:up (?:smoking|sugar|meat|my seat|chocolate|caffeine|coffee|sweets)|me|it|away|blood|thanks|a|the)
      gave up (?:and|my seat|on (?:the|it)|smoking|sugar|coffee|seat|trying to)|never (?:give|gave|giving) up
      (?:do|did|will|would) not give up|hate (?:mondays?|running|that|it when|this weather)
      hell (?:yes|yeah|of a|for leather)|(?:what|who|how|where) the hell|work was hell|hell'?s kitchen
      worst (?:pub quiz|joke|jokes|dancer|singer|coffee|cup|film|movie|puns?|haircut|kept|case|part is over|
        christmas jumper|pun|pancake|drawing|cake|band|team|wine|weather|idea|selfie)
      worse (?:for wear|than the|things|jokes)|(?:exhausted|knackered) (?:but|and) (?:happy|proud|content|grinning)
      snapped (?:a|the|some|up|peas|photos|pictures|at the)|breaking (?:bad|news|bread|dawn|the)
      trapped (?:wind|in (?:a|the) (?:escape|lift|museum))
      drowning in (?:courgettes|tomatoes|cats|cake|love|puppies|apples|plums|zucchini|kittens|emails|laundry|marking)
      sinking (?:in|into) (?:the|a|my) (?:sofa|bath|bed|hot|chair|tub|armchair)
      (?:ship|boat|soufflé|cake) (?:\\w+ )?(?:sank|sinking)
      gutted (?:a|the) (?:fish|mackerel|trout|kitchen|house|room|bathroom|pumpkin)
      (?:nan|gran|mum|grandma|mam) is (?:a )?(?:useless at)|useless (?:at|fact|facts|trivia|umbrella|cat|dog|at maths)
      a (?:little|bit|tad) (?:\\w+ )?(?:anxious|scared|afraid|nervous|down|sad|lost)
      (?:angr\\w+|furious|mad|annoy\\w+|i hate)\\b[^.!?]{0,40}(?:bull(?:y|ies|ying)|racis\\w+|bigot\\w+|homophob\\w+|
        sexis\\w+)`,
    good: `
      (?:less|not|no longer|no|without|beat|beating|fought|managed|calmed|survived|through) (?:\\w+ )?(?:anxious|
        anxiety|depress\\w*|panic|afraid|scared|hopeless)
      anxiety (?:stayed|was quiet|is quiet|went|lifted|eased|left|down|behaved)
      felt (?:like myself|lighter|better|hopeful|alive|human|calm)
      feeling (?:like myself|lighter|better|hopeful|human)|fog (?:lifted|lifting)
      (?:dark|black) (?:dog|cloud) (?:\\w+ )?(?:asleep|gone|lifted|stayed)|out the other side
      (?:therapist|counsell?or|doctor) says i (?:look|am|seem)|coping (?:well|better|fine)|actually coping`,
    grave: `
      depress(?:ed|ion|ive|ing)(?! (?:weather|news|film|music))|hopeless\\w*|worthless\\w*|panic attacks?|panicking
      full[- ]on panic|despair\\w*|suicidal|breakdown(?! (?:lorry|van|truck|cover|service|of (?:costs|the|a|my)))
      (?:breaking|broke) down(?: (?:in|at|crying|on|again|and)|{end})(?!.{0,12}(?:m\\d|motorway|a\\d))
      (?:is |am |are |was |all |everything |it |life |world |i |we |just |keeps? |feels? like )*(?:fall(?:ing|s|en)?|
        fell|came|coming|come) apart(?! at)
      (?:not|cannot|barely|hardly|stopped|struggling to|can not|could not) (?:\\w+ )?(?:cop(?:e|ing)|function\\w*)
      devastat\\w*|traumat\\w*|ptsd|flashbacks?|spirall?(?:ing|ed)
      {feel} (?:{so}(?:like )?(?:(?:an?|the|such an?|a complete|a total) )?)(?:numb|empty|hollow|broken|worthless|
        useless|hopeless|helpless|powerless|trapped|crushed|defeated|invisible|alone|lonely|abandoned|unloved|
        desperate|suicidal|ashamed|disgust\\w*|ugly|dead inside|nothing|suffocat\\w*|drowning|lost|small and stupid|
        burden|failure|fraud|ghost|thief|zombie|shell|monster|waste|disappointment|bad (?:mother|mum|mom|dad|father|
        person|daughter|son|parent|wife|husband)|terrible (?:mother|mum|mom|dad|father|person|daughter|son|parent|
        wife|husband)|wreck|mess|shattered|bereft|desolate|haunted|humiliated|rock bottom|rotten|dirty|unsafe|hated|
        stupid and|sick with|not (?:safe|enough|wanted|good enough))
      (?:am|is|was) (?:drowning|sinking|suffocating|dying inside|breaking|unravel\\w+|falling apart)(?! in)
      (?:drowning|sinking|suffocating) (?:here|again|under|inside|in (?:this|it|work|grief|debt))
      (?:hate|hated|hates|despise|loathe) (?:\\w+ )?(?:myself|my (?:life|body|face|self|job and|reflection)|
        every (?:inch|bit|part) of (?:me|myself)|who i am|being me|this life|what i (?:see|did|have become)|that i am)
      self[- ]?(?:hatred|loathing)
      (?:broke|breaking|destroy\\w*|killing|crushing|has broken|eating) me(?! up laughing)|at breaking point
      end of (?:my|our) (?:rope|tether)|rock bottom
      (?:i am|i have|we have|have|am|want to|going to|ready to|just|feel like|thinking of|body is|he is|
        she is) (?:giving|given|give) up{end}
      (?:dark|black|bleak|awful|horrible|terrible|grim) (?:day|days|place|hole|thoughts|cloud|mood|night of)|black dog
      (?:everything|it|life|world|all) (?:is |feels |looks |goes |tastes |seems )(?:\\w+ )?(?:grey|gray|dark|black|
        pointless|meaningless|hopeless|bleak|empty|heavy|ruined|over{end})
      (?:it is all|everything is|all this is|life is) too much
      no (?:light|way out|hope|future|joy)(?: (?:at|in|for|left|of)|{end})|darkness
      nothing (?:helps|matters|works|is (?:left|working)|left|feels|makes sense|inside|to (?:live|look forward))
      (?:feel|felt|feeling|am) nothing|(?:do|did|can) not feel (?:anything|alive|real|safe)
      (?:losing|lost|out of) my mind(?! at)|dead inside|what is the (?:point|use)
      worst (?:day|week|night|year|month|birthday|christmas|moment|thing|phone call|news)(?! of the (?:week|tour|
        season))
      darkest`,
    hard: `
      (?:so|very|really|too|never been so|never so|properly|genuinely|absolutely|always|still) (?:\\w+ )?(?:scared|
        afraid|frightened|terrified|petrified|ashamed|anxious)(?<!used to be \\w+)(?! (?:while|
        when i (?:was (?:little|young|small|a)|got|first|saw|had)|watching|about (?:the|my|a|an) (?:\\w+ )?(?:move|
        trip|test|exam|interview|wedding|flight|date|match|speech|party|presentation)|at the|for (?:laughing|the|my)|
        getting|of (?!him|her|them|us|my|what|losing|dying|death|going home|tomorrow|the (?:future|night|result|phone|
        post|door|bill|knock)|being alone|myself|people|everything|life|living|it all)\\w+|to (?!go home|sleep|live|
        be alone|be here|leave|open|close|answer|tell|breathe|hope|move|die|lose|get up|go out|ask for help)\\w+))
      (?:am|was|were|are|is|feel|felt|feeling|got|be|been) (?:scared|afraid|frightened|terrified|petrified|
        ashamed)(?<!used to be \\w+)(?<!else (?:was|is|were) \\w+)(?:{end}| (?:of (?:him|her|them|my (?!first|new)|
        what|losing|dying|death|going home|tomorrow|the (?:future|night|results?|phone|post|door|bills?|knock)|
        being alone|myself|people|everything|life|living)|for (?:my|his|her|our) (?:life|safety|kids|children|son|
        daughter)|all|again|because|that (?:he|she|they|it|i)|every|to (?:go home|sleep|live|be alone|leave|open|
        close|answer|tell|move|hope|be here))(?! (?:test|exam|driving)))
      (?:so|very|really) guilty|guilty (?:all|every|again|for (?:being alive|surviving|leaving|everything))
      {start}(?:terrified|scared|frightened|petrified|afraid|ashamed|anxious|guilty|miserable|desperate|devastated|
        broken|numb|empty|lost|low|gutted|defeated|heartsick|crushed|wretched|bleak|hopeless|lonely|
        overwhelmed)(?: (?:again|today|all day|tonight|still|and \\w+))?{end}
      living in fear|(?:full of|so much|nothing but) (?:fear|dread|shame|guilt|regret|pain|anger|hate)
      dread(?:ing)? (?:it|tomorrow|everything|every|going|the (?:results|call|court|morning|night))
      the (?:guilt|shame|dread|fear|anxiety|panic|sadness|pain|emptiness)|anxiety
      (?:so|very|really|too|constantly|always|am|feel|feeling|felt) anxious(?! (?:about (?:a|an|the|
        my) (?:\\w+ )?(?:move|trip|test|exam|interview|wedding|flight|date|match|speech|party|presentation)|to (?:see|
        meet|start|get|hear|know)|awaiting))
      (?:can not|cannot|never|not) forgive (?:myself|him|her)|(?:the|my|such|full of|this|so much) (?:shame|guilt)
      shame (?:is|of)|guilt (?:is|of|eat\\w*)|{feel} {so}(?:gutted|miserable|humiliated)
      (?:a|such a|complete|total|the) (?:failure|disappointment|burden)
      what kind of (?:\\w+ )?(?:mother|father|mum|mom|dad|man|woman|person|parent|daughter|son|friend|wife|husband|
        nurse|teacher)
      (?:bad|worst|terrible|useless|rubbish|unfit) (?:mother|mum|mom|dad|father|parent|daughter|son|wife|husband)
      not good enough|never (?:good )?enough|(?:all |it is )my (?:own )?fault|i ruin\\w* (?:everything|it all)
      i let (?:everyone|them|her|him|my \\w+) down
      (?:shit|hell(?:ish)?|awful|terrible|horrible|horrific|dreadful) (?:week|month|year|few (?:days|weeks))
      bad (?:day|night|week|time) for
      {start}(?:really |very |another |such a |just a |a )?(?:bad|awful|terrible|horrible|dark|grim|dreadful|shit|
        black|rough) day(?: again)?{end}
      can not see (?:a way|the end|how)|overwhelmed|in a (?:bad|dark) place|low (?:again|all|today|for|mood|ebb)
      (?:so|very|really|feeling|felt|feel|am|been|bit) low{end}
      not (?:doing )?(?:ok|okay|well|alright) (?:at all|inside|really)|am not (?:ok|okay){end}|not myself
      cannot see the point|worn down|sick with worry|worried sick|tormented|haunted by|in hell|living hell
      so much worse|desperate|panicked(?! (?:and (?:said|bought|waved|ordered|told|sang|ate)))
      {feel} (?:so |very |really |too |terribly |deeply |unbearably |that )+(?:sad|unhappy|down|hurt|bitter|jealous|
        betrayed|rejected|guilty|sorry|small)
      {feel} (?:sad|unhappy|sorrow|betrayed|rejected|despised|unwanted|excluded|great sorrow|fear|
        great fear)(?:{end}| (?:all|again|today|and|without|when|because))
      great (?:sadness|sorrow|fear|grief)
      (?:fear|afraid|scared|terrified) (?:of|that|i|to) (?:\\w+ ){0,4}(?:los(?:e|ing)|dying|death|die|happen)
      turning into (?:my|him|her)
      (?:can not|could not) (?:think(?: straight| any ?more|{end})|look in (?:a|the) mirror|
        get off the (?:\\w+ )?floor|look at myself)
      (?:on|off) the bathroom floor|sorrow|what have i done|nothing i (?:liked|like|enjoy)
      {feel} (?:\\w+ )?(?:down|blue)(?: (?:and|today|again|whenever|lately|all)|{end})|lonely as
      (?:am|so|still|been) lonely`,
    tender: `
      worried|sad|sadness|scared|afraid|frightened|ashamed|guilty|nervous breakdown|anxiety|anxious|anxi\\w*|low mood`,
  },
];
