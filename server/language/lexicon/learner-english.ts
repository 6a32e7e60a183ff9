/** What is said to or of God is the writer's alone to say. */
const prayer =
  /\b(?:thank|thanks|praise|bless|glory)(?: be)?(?: to)? (?:god|allah|jesus|the lord|christ)\b|\b(?:god|allah|jesus|the lord) (?:is|be|will|has|dey|did)\b|\b(?:insha|masha)\s?allah\b|\balhamdulillah\b|\bhallelujah\b|\bjesus\b|\bmy (?:god|lord)\b/i;

/** Whether a text thanks or praises God. */
export function isPrayer(source: string): boolean {
  return prayer.test(source);
}

/** Turns of English that someone still learning it writes; told in our grammar they would only sound wrong. */
const broken: readonly RegExp[] = [
  /\b(?:was|were|is|are|am|be) (?:call|hear|buy|tell|hurry|agree|disagree|understand|forget|remember|afraid from|go|went|came|eat|see|make|have|know|think|speak|cry)\b(?! or\b)/i,
  /\b(?:did|do|does) not (?:be|was|were|went|saw|came|had|got|made|took|said|knew)\b|\b(?:didn't|don't|doesn't) (?:be (?:afraid|able|happy|sad)|was|were|went|saw|came|had|got|made|took|said|knew)\b/i,
  /\b(?:can|can't|cannot|could|couldn't|must|should) to \p{L}/iu,
  /\b(?:can't|cannot|couldn't|could not|can not) stop (?:cry|laugh|smile|think|eat|talk|look)\b/i,
  /\b(?:he|she) (?<!\b(?:did|does|do|should|could|would|will|let|that|if|may|might|must|can|didn't|doesn't|couldn't|wouldn't|won't|can't|and|or|than|made|help|helped|lest) (?:he|she) )(?:go|come|say|make|have|want|like|know|need|give|take|tell|ask|eat|play|sing|speak|help|live|work|look|feel|bring|correct|teach|learn|understand|call|walk|wait|love|try|show|laugh|smile|cook|explain|cry|dance|hug|kiss)\b/i,
  /\b(?:explain|said|say|suggest) me\b|\bdiscuss(?:ed)? about\b|\bmarried with\b|\blisten(?:ed)? music\b|\b(?:came|went|go|come) to home\b|\barrived to\b|\bafraid from\b|\binterested for\b/i,
  /\blook(?:ed|s)? (?:the|him|me|us|them) (?!same\b|part\b|other\b|business\b|over\b|up\b|in\b)\p{L}+|\bdressed (?:them|him|her|me) of\b|\barrived? until\b|\bin the same time(?= |$)|\b(?:say|says|said) him\b|\b(?:nobody|no one|never) \p{L}+ something\b|\bwithout that (?:i|he|she|we|they)\b/iu,
  // 'My legs is dead', and not 'one of my legs is'.
  /(?<!\b(?:of|with|and|between|behind) )\b(?:my|our|his|her|their|these|those) (?:legs|arms|hands|feet|eyes|ears|knees|fingers|teeth|shoes|kids|children|parents|friends|neighbours|neighbors|colleagues|boys|girls|brothers|sisters|sons|daughters|eggs|flowers|tomatoes|chickens) (?:is|was|has)\b/i,
  /\b(?:many|two|three|four|five|several) (?:time|day|week|hour|friend|child|person|thing|book|flower|word)\b(?!-)(?! (?:off|ago|trip|shift|course|table|club|shop|group|walk|job)\b)/i,
  /\b(?:much|less) (?:people|friends|things|words|children)\b|\ba (?:good|new|nice|big|little) (?:news|advice|furniture)\b|\bpeople (?:is|was|has)\b/i,
  /\b(?:speaked|goed|eated|buyed|teached|catched|thinked|runned|swimmed|writed|drived|feeled|sleeped|singed|bringed|maked|taked|gived|comed|telled|shaked|understanded|leaved|knowed|growed|throwed|drawed|finded|holded|getted|heared|keeped|meeted|selled|sended|sitted|standed|winned|breaked|choosed|falled|forgetted|losed|readed|rided|spended|weared)\b|\b(?:was|is) pain\b/i,
  /\b(?:has|have|had) (?:new|warm|nice|good|big|small|old) (?:friend|flat|house|job|teacher|coat|bicycle|phone|bed|room|neighbour)\b/i,
  /(?<!\b(?:let|made|make|saw|see|watch|watched|help|helped|hear|heard|had|have|did|does|can|could|will|would|and|to|with|seeing|hearing|watching) )\b(?!I\b)\p{Lu}\p{Ll}+ (?:teach|give|help|bring|tell|show|invite) (?:me|us|him|her|them)\b/u,
  /\b(?:gave|give|gives|said|told|showed|sent) to (?:me|us|him|her) (?:my|her|his|a|an|the|our|their)\b|\b(?:met|saw|bought|found|got) (?:on|in|at) the \p{L}+ (?:a|an|my) /iu,
  /\b(?:my|our) (?:boss|teacher|neighbour|neighbor|friend|son|daughter|mother|father|sister|brother|manager|husband|wife)(?: \p{Lu}\p{Ll}+)? (?:say|give|come|make|have|ask|tell|want|like|go|play|help|know|bring)\b/u,
  /^(?!(?:We|You|They|People|Children|All|Both|Many|Some|Most)\b)\p{Lu}\p{Ll}*[^\Ws] say\b/u,
  /\b(?:he|she|it|this|everybody|everyone|nobody) (?<!\b(?:did|does|do|should|could|would|will|let|that|if|may|might|must|can|didn't|doesn't|couldn't|wouldn't|won't|can't|and|or|than|made|make|see|saw|hear|heard|watch|watched|help|helped|had|have) (?:he|she|it|this|everybody|everyone|nobody) )(?:draw|pay|cancel|happen|sit|stand|pretend|arrive|send|buy|sell|choose|become|begin|forget|remember|open|stop|start|finish|sleep|leave|stay|keep|carry|drive|seem|believe|bring|smell|fall|grow|never (?:happen|say|come|go|give|ask|want|like|know))\b/i,
  /\b(?:my|the|one|every|this|a) (?<!\b(?:let|made|make|saw|see|seeing|watch|watched|watching|help|helped|hear|heard|had|have|did|does|do|can|could|will|would|to|and|or|didn't|doesn't|don't) (?:my|the|one|every|this|a) )(?:bride|husband|wife|son|daughter|mother|father|brother|sister|boss|chef|teacher|neighbour|friend|lady|man|woman|boy|girl|customer|doctor|driver|colleague|cousin|manager|dog|cat|baby) (?:make|pay|cancel|understand|give|tell|bring|ask|want|say|send|come|go|become|forget|eat|sing|write|buy|sell|happen|arrive|speak|teach|draw|sit|put on|look|like|love|need|know|open|wait|play|help|laugh|cry|sleep)\b(?! (?:of|for|in|at|was|is|and)\b)/i,
  /\b(?:[Tt]oday|[Yy]esterday|then|and|but|so|because) (?:teacher|boss|chef|supervisor|manager) (?:say|tell|ask|give|make|help|come|bring|call|want|like|know)\b/u,
  /^(?:Chef|Boss|Husband|Wife|Grandson|Teacher|Manager|Madam|Sir|Mother|Father|Mama|Papa) (?:say|make|give|come|pay|tell|ask|want|bring|cook|go|take|call)\b/u,
  /\b(?:am|is|are) \p{L}+ing\b(?=.{0,200} since\b)|\b(?:years?|months?|weeks?|days?) (?:i|he|she|we|they) (?:am|is|are) \p{L}+ing\b|\bdon't \p{L}+ since\b/iu,
  /\b(?:thought|knew|hoped|believed) (?:it|he|she|this|they) (?:is|are)\b|\beven there (?:is|are)\b|\bno need of\b|\bin the same time (?:as|of|with)\b|\bin the minute \p{L}+/iu,
  /\btoo much (?:cold|hot|big|happy|good|nice|tired|difficult|beautiful|small|expensive|far|early|late)\b|\b(?:i|she|he|we) told,/i,
  /\blike (?:he|she) is (?!not\b)\p{L}+|\bis (?:three|two|four|many) good news\b|\bin this \p{L}+ it is \p{L}+$|\bhas (?:\p{L}+|\d+) days\b|\bon contrary\b|\b(?:happy|glad|nice) for (?:hear|see|be|know|meet)\b|\bso \p{L}+ how (?:i|he|she|we)\b|\bwithout to \p{L}+|\bjust \p{L}+ing?(?: \p{L}+)? only$|\bjust [^.,]{1,30} only$|\bi learn\b|\b(?:got|has|had|is|was) (?:highest|biggest|happiest) \p{L}+|\bforgot how is\b|\bsold finish\b/iu,
  /\b(?:the|with|used) (?:\p{L}+ )?\p{L}+s? of my (?:brother|sister|mother|father|son|daughter|husband|wife|friend|cousin|grandmother|grandfather)\b/iu,
  /\bme (?:encanta|gusta|llamo)\b/i,
  /\b(?:have|has) (?:sell|buy|eat|make|take|give|forget|lose|find|write|speak|teach|meet|begin|bring|send|choose)\b/i,
  /\b(?:i am|i'm|he is|she is|we are) (?:retired|married|here|alone|sick|free|divorced) since\b/i,
  /\b(?:at|in) same (?:time|moment|place|day|way)\b|\bis died\b|\bthere is already (?:night|midnight|morning|evening)\b|^(?:Rain|Snow|Sun|Bus|Train) (?:come|go|stop|start|fall)\b/,
  /\b(?!1 )(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:degree|meter|metre|year|month|week|day|hour|minute|order|child|friend)(?=$|[.,;!]| (?:and|but|so)\b)/i,
  /^(?:The|My|She|He) (?:\p{L}+ )?(?:growing|paining|hurting|coming|getting|calling|crying|biting) (?:on |to )?(?:me|us)\b/u,
  /(?<!\b(?:did|does|do|could|would|will|can|let|made|if) )\b(?:he|she) pretend (?:he|she|not|that|to|I)\b/i,
  /\bthe most (?:big|small|old|new|nice|hard|easy|tall|cheap|long|short)\b|\bmore (?:far|easy|cheap)\b|\b(?:i|he|she|we|they) (?:have|has) (?:accept|arrive|decide|discover|enter|receive)\b|\bhomework of (?!the day\b)|\bcr(?:y|ied) of (?:happiness|joy|emotion)\b|\bhid(?:e|ing) of\b/i,
  /(?<!\b(?:[Ll]et|[Mm]ade|[Mm]ake|[Ss]aw|[Ss]ee|[Ww]atch(?:ed)?|[Hh]elp(?:ed)?|[Hh]ear|[Hh]eard|[Hh]ad|[Hh]ave|[Hh]aving|[Ss]eeing|[Dd]id|does|can|could|will|would|and|to|with) )\b(?!(?:I|We|They|You|Please|Let)\b)\p{Lu}\p{Ll}+ (?:ask|carry|call) (?:me|us|him|my)\b/u,
  /\b(?:childs|childrens|mans|womans|informations|advices|furnitures|homeworks|foots|tooths|mouses|sheeps)\b|\b(?:own|have|has|had) now (?:an?|two|three|four|five|many|\d)/i,
  /^[Ii]s \p{Lu}\p{Ll}+$/u,
  /\b(?:did|do|does)(?: not|n't) (?:understood|thought|found|lost|felt|forgot|began|bought|brought|ate|gave|spoke|wrote|knew)\b/i,
  /\b(?:i|he|she) (?:have|has|had) (?:\d+|\p{L}+ty|\p{L}+teen) years\b(?! (?:of|on|to|in|left|ago|behind))/iu,
  /^(?:In this (?:week|day|morning|evening)|Yesterday (?:\p{L}+ )?(?:have|has)|(?:Last|In the last) (?:week|night|month) (?:I|we|he|she) (?:have|has)) /u,
  /\byesterday (?:i|we|he|she|they) (?:have|has) (?!to\b)\p{L}+(?:ed|en|t|wn|ne|ad|ught|de|id)\b/iu,
  /\b(?:i am|i'm|we are|we're) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks|months|years) in\b/i,
  /^(?:My|The|Our) \p{L}+(?: \p{L}+)? (?:I|we) (?:don't|didn't|never) \p{L}+ (?:it|them|him|her)\b/u,
  /^\p{L}+ of (?:my|the) (?:brother|sister|mother|father|son|daughter|husband|wife|friend|cousin|grandmother|grandfather|teacher|boss)\b/iu,
  // 'The small one is not knowing me': what one knows and wants has no progress elsewhere.
  /\b(?:am|is|are|was|were) (?:not )?(?:knowing|understanding|wanting|belonging|owning|resembling) (?!(?:look|smile|nod|glance)\b)/i,
  // 'In the room of Alma', 'the mother of her', 'all the day', 'he asked to me if I slept good'.
  /\b(?:room|house|car|phone|bag|bed|mother|sister|son|bike) of (?:her|him|them|\p{Lu}\p{Ll}+)(?=[,.;]| \p{Ll}|$)|\b(?:[Rr]ained|[Ww]orked|[Ss]lept|[Cc]ried|[Cc]leaned|[Ss]tudied|[Ww]aited|[Ww]alked) all the day(?! (?:before|after|that))|\basked to (?:me|him|her) (?:if|when|why|how|what)\b|\band me we\b/u,
  /\b(?:more|most) (?:better|easier|happier|bigger|nicer|best)\b|\bthe my\b|\bmy the\b/i,
];

const deeds =
  'ask|stop|say|come|go|make|give|tell|want|remember|understand|help|bring|call|smile|laugh|cry|open|close|start|finish|sit|stand|wait|walk|pay|show|teach|speak|talk|play|sing|eat|cook|buy|sell|send|write|live|work|sleep|wake|forget|learn|know|see|find|take|get|keep|leave|drive|run|carry|clean|wash|meet|thank|drink|dance|rain|snow|fall|grow|arrive|happen';
/** 'The bakery man ask my name', 'the rain stop exactly when I go out'. */
const bareThird = new RegExp(
  `(?:^|[.,;] |\\b(?:and|but|so|then|because|when) )(?:the|a|one|my|our|this|his|her) (?:\\p{Ll}+ )?(?!\\p{Ll}*s\\b|(?:men|women|children|people|police|team|staff|family|crew|bus|tram|train|coffee|pit|lunch|non|rest|full|short|school|phone|video|conference|roll|curtain|wake-up|front|last|first|next|only|whole|best|other|same|long|short|quick|nice|good|great|lovely|proper|big|little|quiet|slow|deep|small|strange|funny|warm|cold|late|early|said|says|did|does|would|could|can|will|must|might|should|may|and|or|to|not|let|made|help|helped|saw|heard|watched) )\\p{Ll}+ (?:${deeds}) (?:my|me|you|your|the|a|an|him|her|us|them|it|very|exactly|when|with|so|and|every|again|always|too)\\b`,
  'iu',
);
/** 'I paint ten small lemons', 'we play shadow': a deed that was done, told in the present. */
const bareFirst =
  /(?:^|[.,;] |\b(?:and|but|so|then) )(?:[Ii]|we) (?:only |just |also |always )?(?:make|eat|go|buy|play|find|learn|speak|talk|paint|walk|sit|cook|take|present|forget|wake|meet|write|give|sing|sleep|watch|call|tell|cry|laugh|drink|open|close|start|finish|teach|help|wash|sell|pay|say|ask|come|bring|visit|arrive|return|prepare|send|swim|run|ride|dance|clean|stand|carry|wait|practice|show|check|buyed|paint|iron|sew) (?!(?:for a living|every|each|on \p{L}+days|nights|shifts)\b)/u;
/** What is so again and again stands in the present in every English. */
const again =
  /\b(?:every|always|usually|often|sometimes|never|whenever|each|these days|nowadays|most|normally|if|would|any|on \p{L}+days|lots of|anyone|as|like|way|kind|thing|things|all|what|how|where|until|before|after|than|the one|the ones)\b/iu;

/** Whether what was done is told in a tense or a form that only someone still learning English has. */
function isBareTense(own: string): boolean {
  return bareThird.test(own) || (bareFirst.test(own) && !again.test(own));
}

/** Whether a clause is better heard as it was written than turned. */
export function isBroken(source: string): boolean {
  const own = source.replace(/“[^“”]*”/g, '“”');
  return isBareTense(own) || broken.some((pattern) => pattern.test(own));
}
