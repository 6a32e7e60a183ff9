import { isWorthNaming } from '../base/proper-names.ts';
import type { Names } from '../base/proper-names.ts';
import { tokenize } from '../base/tokens.ts';
import { isSpoken, saidOf, type Unit } from './unit.ts';
import { countThings } from '../lexicon/themes.ts';
import { kinNames, people, peoplePlural, titles } from '../lexicon/people.ts';

/** The people a text names: 'Karen', 'Mr Bright', 'your dad', 'your neighbour'. */
export function peopleIn(text: string, names: Names): string[] {
  const words = tokenize(text).filter(({ kind }) => kind === 'word');
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const bare = word.lower.replace(/'s$/, '');
    const plainName = word.text.replace(/['’]s$/, '');
    if (before?.lower === 'your' || before?.lower === 'my') {
      return kinNames.has(bare) || people.has(bare) || bare === 'hubby' ? [`your ${bare}`] : [];
    }
    if (titles.has(bare) && /^\p{Lu}/u.test(word.text) && next && /^\p{Lu}/u.test(next.text)) {
      return [`${word.text} ${next.text.replace(/['’]s$/, '')}`];
    }
    const afterTitle = before !== undefined && titles.has(before.lower) && /^\p{Lu}/u.test(before.text);
    return !afterTitle &&
      names.isName(word.text, next?.lower ?? '') &&
      isWorthNaming(plainName) &&
      /^\p{Lu}\p{Ll}/u.test(word.text)
      ? [plainName]
      : [];
  });
}

/**
 * 'Sheila brought a pie round. Didn't stop, just left it on the step': after a sentence about somebody else, one without
 * a subject may be theirs. The writer is then not put into it; `unsure` says that only a quotation is safe.
 */
export function subjectUnsure(
  unit: Unit,
  before: Unit | undefined,
  names: Names,
  earlier: readonly Unit[] = [],
): boolean {
  // 'Bank again. Young guy, polite. Used my first name a lot.': someone with no verb of their own.
  const shown = earlier.at(-1);
  if (
    shown?.kind === 'phrase' &&
    unit.kind === 'told' &&
    /^you\b/.test(unit.said) &&
    isSomeoneShown(shown.source) &&
    !/^(?:i|we)\b/i.test(opened(unit.source))
  ) {
    return true;
  }
  // 'Break in. Took the till.'
  if (shown?.kind === 'phrase' && unit.kind === 'told' && crime.test(shown.source)) {
    return true;
  }
  // 'Echidna under the bench. Wouldn't shift.', 'New labels came. Spelt right.': what was there did, or was.
  if (
    shown &&
    (unit.kind === 'told' || unit.kind === 'stated') &&
    !/^(?:and |so |but )*(?:you|i|we)\b/i.test(saidOf(shown) || shown.source) &&
    ofTheThing.test(opened(unit.source))
  ) {
    return true;
  }
  // 'Didn't say what was up and I didn't ask': who is set against the writer is somebody else.
  if (
    /^(?:didn't|wouldn't|couldn't|never|hadn't) .{1,60}\b(?:and|but|so) i (?:didn't|never|wouldn't|couldn't|hadn't)\b/i.test(
      unit.source,
    )
  ) {
    return true;
  }
  // 'Boss called me in. Wanted my recipe.': nobody wants their own.
  if (
    /^(?:wanted|needed|borrowed|asked for|forgot) (?:my|our|me|us)\b/i.test(unit.source) &&
    earlier.some(({ source }) => speaksOfSomeone(source, names)) &&
    !/^(?:needed|forgot)/i.test(unit.source)
  ) {
    return true;
  }
  // 'Kofi's first goal. Ran straight past his team.'
  if (
    shown?.kind === 'phrase' &&
    unit.kind === 'told' &&
    /^you\b/.test(unit.said) &&
    peopleIn(shown.source, names).length > 0 &&
    !/\b(?:i|me|my|we|us|our)\b/i.test(unit.source) &&
    /\b(?:his|their|her (?!and\b|to\b|up\b|in\b|for\b|with\b)\p{Ll}+)\b/u.test(unit.source)
  ) {
    return true;
  }
  const theirs = /^(?:wants|says|thinks|likes|loves|needs|asks|hopes|looks|sends|reckons|plans|swears|claims)\b/i.test(
    unit.source,
  );
  if (before && theirs && isSpoken(unit)) {
    return startsWithSomeone(saidOf(before), names);
  }
  if (
    !before ||
    unit.kind !== 'told' ||
    !/^you\b/.test(unit.said) ||
    /^(?:i|we|me|my|our|you|it)\b/i.test(opened(unit.source))
  ) {
    return false;
  }
  // 'They let us bring nothing in, so Malik brought the sums. Did the whole thing standing.'
  if (endsWithOther.test(before.source) && !/\b(?:i|we|me|my|us|our)\b/i.test(unit.source)) {
    return true;
  }
  // 'We ate the marrow. Needed salt.': the thing did.
  if (/^(?:needed|lacked|tasted|wanted|fitted|weighed|cost) \p{L}+(?: \p{L}+)?$/iu.test(unit.source)) {
    return true;
  }
  // Who was just spoken of is the one it was done to.
  if (
    /^\p{L}+ (?:him|them|her(?=$|[.,]| (?:\p{L}+ly|back|up|in|out|to|for|with|at|about|that|how|what|and|so|if|the|an?|my|our)\b))/iu.test(
      opened(unit.source),
    ) &&
    /^(?!you\b)[^,]*$/.test(saidOf(before)) &&
    !/\b(?:him|her|them|his)\b/.test(saidOf(before))
  ) {
    return false;
  }
  // 'A dog came. Paid better attention than some.'
  if (isAnimal(saidOf(before)) && !/\b(?:i|we|me|my|us|our)\b/i.test(unit.source)) {
    return true;
  }
  // 'Plane could not land. Circled twice.': what moves by itself did.
  if (movesOff.test(opened(unit.source)) && isMover(saidOf(before))) {
    return true;
  }
  const again = /\bagain$/i.test(unit.source) ? earlier : [earlier.at(-1) ?? before];
  if (again.some((other) => echoes(unit.source, saidOf(other)))) {
    return true;
  }
  if (!/^(?:you|it|there|that|this)\b/.test(saidOf(before)) && before.kind === 'told' && leftOpen.test(unit.source)) {
    return true;
  }
  // 'The nurse asked me. Said four.': the writer answered.
  if (/\basked (?:me|us)\b/i.test(before.source) && /^said\b/i.test(opened(unit.source))) {
    return false;
  }
  const isSpeech = speech.test(opened(unit.source)) && earlier.some(({ source }) => speaksOfSomeone(source, names));
  return (
    isSpeech ||
    (isOfSomeone(before, names) &&
      !/\b(?:i|we|our|us)\b/i.test(
        unit.source.replace(
          /\b(?:while|until|till|as|how|what|when|way|like|that|which|because|before|after) (?:I|we)\b/g,
          '',
        ),
      ))
  );
}

/** What somebody else did last in it. */
const endsWithOther =
  /\b(?:so|and|but|then|while) (?:\p{Lu}\p{Ll}+|he|she|they) (?:\p{Ll}{2,}ed|came|went|brought|took|gave|got|had|put|made|told|said|sang|did|ran|stood|sat|won)\b(?!.{0,120}\b(?:I|we|me|us)\b)/u;

/** 'Young guy, polite', 'Old man at the stop': nothing is told but who was there. */
function isSomeoneShown(source: string): boolean {
  const head =
    /^(?:(?:the|an?|one|some|that|this|young|old|little|big|nice|lovely|new|same|polite|kind|tall|wee|small|elderly) )*(\p{L}+)(?:,| (?:at|in|on|from|behind|beside|next|with)\b|$)/iu.exec(
      source,
    )?.[1];
  return head !== undefined && (isPerson(head) || /^(?:guy|bloke|fella|chap|dude|woman|man|couple)$/i.test(head));
}

const crime = /\b(?:break[- ]?in|burglary|burglars?|robbery|theft|thie(?:f|ves)|shoplifters?|hit and run)\b/i;
const ofTheThing =
  /^(?:wouldn't|won't|refused to|didn't (?:move|shift|budge|flinch|blink|stir|fit|work|start))\b|^(?:spelt|spelled|fitted|cooked|cut|glued|set|painted|sealed|wired|folded|sewn|baked|wrapped|signed|addressed|held|worked|ran|started) (?:right|wrong|first time|perfectly|properly|through|straight|well|badly|beautifully|nicely)\b/i;

const movesOff =
  /^(?:circled|landed|turned|flew|ran|stopped|sat|slept|stayed|barked|purred|hissed|hopped|jumped|climbed|dived|swam|waited|stared|rolled|curled|followed|took off|went|came|left|arrived|ate|stole|chewed|snored)\b/i;
const vehicles = /^(?:plane|train|bus|tram|boat|ferry|ship|helicopter|taxi|van|lorry|truck|tractor|balloon|drone)$/;

/** Whether a vehicle or an animal opens it: 'plane could not land', 'the old dog lay down'. */
function isMover(said: string): boolean {
  return opensWith(said, (word) => vehicles.test(word) || countThings.animals.has(word));
}

function opensWith(said: string, isHead: (word: string) => boolean): boolean {
  const [first = '', ...next] = said
    .toLowerCase()
    .split(/[^\p{L}']+/u)
    .slice(0, 3);
  const heads = /^(?:the|an?|your|our|that|this|one|two|his|her|their)$/.test(first) ? next : [first];
  return heads.some(isHead);
}

/** Whether an animal opens it. */
function isAnimal(said: string): boolean {
  return (
    /^(?:the|an?|your|our|that|this|next door's) /i.test(said) &&
    opensWith(said, (word) => countThings.animals.has(word))
  );
}

/** 'The build passed. Passed again.': the same did the same. */
function echoes(source: string, before: string): boolean {
  const verb = /^\p{L}+/u.exec(opened(source))?.[0].toLowerCase();
  const words = before.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const at = verb === undefined ? -1 : words.lastIndexOf(verb);
  return at >= 0 && words[0] !== 'you' && !words.slice(0, at).includes('you');
}

/** Whether somebody else opens it, in what is said of it or, where that is nothing, in the writer's words. */
function isOfSomeone(unit: Unit, names: Names): boolean {
  const opening = unit.source.split(/\s+/).slice(0, 2).join(' ');
  return isSpoken(unit) ? startsWithSomeone(unit.said, names) : peopleIn(opening, names).length > 0;
}

/** 'Said she fancied it': after anyone was spoken of, it is mostly they who said so. */
const speech =
  /^(?:never |just |only )?(?:said|says|told|asked|goes|reckoned|replied|answered|laughed|winked|nodded|smiled)\b/i;

/** What is as likely not said or not done by the one before: 'The school rang. Wouldn't say who by'. */
const leftOpen =
  /^(?:didn't|wouldn't|couldn't|never|hadn't|wasn't|refused|wanted|sent|gave|left|brought|came|went|rang|called|stayed|offered) /i;

function speaksOfSomeone(source: string, names: Names): boolean {
  return (
    peopleIn(source, names).length > 0 ||
    source.split(/\W+/).some((word) => isPerson(word) || /^(?:he|she|they|him|her|them)$/i.test(word))
  );
}

/** The clause without what only opens it: 'Today I', 'then I'. */
function opened(source: string): string {
  return source.replace(
    /^(?:(?:today|tonight|yesterday|then|also|so|and|but|still|just|finally|actually|really|this \p{L}+|last \p{L}+|later|after \p{L}+(?: \p{L}+)?),? )+/iu,
    '',
  );
}

function isPerson(word: string): boolean {
  return people.has(word.toLowerCase()) || peoplePlural.has(word.toLowerCase());
}

/** 'The collie at the farm has stopped hating you': what only someone alive does. */
const animate =
  /^(?:the|an?|that|this|our|your|next door's) (?:\p{L}+ ){1,5}(?:licked|barked|growled|purred|ignored|followed|greeted|hated|loved|loves|likes|hates|trusts|(?:has|have) (?:finally )?(?:stopped|started|decided|learned|learnt|forgiven)) /iu;

/** 'cass came for the plants': whom no list knows, and who does what only people do. */
const unnamed =
  /^(?!(?:you|it|there|this|that|these|those|what|who|which|all|some|none|both|more|most|nothing|everything|something|anything|parcel|post|mail|letter|email|news|results?|delivery|order|bill|cheque|invite|invitation|rain|sun|snow|storm|wind|phone|doorbell|alarm|bell|bus|train|plane|taxi|boat|van)\b)\p{L}{3,} (?:came (?:for|over|round|by|with|and|to)|rang|told|brought|texted|phoned|popped|drove|cooked|baked|hugged|turned up|showed up) /iu;

function startsWithSomeone(said: string, names: Names): boolean {
  const first = said.split(/\s+/).slice(0, 4);
  const opening = first.join(' ');
  if (
    /^(?:the|that|this|same|our|your|an?|one|old|wee|young|new|some) /i.test(said) &&
    first.slice(1, 3).some(isPerson)
  ) {
    return true;
  }
  return (
    animate.test(said) ||
    unnamed.test(said) ||
    /^(?:he|she|they|someone|somebody|an? (?:\p{L}+ )?(?:man|woman|lady|boy|girl|lad|kid|stranger|neighbour|customer|patient))\b/iu.test(
      said,
    ) ||
    // Said with a small start, so this capital is a name's.
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+| next door)? (?:\p{Ll}+ed|came|went|rang|brought|took|sat|stood|left|made|gave|got|had|put|bought|ran|won|told|kept|let|found)\b/u.test(
      said,
    ) ||
    (!/^(?:(?:you|with|at|in|on|after|for|from|to)\b|\S+ \d)/i.test(said) &&
      peopleIn(opening, names).length > 0 &&
      !/^\S+(?: \S+)?'s\b/.test(said))
  );
}
