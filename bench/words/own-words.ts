/** Small words that say nothing of what happened. */
const small = new Set(
  `a an the and or but nor so then than as if of to in on at by for from with into onto over up down out off about after before
   again around back i me my mine myself we us our ours you your yours yourself he him his she her hers it its they them their
   this that these those there here who whom whose which what when where why how all any both each few more most no not only
   own same some such too very just also is am are was were be been being do does did done have has had having will would can
   could should may might must i'm i've i'd i'll you're you've you'd you'll it's that's there's he's she's they're we're we've
   isn't wasn't aren't weren't don't doesn't didn't hasn't haven't hadn't can't couldn't won't wouldn't one ones
   today tonight yesterday tomorrow monday tuesday wednesday thursday friday saturday sunday`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Past forms that do not start like their verbs, so that 'go' and 'went' are one word. */
const pasts = new Map(
  `go went gone|come came|see saw seen|eat ate eaten|have had|get got|give gave given|take took taken|make made|buy bought|bring brought|
   think thought|catch caught|teach taught|tell told|sell sold|say said|feel felt|keep kept|sleep slept|leave left|meet met|sit sat|
   stand stood|run ran|swim swam swum|sing sang sung|ring rang rung|drink drank drunk|begin began begun|find found|hold held|
   write wrote written|ride rode ridden|drive drove driven|speak spoke spoken|break broke broken|wake woke woken|wear wore worn|
   fall fell fallen|fly flew flown|know knew known|grow grew grown|throw threw thrown|draw drew drawn|blow blew blown|lie lay lain|
   lay laid|pay paid|hear heard|lose lost|win won|build built|send sent|spend spent|lend lent|read|put|cut|let|set|hit|fight fought|
   seek sought|hide hid hidden|bite bit bitten|shake shook shaken|forget forgot forgotten|become became|do did done|dig dug|
   understand understood|steal stole stolen|choose chose chosen|freeze froze frozen|hang hung|swing swung|stick stuck|shine shone|
   light lit|feed fed|lead led|bleed bled|breed bred|speed sped|sweep swept|weep wept|creep crept|kneel knelt|learn learnt|dream dreamt|
   burn burnt|spell spelt|smell smelt|spill spilt|bend bent|mean meant|deal dealt|bury buried|cry cried|try tried|carry carried`
    .split('|')
    .flatMap((forms) => {
      const [base = '', ...others] = forms.trim().split(/\s+/);
      return [base, ...others].map((form): [string, string] => [form, base]);
    }),
);

/** Whether a word, in lower case, tells something: neither small, nor a weekday. */
export function tells(word: string): boolean {
  return !small.has(word) && (word.length > 1 || /[\d\p{Lo}]/u.test(word));
}

/** The words of a text in lower case with plain apostrophes; in scripts without spaces each pair of signs is one. */
export function lowerWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
  return words.flatMap((word) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(word) ? pairs(word) : [word],
  );
}

/** What the forms of a word have in common: 'walked' and 'walking', 'went' and 'go'. */
export function stem(word: string): string {
  const bare = word.replace(/'s?$/, '');
  const known = pasts.get(bare);
  if (known !== undefined) {
    return known;
  }
  const cut = bare.replace(/(?:ing|ed|es|s|d|e|y|ies|ied)$/, '');
  const base = cut.length >= 3 ? cut.replace(/([bdfgklmnprt])\1$/, '$1') : bare;
  return pasts.get(base) ?? base;
}

/** The stems of all that a text tells. */
export function stemsOf(text: string): Set<string> {
  return new Set(lowerWords(text).filter(tells).map(stem));
}

function pairs(word: string): string[] {
  const signs = [...word];
  return signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`);
}
