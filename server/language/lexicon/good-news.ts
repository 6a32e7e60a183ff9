/** What changes a life, or a year of one: it comes before any walk or cake. */
export const greatNews =
  /\b(?:pregnant|engaged|proposed|got married|gave birth|graduated|citizenship|all[- ]clear|home from hospital|(?:baby|daughter|son|twins) (?:is|are|was|were|has|have) (?:here|born|arrived|come)|had (?:her|their|our) baby|it's a (?:girl|boy)|said yes|danced with me|got the (?:job|grant|keys|flat|house|offer|visa|part|place|mortgage)|(?:visa|offer|mortgage|appeal) (?:was |is |has been |came )?(?:approved|granted|accepted|through))\b/i;

/** A verdict on what was just told: 'Freezing. Brilliant.' */
export const gladVerdict =
  /\b(?:bliss|brilliant|magic|heaven|perfect|delicious|lovely|wonderful|amazing|gorgeous|freezing|beautiful|glorious|worth it|love it|loved it|so good|best)\b/i;

/** What is kind or glad in what someone else did. */
export const kindDeeds: readonly RegExp[] = [
  /\b(?:came|come|turned up|arrived|stayed|waited|(?:was|were) waiting)\b(?! (?:back|home with|out of|off|up short|to tell (?:me|us)|for the (?:result|call|scan))\b)/,
  /\bsat (?:with|beside|next to|by|down with|in (?:his|her|their) car|on (?:me|my|us|the end))\b|\bsit on the end\b|\bstood (?:with|by|beside|there|at the (?:back|gate))\b|\bleft with me\b|\bslept on the floor\b/,
  /\b(?:brought|baked|cooked|knitted|lent|mailed me|posted me|emailed me|painted|bought|shared|split|stole me|picked me|saved me|offered|helped|hugged|held|kissed|squeezed|patted|stroked|carried|smiled|laughed|sang|danced|listened|remembered|swapped|celebrated|cuddled|tucked|made room|visited|fetched|mended|fixed)\b/,
  /\b(?:gave|handed|sent|made|wrote|played|read|fed|left) (?:me|us)\b|\btold (?:me|us) (?:the|a|that same) (?:story|joke)\b|\bwoke up\b|\bopened (?:his|her) eyes\b|\basked (?:me|if) (?:if )?(?:the|i)\b|\bmade (?:a|the|my|our|some|soup|tea|dinner|breakfast|lunch)\b|\bdrove (?:me|us|an? hour|two|three|all|hours|over)\b|\blet me (?:win|sleep|cry|talk|sit)\b|\bput (?:her|his|an?|their) (?:hand|arm|head|coat|whole)\b/,
  /\bdid (?:my|our|the (?:ironing|milking|washing|dishes|washing-up|shopping|cooking|school run|night|bins|feeds?|laundry|garden))\b|\btook (?:the day off|(?:them|him|her|both|the (?:kids|twins|dog|baby))\b|over|my|me (?:to|out|for))|\blit (?:the|a|every)\b|\bsaid (?:the|a) prayer\b|\btold us all\b|\bcalled me \w+$|\bheld (?:a|the) (?:service|party)\b|\bplayed the\b/,
  /\b(?:hummed|recited) (?:our|my|me|us|the|along|for|to)\b|\bread (?:him|her|them) (?:an?|the|his|her|their)\b|\bread (?:his|her|their|the) (?:letters?|poems?|cards?|words) (?:out|aloud)\b|\b(?:brushed|washed|combed|plaited|braided) (?:my|our|his|her|their) hair\b|\b(?:rubbed|massaged|warmed) (?:my|our|his|her|their) (?:back|feet|shoulders|hands?)\b|\b(?:everyone|everybody|(?:we|they) all|all of (?:us|them)) wore\b/,
  /\b(?:marvell?ous|wonderful|so kind|lovely|brilliant|gentle|my rock|a star|an angel|a saint|so good to (?:me|us))\b|\bhad (?:made|baked|cooked|drawn|knitted|left|bought|saved|put|laid|filled)\b|\bhad the same\b|\bsaid (?:i was|i'd|that i'd|that i was) (?:doing|done|brave|strong|loved|a)\b|\blooked forward to me\b/,
];

/** What is glad in what the writer did, mostly with others; to do a thing alone on a hard day is no good thing yet. */
export const gladDeeds: readonly RegExp[] = [
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|all|\d+) of us (?:put|built|mended|rebuilt|carried|lifted|cleaned|cooked|went|came|danced|planted|raised)\b/,
  /\bwe (?:just |all |both )?(?:sat|walked|stayed|talked|told|ate|cooked|watched|prayed)\b|\b(?:forty|fifty|sixty|hundred|dozens) of us\b/,
  /\b(?:whole|entire) (?:team|family|class|street|village|ward|crew|shift|choir|school)\b.{0,30}\b(?:with|was|were|came|stood|sang|turned|waited|helped|clapped|cheered|waiting|hugged|signed)\b|\ball the (?:boys|girls|lads|neighbours|nurses|women|men|kids|children|family) (?:from|came|were|stood|in)\b/,
  /\b(?:we|i|us|all) (?:all |both |actually |even |just ){0,3}(?:laughed|sang|danced|smiled|hugged|celebrated|giggled|cheered|won|forgot for)\b|\blaughed (?:so|until|till|together)\b/,
  /\b(?:of us|together)\b.{0,120}\b(?:ate|sang|stood|sat|laughed|walked|told|danced|cooked|held)\b|\b(?:ate|sang|stood|sat|laughed|walked|danced|cooked)\b.{0,120}\b(?:together|of us)\b|\bwent and sat with\b|\bate (?:it|the (?:whole|last)|cake|bun|ice|corn|mango|samosas)\b/,
  /\b(?:home now|is home|[a-z']{1,30} (?<!\b(?:i|and|then|so|just|we) )came home(?! (?:early|halfway|crying|drunk|late|to an?|with))|back home|safe now|all clear|off the ventilator|doing (?:well|better|fine)|on the mend|wrapped like)\b|\b(?:proud|grateful|thankful|happy|glad|lucky|blessed|relieved) (?:of|for|to|that|about)\b|\bbest (?:hug|friend|thing|bit|part|sleep)\b|\bsame tattoo\b/,
];

/** What others do that shows there was some good in a hard day. */
export const kindly =
  /\b(?:hugged|cuddled|held (?:me|my hand|us)|holding my hand|brought (?:me|us|a|the|round|soup|cake|food|flowers|tea)|cooked|baked|danced|laughed|sang|smiled|grinned|winked|drove me|sat (?:with|beside|next to|by) me|stayed (?:with|the night|all)|waited (?:with|for) (?:me|us)|just came|came (?:and|with|round|over|in the|to (?:sit|hold|help))|flew in|mailed me|posted me|stole me|carried me|gave (?:me|us)|lent (?:me|us)|made (?:me|us) (?:tea|soup|dinner|lunch|a|coffee|laugh|cake)|kissed|stroked|helped (?:me|us)|did (?:my|our|the (?:ironing|dishes|milking|washing|shopping|cooking))|let me (?:win|sleep|cry|talk)|stood with me|said (?:that )?i (?:was|am|had) (?:doing|done|brave|strong|loved|a (?:good|great|grand|lovely))|of us (?:put|built|mended|rebuilt|carried|lifted|cleaned|sang|ate|laughed))\b/;

/** Laughter and joy that show how a text is meant. */
export const laughing = /\b(?:lol|lmao|rofl|h?(?:a?ha){2,}h?|hehe+|jk)\b|[😂🤣😅🎉🥳😍🥰❤😊😁💃🙌]/iu;
