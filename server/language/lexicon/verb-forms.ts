/** Verbs that do not take '-ed', or not always: base, pasts, and the participles that are no past. */
const irregular = `
  awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent|bite bit bitten|
  bleed bled|blow blew blown|break broke broken|bring brought|build built|burn burnt,burned|burst burst|buy bought|
  catch caught|choose chose chosen|cling clung|come came come|creep crept|cut cut|deal dealt|dig dug|dive dove,dived|
  do did done|draw drew drawn|dream dreamt,dreamed|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|
  feed fed|feel felt|fight fought|find found|flee fled|fly flew flown|forget forgot forgotten|forgive forgave forgiven|
  freeze froze frozen|get got got,gotten|give gave given|go went gone|grow grew grown|hang hung|have had|hear heard|
  hide hid hidden|hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known|lay laid|lead led|
  lean leant,leaned|leap leapt,leaped|learn learnt,learned|leave left|lend lent|let let|lie lay,lied lain|light lit|lose lost|
  make made|mean meant|meet met|mow mowed mown|overcome overcame overcome|overhear overheard|oversleep overslept|
  pay paid|put put|quit quit|read read|rebuild rebuilt|redo redid redone|rewrite rewrote rewritten|ride rode ridden|
  ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|send sent|set set|
  sew sewed sewn|shake shook shaken|shine shone|shoot shot|show showed shown|shrink shrank shrunk|shut shut|
  sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|smell smelled,smelt|sneak snuck,sneaked|sow sowed sown|
  speak spoke spoken|speed sped|spell spelt,spelled|spend spent|spill spilt,spilled|spin spun|spit spat|split split|
  spread spread|spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stride strode|
  strike struck|string strung|swear swore sworn|sweep swept|swell swelled swollen|swim swam swum|swing swung|
  take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|tread trod trodden|
  understand understood|undo undid undone|unwind unwound|upset upset|wake woke woken|wear wore worn|weave wove woven|
  weep wept|win won|withdraw withdrew withdrawn|write wrote written`;

/** Verbs that do not take '-ed', or not always, by their base form: the past to write comes first. */
export const irregularVerbs = new Map(
  irregular.split('|').map((row) => {
    const [base = '', pasts = '', participles = pasts] = row.trim().split(' ');
    return [base, { pasts: pasts.split(','), participles: participles.split(',') }];
  }),
);
/** One short syllable, or the last of more if it is stressed, doubles its last letter before an ending. */
const doubles =
  /^(?:[^aeiou]|qu)*[aeiou][bdfgklmnprtz]$|(?:admit|begin|commit|control|forget|permit|prefer|regret|upset)$/;

/** Every past that is not made by adding '-ed'. */
export const irregularPast: ReadonlySet<string> = new Set(
  [...irregularVerbs].flatMap(([base, { pasts }]) => pasts.filter((past) => !withEnding(base, 'ed').includes(past))),
);

/** What follows 'have' in a perfect, beside the regular '-ed'. */
export const participles: ReadonlySet<string> = new Set([
  'been',
  ...[...irregularVerbs.values()].flatMap((verb) => verb.participles),
]);

/** The base of each form that a stemmer does not know: 'written', 'was', 'dying'. What is a base itself is none of them. */
export const baseOfForm: ReadonlyMap<string, string> = new Map(
  ['be', ...irregularVerbs.keys(), 'die', 'tie']
    .flatMap((base) => formsOf(base).map((form): [string, string] => [form, base]))
    .filter(([form, base]) => form === base || !irregularVerbs.has(form)),
);

/** All forms of verbs, from their base forms with spaces between them. */
export function formsOfAll(bases: string): string[] {
  return bases.trim().split(/\s+/).flatMap(formsOf);
}

function formsOf(base: string): string[] {
  const { participles: others = [] } = irregularVerbs.get(base) ?? {};
  return base === 'be'
    ? ['be', 'am', 'is', 'are', 'was', 'were', 'been', 'being']
    : [base, thirdPerson(base), ...pastsOf(base), ...others, ...withEnding(base, 'ing')];
}

/** 'Says' of 'say', 'carries' of 'carry'. */
export function thirdPerson(base: string): string {
  return base === 'have' ? 'has' : base.replace(/(?<=[^aeiou])y$/, 'i').replace(/(?<=s|x|z|ch|sh|o|i)$/, 'e') + 's';
}

/** The forms that the past of a verb may have, the one to write first: 'drank' of 'drink', 'stopped' of 'stop'. */
export function pastsOf(base: string): string[] {
  return irregularVerbs.get(base)?.pasts ?? withEnding(base, 'ed');
}

function withEnding(base: string, ending: 'ed' | 'ing'): string[] {
  const twice = base + base.slice(-1) + ending;
  if (doubles.test(base)) {
    return [twice];
  }
  const stem =
    ending === 'ed'
      ? base.replace(/e$|(?<=[^aeiou])y$/, (last) => (last === 'y' ? 'i' : ''))
      : base.replace(/ie$/, 'y').replace(/(?<=[^eoy])e$/, '');
  const once = stem.replace(/c$/, 'ck') + ending;
  // 'Travelled' is British, 'traveled' American.
  return /[^aeiou][aeiou]l$/.test(base) ? [twice, once] : [once];
}
