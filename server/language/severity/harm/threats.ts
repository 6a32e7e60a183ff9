/** What someone does who is waited for, followed or threatened, and what is done to them: danger from others in plain words. */
export const threats = `
  (?:he|him|she|they|text|message|note|ex|call) (?:\\w+ ){0,3}?(?:know|knows|knew) which (?:\\w+ )?(?:bus|train|window|school|gate|
    shift|room|flat|door) (?:\\w+ ){0,2}?(?:i|mi|we|is|are|it|they|goes?|kids|room|bed)
  (?:push|pushed|put|shove|shoved|drag|dragged|wedge|wedged|jam|jammed|moved?) (?:the|a) (?:\\w+ )?(?:dresser|wardrobe|
    drawers|chair|sofa|table|bed|cabinet|bookcase) (?:up )?(?:against|gainst|under|across|in front of) the (?:front |back |
    bedroom |kitchen )?(?:door|handle)
  (?:chair|dresser|wardrobe|drawers) (?:up )?(?:against|gainst|under) the (?:front |back |bedroom )?door(?: handle)?
  (?:finish|finishing) what (?:he|she) (?:has |had )?(?:started|began)
  (?:car|ute|van|truck|pickup|bakkie|jeep) (?:\\w+ ){0,8}again (?:\\w+ ){0,3}(?:with )?(?:(?:its|his|the|no) )?lights (?:off|out)
  (?:he|him|uncle|uncle \\w+|stepdad|step dad|pastor|coach|grandad|cousin|cousin \\w+) (?:\\w+ )?(?:came|comes|come) (?:only )?(?:in|
    into|to) my (?:room|bed) (?:again|for a bit|last night|at night|most nights|every night)
  (?:stood|standing|waiting|sat) (?:\\w+ ){0,4}with (?:his|her) watch[^\\n]{0,60} (?:scarf|long sleeves|polo neck|high collar|sunglasses) for (?:a few|two|three|some) days
  (?:have|had) (?:had )?to (?:find|put on|wear|change into) (?:my|the) long sleeves[^\\n]{0,60} (?:notices?|would (?:notice|see|ask))
  (?:had|took|takes|has|got) his belt off|(?:slept|sleep|sleeping) in the bath(?:room)? with the door locked
  (?:he|man|someone|somebody|guy|ex|\\w+ him) (?:\\w+ )?followed me (?:home|again)
  (?:my (?:voice|throat|neck)|high collar|collar up)[^\\n]{0,200} (?:he|she) (?:\\w+ )?let go(?! (?:an?|of (?:the|a|an|his|her|it|that|everything|(?:my|our) (?:hands?|fingers?|sleeve))))
  (?:says?|said|tells? me|told me) (?:that )?i (?:must|have to|had to|should) sleep with him
  (?<!\\b(?:it|that|smell|wave|ball|heat|sun|wind|light|door|news) )(?:hit|punched|slapped|choked|kicked|strangled) (?:me|us)[^\\n]{0,60} (?:he|
    she|they)(?:'ll|'d|'s going to| will| would| is going to) (?:\\w+ )?kill (?:me|us)(?! (?:at|for|when|with|in))
  if i (?:ever )?(?:left|leave|took off|take off|walk out|walked out)[^\\n]{0,40} (?:he|she)(?:'ll|'d| will| would) (?:(?:kill|bury|
    drown|hunt|come after) (?:me|us)(?! (?:at|for|when|with))|find (?:me|us)(?= (?:and|wherever|again|anywhere|one|no)|[.,;!]|$))
  (?:he|she|dad|daddy|mum|mom|mam|mama|mother|papa|father|stepdad|stepmum|stepfather|stepmother|husband|wife|boyfriend|
    girlfriend|partner|brother|uncle|auntie|aunt|grandad|madam) (?:has |had |just |also |only )?(?:hits?|slapped|beats?|belted|
    whipped|caned) me (?:twice |again |across the face )?with (?:the|a|his|her|my|that) (?:\\w+ )?(?:belt|hairbrush|cane|stick|shoe|
    slipper|chappal|ladle|cord|cable|hanger|buckle|strap|wooden spoon)(?! (?:of|by accident|accidentally))`;
