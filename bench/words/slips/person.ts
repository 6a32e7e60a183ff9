import { found } from './text.ts';
import type { Line } from './text.ts';

const firstPersonWord =
  /(?<![\p{L}\p{N}'’/.&-])(?:i|i['’](?:m|ve|d|ll|ma)|me|my|mine|myself|we|we['’](?:re|ve|d|ll)|us|our|ours|ourselves|let['’]s)(?![\p{L}\p{N}'’/&-])/giu;
const numeralBefore =
  /\b(?:Henry|George|Charles|James|William|Edward|Richard|Elizabeth|Mary|Louis|War|Part|Act|Chapter|Level|Phase|Type|Book|Volume|Grade|Category)\s$/u;
const minesOfOthers =
  /\b(?:an?|the|this|that|every|gold|coal|tin|salt|copper|silver|old|disused|iron|lead|slate|land|your|his|her|their)\s$/iu;
const exclaimed = /^\s?(?:word|goodness|god|gosh|oh)\b/i;

/** The listener is 'you', singly and in company: no I, my, we or us may be left outside quotation marks. */
export function firstPerson({ bare }: Line): string[] {
  return [...bare.matchAll(firstPersonWord)]
    .filter(({ 0: word, index }) => {
      const before = bare.slice(0, index);
      const after = bare.slice(index + word.length);
      switch (word.toLowerCase()) {
        case 'i':
          return !numeralBefore.test(before) && !/^\.\p{L}/u.test(after);
        case 'us':
          return word !== 'US';
        case 'mine':
          return !minesOfOthers.test(before) && !/^ ?shafts?\b/.test(after);
        case 'my':
          return !/\boh,? $/i.test(before) && !exclaimed.test(after);
        default:
          return true;
      }
    })
    .map(([word]) => word);
}

const notTheSubject =
  /(?:\b(?:to|for|with|of|at|from|by|about|behind|beside|near|around|after|before|like|than|between|past|over|beyond|against|without|told|gave|made|got|let|saw|brought|sent|showed|taught|took|left|kept|met|rang|held|bought|found|hit|hurt|cost|help|meet|see|call|give|make|do|does|did|are|were|have|do)|\p{L}{2,}ed|\p{L}{3,}(?<!this|thus|always|perhaps|sometimes|days|mondays)s|\p{L}{2,}ing)\s$/iu;
const ofTheThird =
  "(?:am|is|has|was|isn['’]t|wasn['’]t|hasn['’]t|doesn['’]t|does|goes|makes|loves|thinks|feels|wants|needs|takes|gets|comes|knows|says|sees|runs|walks|works|seems|keeps|likes|hates|hopes|wishes|looks|gives|tells|finds|has been)";

/** 'You was', 'you is', 'am' that is no hour, 'she were': a verb of another person than its subject. */
export function agreement({ bare }: Line): string[] {
  const ofYou = [...bare.matchAll(new RegExp(`\\byou ${ofTheThird}\\b`, 'giu'))]
    .filter(({ index }) => !notTheSubject.test(bare.slice(0, index)))
    .map(([match]) => match);
  const hours =
    /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|o['’]clock|the|in))\s?$/i;
  const am = [...bare.matchAll(/(?<![\p{L}.'’])am(?![\p{L}\p{N}'’])/gu)]
    .filter(({ index }) => !hours.test(bare.slice(0, index)))
    .map(([match]) => match);
  const ofOthers = [...bare.matchAll(/\b(?:he|she|it|this|everyone|everybody|nobody|someone|somebody) were\b/giu)]
    .filter(
      ({ index }) =>
        !/\b(?:if|though|wish|wished|unless|as|suppose|would|were)\b[^.]*$|\bin $/i.test(bare.slice(0, index)),
    )
    .map(([match]) => match);
  return [
    ...ofYou,
    ...am,
    ...ofOthers,
    ...found(
      bare,
      /\b(?:so|nor|neither|how|why|where|when|what|than) (?:was|is|am|has) you\b/iu,
      /(?<!\bwhich(?:ever)? of )\b(?:they|these|those|you both|you all) (?:was|is|has|am)\b/iu,
      /\byou(?:['’]re| are| were) (?:am|is|was|were|are)\b/iu,
      /\b(?:did|didn['’]t|could|couldn['’]t|would|wouldn['’]t) (?:not )?(?:went|had been|saw|took|ate|got|came|gave)\b/iu,
    ),
  ];
}

const kin = 'mum|mom|dad|mother|father|sister|brother|son|daughter|wife|husband|nan|gran|dog|cat|friend|boss|own|first';

/** 'You's', 'your am', 'you're mum': the wrong form of you. */
export function formOfYou({ bare }: Line): string[] {
  return found(
    bare,
    /\byou['’]s\b|\byou['’]m\b|(?<!\bthank )\byous\b|\byour['’]s\b|\byours['’]s?\b|\byoure\b|\byou ['’](?:re|ve|d|ll)\b/iu,
    /\b[Yy]our (?:am|is|was|were|are|have|has|had|been|the|a|an|your|you|he|she|they|it|and|but|or)\b(?!-)/u,
    new RegExp(`\\byou['’]re (?:${kin}|was|were|am|is)\\b`, 'iu'),
    /\byours (?:is|are|was|were)? ?(?:mum|dad|sister|brother|dog|cat|house|own)\b/iu,
  );
}

const toOneself =
  'told|gave|bought|taught|asked|hurt|cut|treated|forgave|surprised|allowed|dragged|pushed|took|brought|poured|cooked|baked|weighed|rewarded|reminded|convinced|thanked|washed|dressed|locked|threw|hid|made|let|drove|laughed at|talked to|looked after';

/** 'You told you', 'she told yourself', 'Ana and yourself went'. */
export function yourself({ bare }: Line): string[] {
  return found(
    bare,
    new RegExp(`\\byou (?:\\p{L}+ly )?(?:${toOneself}) you\\b`, 'iu'),
    /\b(?:he|she|they|it|everyone|someone|(?!You|And|Then|So)\p{Lu}\p{Ll}+) (?:told|gave|made|asked|bought|showed|taught|let|took|brought|sent|hugged|called|rang|texted|saw|met|helped) yourself\b/u,
    /\band yourself (?:was|were|went|had|have|did|made|sat|took|are|walked|got|drove|ate|watched|talked|laughed)\b/iu,
    /^Yourself\b|\byour self\b|\byou self\b|\byourselfs\b|\byourselve\b/iu,
  );
}

/** Where a clause may open with 'you': at the start, after a mark, or after 'that' and 'when'. */
const opens = /(?:^|[.!?…] |[,:;—–] (?:and |but |then |so )?|\b(?:that|when) |^(?:And|But|Then|So),? )$/iu;
const afterYou: readonly RegExp[] = [
  /^(?:it|she|he|they|there|who|which|we|the|a|an|your|with)\b/iu,
  /^\p{Lu}\p{Ll}+/u,
  /^(?:(?:so|very|really|too|quite|just|a bit|a little) )?(?:happy|sad|tired|grateful|thankful|proud|glad|exhausted|hungry|knackered|excited|nervous|calm|lonely|lucky|ready|sure|afraid|busy|ill|sick|poor|alone|asleep|awake|able|aware|late|early)\b(?! (?:in|for|on) (?:the|your) )/iu,
  /^(?!bring|sing|ring|wing|fling|cling|swing|sting|string|spring|ping|wring|bling)\p{L}+ing\b/iu,
  /^(?:been|gone|done|seen|taken|given|written|driven|known|eaten|forgotten|woken)\b/iu,
  /^(?:rained|snowed|drizzled|hailed|sunny|rainy|cloudy|foggy|windy|poured (?:down|all))\b/iu,
  /^(?:nothing|nobody|everybody|everything|good|great|nice|lovely|new|cold|hot|big|little|old|beautiful|some)\b/iu,
];

/** 'You Dad called', 'you so tired', 'you walking home', 'you rained': a 'you' before what is no verb, or not the listener's. */
export function subjectStuckOn({ bare }: Line): string[] {
  return [...bare.matchAll(/\byou /giu)]
    .filter(({ index }) => opens.test(bare.slice(0, index)))
    .flatMap(({ 0: you, index }) => {
      const rest = bare.slice(index + you.length);
      const match = afterYou.map((pattern) => pattern.exec(rest)?.[0]).find((one) => one !== undefined);
      return match === undefined ? [] : [`${you}${match}`];
    });
}
