/** What someone who is afraid at home keeps from being heard there: marks, ways out, and who knows. */
const unsafe = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    // Marks, and how they are explained.
    String.raw`walked into (?:a|the|my) (?:door|cupboard|cabinet|frame|doorframe|shelf|wall)|fell (?:down|up) the (?:stairs|steps)|(?:so|being|just) clumsy`,
    String.raw`long[- ]sleeves?|turtle ?necks?|polo ?necks?|concealer|foundation|(?:sun|dark) ?glasses (?:inside|indoors|on inside)|bruis(?:e|es|ed|ing)|black eyes?|(?:the|my) marks?\b(?! (?:out|on|for))`,
    String.raw`(?:hair|fringe) (?:\p{L}+ )?(?:down|forward|over)|so (?:it|that) cover(?:s|ed)|looked twice|(?:ask(?:s|ed|ing)?|look(?:s|ed|ing)?) (?:me )?(?:about|at|what happened to) my (?:arms?|wrists?|neck|face|eyes?|lip|cheek|jaw|legs?)`,
    // Ways out.
    String.raw`(?:spare|second|extra) (?:key|keys|phone|sim|card|room|bed)|(?:(?:door|gate|key) ?|safe ?|code ?)(?:code|word)s?|sofa ?bed|box ?room|new (?:number|sim|locks?|password|account)|chang(?:e|ed|ing) (?:my|the) (?:number|locks?|passwords?)|(?:other|work|shop|office|school) phone|(?:bed|room) (?:is|'s) (?:still|always) (?:made|yours|there|mine|your room)|burner|house line|location (?:sharing|off)|track(?:er|ing)|delet(?:e|ed|ing)(?! the app that\b)`,
    String.raw`(?:bag|bags|case|suitcase) (?:is |are )?(?:packed|ready|by the door|at (?:hers|theirs|work))|pack(?:ed|ing) (?:a|the|my|our|some|few) (?:\p{L}+ )?(?:bags?|case|suitcase|things|clothes)|passports?|birth certificates?|the papers|my papers`,
    String.raw`[£$€] ?\d|(?<!\d)\d{1,6} ?(?:quid|bucks|pounds|dollars|euros?)|\btips?|where (?:no ?one|nobody|naebody|he|she) (?:ever )?(?:look|go|find|check|know)(?:s|es)?|(?:in|inside) my (?:shoes?|boots?|wellies|welly|bra|socks?)`,
    String.raw`own account|put(?:ting)? (?:a bit |some |money )?(?:aside|away|by)|cash|envelope|savings|sav(?:ed|ing) up|my wages`,
    String.raw`refuge|shelter|solicitor|lawyer|police|officer|help ?line|hot ?line|support worker|social worker|advocate|women'?s (?:aid|cent(?:re|er))|are you (?:safe|ok|okay|alright) at home`,
    // Who knows, and who must not.
    String.raw`hid|hidden|hiding|hides|secret(?:ly)?`,
    String.raw`(?<!\b(?:woman|man|person|lady|lad|girl|boy|bloke|guy|someone|people) i )(?:does not|doesn'?t|dont|don'?t|did not|didn'?t|never|won'?t|cannot|can'?t|mustn'?t) (?:need to |have to |even )?(?:know|find out|tell (?:him|her|them|anyone|anybody|no ?one))|(?:he|she) (?:does not|doesn'?t|dont|never|can'?t|cannot|won'?t) (?:see|check|look at|read|open)|without (?:him|her|them) (?:knowing|seeing|there)|if (?:he|she) asks|(?:he|she) thinks|told (?:him|her) i (?:was|had|had been)`,
    String.raw`(?:while|when|whilst|before|after|until|till|because|since|cos|as) (?:he|she|they|\p{L}+)(?:'?s| is| was| were| are)? (?:working|at work|work(?:s|ed)? late|out|away|asleep|sleeping|home|back|gets? (?:back|home|in)|got (?:back|home|in)|at the pub|on nights?)|working (?:late|nights?|away)`,
    String.raw`(?:just )?in case|(?:any|what(?:ever)?) (?:time|hour)|day or night|no questions|which door|if i (?:ever )?(?:need|want|have) (?:to|it|her|somewhere|anything)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/**
 * Whether a note could endanger its writer if it were heard at home, in a week in which danger from others is heard:
 * 'Mags put a spare key behind the cards'. Says nothing about any other week, where all of this is harmless.
 */
export function mayEndanger(text: string): boolean {
  return unsafe.test(text.replaceAll('’', "'"));
}

/** What someone who means to go does first, and how light it feels: any of it may be harmless, and none of it is told beside what is not. */
const farewell = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:wip|format|formatt|eras|delet|clear|reset)(?:ed|ing) (?:all |out )?(?:my|the) (?:whole |old )?(?:laptop|phone|computer|history|drive|disk|accounts?)`,
    String.raw`letters? (?:done|finished|written|sealed|ready)|wr(?:ote|itten|iting) (?:(?:the|my|two|three|all|some|\d+) )*letters?|(?:my|the|a) will|insurance|papers|passwords?|documents|binder|folder`,
    String.raw`(?:gave|giving|given|dropped|lent) (?:\p{L}+ )?(?:my|our|the good) (?!number\b|name\b|best\b|notice\b|speech\b|talk\b)\p{L}+(?!(?: \p{L}+)? an? \p{L})|keep it(?: only| all)?|(?:won'?t|wouldn'?t) (?:be needing|need)|can have (?:my|it|them|the)|get the use of`,
    String.raw`roof|terrace|bridge|ledge|cliff|parapet|the tracks|overpass|multi-?storey`,
    String.raw`(?:swept|cleared|cleaned|emptied) (?:out )?(?:the |my )?(?:whole |entire )?(?:shed|room|desk|locker|garage|loft|house|flat|workshop)|how (?:he|she|they|it)(?:'?d| would) settle`,
    String.raw`not worried (?:about )?(?:any|at all)|(?:feel|felt|feeling|so) (?:light|calm|settled|at peace)|at peace|all settled|slept (?:like|right through)|first time (?:in (?:so long|ages|months|years)|since)|like somebody else'?s`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Whether a note may be part of a farewell, in a week in which danger is heard: 'Formatted my laptop. Feeling light'. */
export function mayBeFarewell(text: string): boolean {
  return farewell.test(text.replaceAll('’', "'"));
}
