import { withArticles } from '../grammar/add-missing-article.ts';
import { afterBut, clauseLimits, clausesOf } from '../grammar/clauses.ts';
import { weekdayOf } from '../base/days.ts';
import { excerptOf } from '../base/excerpt.ts';
import { firstPersonIn } from '../grammar/word-stream.ts';
import { isHard, isSour, severityOf, severityOfClause } from '../severity/severity.ts';
import { canBeTurned } from './can-turn.ts';
import { clauseToRead } from './clause-to-read.ts';
import { isSpare } from './keep-good-half.ts';
import { hasForeignMarks, isEnglish } from '../base/is-english.ts';
import type { Moment } from '../base/types.ts';
import { isCommon, lowerFirst } from '../base/proper-names.ts';
import type { Names } from '../base/proper-names.ts';
import { quotable, spokenText } from '../base/quotable.ts';
import { withWhatIsSaid } from '../grammar/speaks-on.ts';
import { toSecondPerson } from '../grammar/second-person.ts';
import { sentencesOf } from '../base/sentences.ts';
import type { Sentence } from '../base/sentences.ts';
import {
  isDoing,
  isDoingThroughout,
  isDoneWithoutDoer,
  leansBack,
  opensWithFragment,
  opensWithSubject,
} from '../grammar/clause-form.ts';
import { beforeThen, inThePast, isSoSince, standingOf } from '../grammar/clause-tense.ts';
import { withOpening } from '../grammar/add-missing-opening.ts';
import { withSubject } from '../grammar/add-missing-subject.ts';
import { isDoubtful, isPatched } from '../grammar/doubtful.ts';
import { finiteVerb } from '../grammar/finite-verb.ts';
import { mayBeAnothers } from '../grammar/someone-elses.ts';
import { toldLater } from '../grammar/relative-days.ts';
import type { Spoken, Unit, Words } from './unit.ts';
import { countWords, tokenize, wordsOf } from '../base/tokens.ts';
import { isOtherEnglish } from '../grammar/other-english.ts';
import { looksPast } from '../lexicon/verbs.ts';
import { isNews } from './is-news.ts';
import { isPrayer } from '../lexicon/learner-english.ts';

/** 'Didn't recognise me': somebody else did not. */
const undone = /^(?:didn't|wouldn't|couldn't|hadn't|never) (?!(?:i|we|he|she|it|they)\b)/i;
const ofAnother =
  /^(?:(?:only|just|always|never|still|now|also) )?(?:gets|goes|takes|gives|keeps|needs|wants|says|knows|brings|reminds|sings|deserves|tells|asks|sits|stays|comes|wears|eats|drinks|makes|likes|loves|hates|thinks) /i;
/** A word that may tell what was done or how it was: said without the one who did it. */
const bareWord =
  /^(?:muted|booked|sorted|done|finished|completed|approved|accepted|confirmed|delivered|fixed|soaked|drenched|healed|closed|cleared|paid|sold|settled|renewed|signed)$/i;
/** 'The boat's in the water, I christened her': a present that goes on to what was done. */
const laterPast =
  /, (?:and |so |then )?(?:i|we) (?!am\b|are\b|have\b|do\b|can\b)\p{L}+(?:ed|ght|new|ook|aw|ent|ot|ade|old)\b/iu;
/** What a note says, clause by clause, from at most `most` of its sentences. A note without words gives none. */
export function unitsOf({ moment, tidied }: { moment: Moment; tidied: string }, names: Names, most: number): Unit[] {
  const units: Unit[] = [];
  const spoken = spokenText(excerptOf(moment.content));
  const inEnglish = isEnglish(tidied);
  const closely = severityOf(tidied) === 'heavy' || isHard(tidied);
  for (const sentence of withinReach(sentencesOf(tidied), most)) {
    const clauses = withWhatIsSaid(clausesFor(sentence, closely), sentence.text);
    // What runs on without an end can still be quoted.
    for (const clause of clauses.length > 0 ? clauses : [sentence.text]) {
      const goesOn = units.at(-1)?.kind === 'stated';
      const unit = readUnit({ moment, clause, sentence, names, spoken, index: units.length, goesOn, inEnglish });
      if (unit) {
        units.push(unit);
      }
    }
  }
  return units.map((unit) => (isSpare(unit, units) ? { ...unit, sour: true } : unit));
}

/** The word a clause is joined on with, in it or before it in its sentence: 'But she knew the part'. */
function jointOf(clause: string, sentence: string): string {
  const at = sentence.indexOf(clause);
  const found =
    /^(?:and |well,? )?(but|so|then|yet)\b(?! (?:far|long|much|many|again)\b)(?=,? [\p{L}])/iu.exec(clause) ??
    /(?:^|[\s,])(?<!\b(?:until|till|by|since|back|now and|just|not|even|think|said) )(but|so|then|yet)(?: then)?,? $/iu.exec(
      sentence.slice(0, Math.max(0, at)),
    );
  return found?.[1]?.toLowerCase() ?? '';
}

/** Of a very long note the first sentences and the last. */
function withinReach(sentences: readonly Sentence[], most: number): readonly Sentence[] {
  if (sentences.length <= most) {
    return sentences;
  }
  const last = Math.floor(most / 3);
  return [...sentences.slice(0, most - last), ...sentences.slice(-last)];
}

/** A hard note is parted closely, so that what is good in it can stand without the rest. */
function clausesFor({ text }: Sentence, closely: boolean): string[] {
  const turn = closely ? afterBut(text) : undefined;
  return turn
    ? [
        text
          .slice(0, text.length - turn.length)
          .trimEnd()
          .replace(/(?:(?<![\s,])[\s,]+)?(?:but|yet)?$/i, ''),
        turn,
      ].flatMap((part) => clausesOf(part, { closely }))
    : clausesOf(text, { closely });
}

type Reading = {
  moment: Moment;
  clause: string;
  sentence: Sentence;
  names: Names;
  spoken: string;
  index: number;
  goesOn: boolean;
  /** Whether the note as a whole is in English, so that a few words of it are too. */
  inEnglish: boolean;
};

function readUnit({
  moment,
  clause,
  sentence,
  names,
  spoken: heard,
  index,
  goesOn,
  inEnglish,
}: Reading): Unit | undefined {
  const source = clauseToRead(clause, index);
  if (!/[\p{L}\p{N}]/u.test(source) || /^(?:but|and|so|then|or|because|well)$/i.test(source)) {
    return undefined;
  }
  const english = isEnglish(source) || (inEnglish && !hasForeignMarks(source));
  const words: Words = {
    kind: 'words',
    moment,
    index,
    source,
    part: undefined,
    dayless: false,
    joint: sentence.item ? '' : jointOf(clause, sentence.text),
    leansBack: english && leansBack(source),
    quote: quotable(source, heard),
    severity: severityOfClause(source),
    hard: isHard(source),
    sour: isSour(source),
    marked: sentence.marked,
  };
  if (!english || isOtherEnglish(source) || isPrayer(source) || countWords(source) > clauseLimits.most) {
    return words;
  }
  if (!canBeTurned({ text: source, marked: sentence.marked }, 'toast')) {
    return withoutTail(words, sentence, { names, goesOn }) ?? words;
  }
  return turned(words, source, { names, goesOn }) ?? words;
}

/** 'Lunch with Fatima, she will move to Leeds': the part before the comma, where only the rest cannot be told. */
function withoutTail(unit: Words, sentence: Sentence, company: Company): Spoken | undefined {
  const head = /^(.+?),\s+(?:and\s+)?(?:i|we|he|she|they|it|you|now|next)\b/i.exec(unit.source)?.[1];
  const whole =
    head !== undefined &&
    countWords(head) >= 3 &&
    !/^so (?:am|was|do|did|have) i$/i.test(head) &&
    // 'The tuner's piano': no sentence without the rest.
    (unit.index === 0 || finiteVerb(withSubject(head)) !== undefined) &&
    !/^(?:if|when|although|though|while|because)\b/i.test(head) &&
    canBeTurned({ text: head, marked: sentence.marked }, 'toast');
  return whole ? turned({ ...unit, source: head, quote: undefined }, head, company) : undefined;
}

/** What a clause is read with: the names of the week, and whether the clause before it stands in the present. */
type Company = { names: Names; goesOn: boolean };

/** A clause turned to the listener; undefined for one that can only be quoted. */
function turned(unit: Words, source: string, { names, goesOn }: Company): Spoken | undefined {
  // 'It took 6 minutes. Yesterday it was 9': set against the day that is told of.
  const later = unit.index > 0 ? source.replace(/^yesterday,? (?=\p{L}+ \p{L})/iu, 'the day before ') : source;
  const retold = toldLater(later, weekdayOf(unit.moment.localDate));
  const text = retold.text.replace(/^(?!-\d)[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return undefined;
  }
  const shared = { ...unit, part: retold.part, dayless: retold.elsewhen, leansBack: leansBack(text) };
  const thanks =
    /^(?:i'?m |i am |i was |i feel |i felt |feeling |am |was |so |really |very |just |incredibly |extremely |forever |always )*(?:grateful|thankful|gratitude|thanks) (?:for|to) (.+)$/i.exec(
      text,
    )?.[1];
  if (thanks && !finiteVerb(withoutRelative(thanks))) {
    return made(shared, { kind: 'thanks', said: thanks }, names);
  }
  // 'PAID.': one word in capitals is a shout, no matter who did it.
  if (/^\p{Lu}{3,}$/u.test(text)) {
    return undefined;
  }
  if (bareWord.test(text) && shared.index > 0) {
    return { ...shared, kind: 'phrase', said: text.toLowerCase() };
  }
  const plain = doingFirst(text);
  const whole = withSubject(opensWithName(plain, names) ? plain : withArticles(plain));
  if (whole !== text ? isDoubtful(whole) || isPatched(whole) : isPatched(whole)) {
    return undefined;
  }
  if (whole !== text && shared.index > 0 && mayBeAnothers(text)) {
    return undefined;
  }
  // 'Sings like a kettle but brings biscuits': who does, stands in the sentence before.
  if (whole === text && (ofAnother.test(text) || undone.test(text))) {
    return undefined;
  }
  const finite = finiteVerb(whole);
  const opened = finite ? undefined : withOpening(text, { first: shared.index === 0 });
  if (opened !== undefined) {
    return made(shared, { kind: 'told', said: opened }, names);
  }
  // 'Rent paid on the first': it does not say by whom.
  if (finite && isDoneWithoutDoer(text)) {
    return made(shared, { kind: 'phrase', said: text }, names);
  }
  if (finite && whole === text && isDoingThroughout(text, finite.at)) {
    return made(shared, { kind: 'doing', said: text }, names);
  }
  // 'But the low notes': nothing without what it is set against.
  if (!finite && shared.joint === 'but' && countWords(text) <= 4) {
    return undefined;
  }
  if (!finite) {
    return made(shared, { kind: isDoing(text) ? 'doing' : 'phrase', said: whole }, names);
  }
  const standing = standingOf(whole, finite);
  const then = standing === 'begun' && shared.index > 0 && !goesOn ? beforeThen(whole) : undefined;
  if (then !== undefined) {
    return made(shared, { kind: 'told', said: then }, names);
  }
  if (standing === 'begun' || standing === 'lasting') {
    const told = standing === 'begun' || shared.index > 0 || laterPast.test(whole) || isNews(whole);
    return told ? made(shared, { kind: 'stated', said: whole }, names) : undefined;
  }
  // 'It pours. It even looks like her': what goes on in the present stays there.
  if (standing === 'passing' && ((goesOn && leansBack(text)) || (shared.index > 0 && isSoSince(whole)))) {
    return made(shared, { kind: 'stated', said: whole }, names);
  }
  const past = standing === 'past' ? whole : inThePast(whole);
  return made(shared, { kind: opensWithFragment(whole, finite.at) ? 'phrase' : 'told', said: past }, names);
}

/** 'Sergeant did a wee', where the week has a dog of that name. */
function opensWithName(text: string, names: Names): boolean {
  const [first, next] = wordsOf(text);
  const word = /^\p{Lu}\p{Ll}+/u.exec(text)?.[0];
  return first !== undefined && word !== undefined && isCommon(first) && names.isName(word, next ?? '');
}

/** 'Working from home so I had lunch with the kids': the writer was at it; 'Blessing and I roasted the yam' is two people. */
function doingFirst(text: string): string {
  return isDoing(text) &&
    !/^\p{Lu}\p{Ll}+ing and (?:i|me)\b/iu.test(text) &&
    (/\b(?:so|and|but) (?:i|we|the|my)\b/i.test(text) || /^(?:starting|beginning) to think (?!about|of)/i.test(text))
    ? `I was ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : text;
}

function withoutRelative(text: string): string {
  return text.replace(/\b(?:who|that|which|where|when)\b.*$/i, '');
}

function made(clause: Words, reading: { kind: Spoken['kind']; said: string }, names: Names): Spoken | undefined {
  const said = lowerFirst(toSecondPerson(lowerFirst(reading.said, names)), names)
    .replace(/!/g, '')
    .replace(/(?<!\s)\s+([,;:]|\.(?!\d))/g, '$1')
    .replace(/(?<![\s,;:.…–—-])[\s,;:.…–—-]+$/, '')
    .replace(/(?:,\s*){2,}/g, ', ')
    .replace(/(?<!\b(?:thought|think|said|says|hope|hoped|did|told \p{L}+|even)),? (?:and|but|so|or)$/u, '')
    .replace(/\.”$/, '”')
    .replace(/^(?:You|Your|Yours|It)\b/, (word) => word.toLowerCase());
  // 'Weekly review: more good than not' would bring a colon after a colon.
  if (((reading.kind === 'phrase' || reading.kind === 'doing') && /:(?! “)/.test(said)) || endsOnDeed(said)) {
    return undefined;
  }
  if (!said || said === 'you' || firstPersonIn(tokenize(said)).length > 0) {
    return undefined;
  }
  const { kind } = reading;
  return kind === 'told' ? { ...clause, kind, said, subjectFirst: opensWithSubject(said) } : { ...clause, kind, said };
}

/** 'Riding with an umbrella: tried'. */
function endsOnDeed(said: string): boolean {
  return looksPast(/: (\p{Ll}+)$/u.exec(said)?.[1] ?? '');
}
