import { feelings, looksPast, verdicts } from '../lexicon/verbs.ts';
import { list } from '../lexicon/list.ts';
import { shortForms } from '../lexicon/short-forms.ts';

/** 'D cooking', 'at d gate': the article of quick thumbs. */
const loneArticle =
  /(?<=^|\s)(?<!\b(?:vitamin|vit|grade|plan|block|section|room|team|group|type|an?|the|mr|mrs|ms|miss|sir|dr) )[dD](?=\s(?:\p{Ll}{2}|\d))/gmu;
const word = /(?<![\p{L}\p{N}'])[\p{L}\p{N}]{2,8}(?![\p{L}\p{N}'])/gu;
/** A note with so many short forms is written with quick thumbs, where a lone letter or number stands for a word. */
const fewestForms = 2;

/** Words of quick thumbs that are words of their own in another hand. */
const ownForms: Readonly<Record<string, string>> = {
  wit: 'with',
  den: 'then',
  dat: 'that',
  dis: 'this',
  dey: 'they',
  dem: 'them',
  sed: 'said',
  lk: 'like',
  strait: 'straight',
  wk: 'week',
  bt: 'but',
  nd: 'and',
  wat: 'what',
  wen: 'when',
  nw: 'now',
  gt: 'got',
  hd: 'had',
  hme: 'home',
  laffin: 'laughing',
  laffed: 'laughed',
  wudda: 'would have',
  cudda: 'could have',
  shudda: 'should have',
  bfast: 'breakfast',
  nothin: 'nothing',
  nuthin: 'nothing',
  anythin: 'anything',
  somethin: 'something',
  stil: 'still',
  mite: 'might',
  tuff: 'tough',
  wid: 'with',
  ws: 'was',
  wr: 'were',
  cm: 'came',
  nt: 'not',
  jus: 'just',
  bk: 'back',
  ova: 'over',
  rite: 'right',
  thot: 'thought',
  ph: 'phone',
  rm: 'room',
  nth: 'nothing',
  ez: 'easy',
  thk: 'think',
  rnd: 'round',
  gd: 'good',
  cnt: "can't",
  wnt: "won't",
  hs: 'has',
  thn: 'than',
  lng: 'long',
  grp: 'group',
  sch: 'school',
  stl: 'still',
  ths: 'this',
  wt: 'what',
  gv: 'gave',
  sd: 'said',
  flr: 'floor',
  bldg: 'building',
  hw: 'homework',
  bn: 'been',
  wrds: 'words',
  trng: 'training',
  abv: 'above',
};
const ownForm = new RegExp(
  String.raw`(?<![\p{L}\p{N}'-])(?:${Object.keys(ownForms).join('|')})(?![\p{L}\p{N}'-])`,
  'gu',
);

/** 'Missd', 'lookd': no word ends so. */
const cutEnding = /(?<!\p{L})(\p{Ll}{2,10}(?:k|p|s|x|ch|sh|ll|rn|mm|f))d(?!\p{L})/gu;
/** 'It kept sayin no': what quick thumbs leave out. */
const cutIng =
  /(?<!\p{L})(say|go|do|see|talk|cry|com|look|think|tak|mak|runn|sitt|try|eat|wait|play|watch|read|work|walk|laugh|sing|sleep|gett|hav|tell|call|stand|hold|bring|giv|leav|ask|drink|driv|mov|cook|clean|hang)in(?!\p{L}|['’])/gu;
/** 'We 8 a pack'. */
const ate =
  /(?<=\b(?:i|we|he|she|they|n|and) )8(?= (?:an?|the|d|my|his|her|our|some|all|too|so|it|them|\p{Ll}+s)\b)/giu;
/** What stands before a number that is one: 'till 2', 'page 4'. */
const noCount = String.raw`(?<!\b(?:till?|until|at|by|before|b4|after|around|about|abt|of|only|just|these|those|last|nxt|next|no|number|page|room|grade|class|level|for|and|or|x) )`;
/** 'Goes 2 get the register'. */
const to = new RegExp(
  String.raw`(?<=\p{L} )${noCount}2(?= (?:d|the|my|me|her|him|his|us|our|their|them|it|anyone|everyone|someone|any1|every1|some1|a|school|skl|work|wrk|bed|town|home|go|get|see|do|say|sit|be|help|make|eat|play|look|buy|bring|come|take|tell|ask|give|put|find|stay|stop|start|sleep|wash|cook|feed|watch|wait|walk|run|pay|meet|hear|leave|keep|hold|loudspeaker|ma|mama|mum|mom|mam|dad|nan|papa|mass|church)\b)`,
  'gu',
);
/** 'Not talking 2 Maia', 'waved 2 dad', 'moved up 2 set one', 'bus 2 Humboldt'. */
const towards =
  /(?<=\b(?:talk(?:s|ing|ed)?|speak(?:s|ing)?|spoke|listen(?:s|ing|ed)?|said|sed|says|waved|nodded|wrote|sent|went|came|walked|drove|over|back|bus|train|flight|moved up|apologi[sz]ed) )2(?= \p{L}{3})/giu;
/** 'Had 2 borrow a jock'; not 'had 2 goals', 'had 2 coffee'. */
const inOrderTo =
  /(?<=\b(?:had|have|has|want|wants|wanted|need|needs|needed|going|trying|tried|able|used|ready|forgot|decided|started|learned|learning|asked|told me) )2(?= (?:borrow|stand|pull|push|carry|lie|pick|swap|wear|use|read|write|sing|clean|drive|ride|swim|fix|move|turn|learn|speak|share|pretend|change|build|try|open|close|catch|climb|jump|check|lend|pass|draw|paint|cut|order|show)\b)/giu;
/** 'Fed calves 4 Malachy'. */
const forSomeone = new RegExp(
  String.raw`(?<=\p{L} )${noCount}4(?= (?:d|the|my|me|her|him|his|us|our|their|them|a|tea|breakfast|dinner|lunch|mass|church|school|skl|work|ma|mama|mum|mom|mam|dad|nan|papa|standing|being|once|\p{Lu}\p{Ll}{2,}|\p{Ll}{3,}(?:ing|y|a))(?!\p{L}))`,
  'gu',
);

/** 'Cereal 4 t', 'tried at t'; 'didn't want 2,'. */
const tea = /(?<=\b(?:4|for|at|my|mi|had|made|after|b4|before) )t(?=[\s.,!]|$)/gmu;
const wantTo = /(?<=\b(?:want|wanted|had|have|going|meant|supposed|need|needed|used) )2(?=[.,!]|$)/gmu;
/** 'Said id think about it'. */
const iWould =
  /(?<=\b(?:said|thought|think|know|if|but|and|so|as|then|wish|like) )id(?= (?:\p{Ll}{2,}(?<!ed)|never)\b)/gu;

/** 'Came 4 water', 'looked 4 u'; not 'went 4 times'. */
const inSearchOf =
  /(?<=\b(?:came|come|went|looking|looked|asked|asking|waited|waiting|ran|paid|queued|called|back|out|ready|good|bad) )4(?= (?!(?:times|hours|days|nights|weeks|months|years|minutes|miles|stops|rounds|laps|of|or|and|to|more|less)\b)\p{Ll}{3})/giu;

const alsoVery = list(
  `hot cold wet dry late early busy long short big small heavy fast slow loud quiet sleepy hungry full crowded windy sunny rainy`,
);

/** What is often said to be 'very' so. */
function isOften(lower: string): boolean {
  return verdicts.has(lower) || feelings.has(lower) || alsoVery.has(lower) || /^\p{Ll}{3,}ly$/u.test(lower);
}

/**
 * A text of quick thumbs with the words that its lone letters and numbers stand for: 'the' for 'd', 'we' or 'very' for 'v',
 * 'to' for '2'. In any other hand they are left.
 */
export function thumbsInFull(text: string): string {
  const forms = [...text.matchAll(word)].filter(([form]) => Object.hasOwn(shortForms, form.toLowerCase())).length;
  const articles = text.match(loneArticle)?.length ?? 0;
  if (forms + articles < fewestForms) {
    return text;
  }
  return text
    .replace(loneArticle, (letter) => (letter === 'D' ? 'The' : 'the'))
    .replace(ownForm, (form) => ownForms[form] ?? form)
    .replace(cutEnding, '$1ed')
    .replace(cutIng, '$1ing')
    .replace(/(?<=^|\s)v(?=\s(\p{Ll}+))/gmu, (v, next: string) => (looksPast(next) ? 'we' : isOften(next) ? 'very' : v))
    .replace(/\bcd(?= (?:not|hear|see|feel|smell|have|be|do|go|get|tell|say|even|only|barely|hardly)\b)/gu, 'could')
    .replace(
      /\bno 1(?= (?:else|would|wud|knows?|knew|saw|came|said|was|is|in|there|cares?|got|had|has|did)\b)/giu,
      'no one',
    )
    .replace(tea, 'tea')
    .replace(wantTo, 'to')
    .replace(iWould, "I'd")
    .replace(ate, 'ate')
    .replace(to, 'to')
    .replace(inOrderTo, 'to')
    .replace(towards, 'to')
    .replace(forSomeone, 'for')
    .replace(inSearchOf, 'for');
}
