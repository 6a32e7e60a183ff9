import { judgedOnce } from './judged-once.ts';
import { readingOf } from './normalise.ts';
import { askedBy, indexed } from './pattern-index.ts';
import type { Index } from './pattern-index.ts';
import { shapesOf } from './word-patterns.ts';
import type { Shape } from './word-patterns.ts';
import { isDark, isPlayful, signsOfGood } from './valence.ts';
import { crisis, crisisOfOthers, notCrisis } from './harm/crisis.ts';
import { threats } from './harm/threats.ts';
import { readOrDreamt } from './harm/word-classes.ts';
import { subjects } from './harm/subjects.ts';

/** What a text says of harm: where, and how much. */
export type Judgement = {
  /** Danger to the writer, and whether it is from others in plain words. */
  crisis: boolean;
  threat: boolean;
  /** Something that is never celebrated, whatever stands beside it. */
  grave: boolean;
  /** Something hard: grave, or heavy where nothing good stands beside it. */
  hard: boolean;
  /** Something that is told plainly. */
  tender: boolean;
  /** Good news, and whether it comes from a hard place. */
  news: boolean;
  relief: boolean;
  /** Whether something good is said beside what is hard. */
  good: boolean;
};

type Level = 'plain' | 'soft' | 'good' | 'news' | 'grave' | 'hard' | 'tender' | 'crisis' | 'threat' | 'joke' | 'others';
/** A shape of a subject, and what it says of it. */
type Sign = { subject: number; level: Level; shape: Shape };
type Hit = { from: number; to: number; level: Level };

const levels = ['plain', 'soft', 'good', 'news', 'grave', 'hard', 'tender'] as const;

function signsOf(list: string | undefined, level: Level, subject: number): Sign[] {
  return shapesOf(list ?? '').map((shape) => ({ subject, level, shape }));
}

/** Every sign there is; made when a text is first judged. */
function allSigns(): Index<Sign> {
  const signs = subjects.flatMap((harm, at) => levels.flatMap((level) => signsOf(harm[level], level, at)));
  const ofDanger = [
    signsOf(crisis, 'crisis', -1),
    signsOf(threats, 'threat', -1),
    signsOf(notCrisis, 'joke', -1),
    signsOf(crisisOfOthers, 'others', -1),
  ];
  return indexed([...signs, ...ofDanger.flat()], ({ shape }) => shape);
}

let index: Index<Sign> | undefined;

const negation =
  /\b(?:no|not|never|without|nobody|neither|nor|free of|instead of|rather than|stopped|avoid(?:ed)?|zero) (?:[\w']+ ){0,2}$/;
/** 'I could not stop crying' denies nothing, nor does 'I never expected to fail'. */
const notNegation = new RegExp(
  [
    "\\bnever (?:expected|thought|imagined) (?:[\\w']+ ){0,2}$",
    "\\bnot (?:stop|help) (?:[\\w']+ )?$",
    '\\bcan not (?:sleep|eat|breathe|think|work|drink|move|cope) $',
    "\\bnot (?:sure|only|just|even|because|that|so|know|believe|think|understand|say|tell|expect) (?:[\\w']+ ){0,2}$",
    "\\b(?:no (?:one|longer|idea|more)|nobody) (?:[\\w']+ )?$",
  ].join('|'),
);
const unreal = new RegExp(readOrDreamt);
const firstPerson = /\b(?:i|me|my|mine|myself|we|us|our)\b/;

/** What stands so long before a word may deny it. */
const reach = 60;
const longText = 700;

/** Judges a text of any length. */
export const judgeHarm = judgedOnce(judged);

function judged(text: string): Judgement {
  index ??= allSigns();
  const { plain, words } = readingOf(text);
  const asked = [...askedBy(index, words)];
  const signs = asked.filter(
    ({ level, shape }) => level === 'plain' || level === 'joke' || shape.pattern().test(plain),
  );
  const danger = inCrisis(plain, signs);
  const found = hitsIn(danger.left, signs);
  const hits = found.map((hit) => weighed(danger.left, hit));
  const dark = hits.filter(({ level }) => level === 'grave' || level === 'hard');
  const grave = danger.others || (hits.some(({ level }) => level === 'grave') && !isLost(dark, plain));
  const hard = grave || dark.length > 0;
  const news = found.some(({ level }) => level === 'news');
  const relief = found.some(({ level }) => level === 'good');
  const good = news || relief || isPlayful(text) || (hard && signsOfGood(beside(danger.left, dark)));
  const everyday = (): string => without(danger.left, ofLevels(signs, ['plain', 'soft']));
  const shaded = !hard && !good && isDark(danger.left) && isDark(everyday());
  return {
    crisis: danger.own || danger.threat,
    threat: danger.threat,
    grave,
    hard: hard || shaded,
    tender: relief || hits.some(({ level }) => level === 'tender' || level === 'soft'),
    news,
    relief,
    good,
  };
}

/** A dark word or two in a very long text are a memory in it, not what it is about. */
function isLost(dark: readonly Hit[], plain: string): boolean {
  return plain.length > longText && dark.length * longText < plain.length;
}

type InCrisis = { own: boolean; threat: boolean; others: boolean; left: string };

/** Whether the writer is in danger, or speaks of someone who is; jokes and the danger of others are taken out. */
function inCrisis(plain: string, signs: readonly Sign[]): InCrisis {
  const own = ofLevels(signs, ['crisis']);
  const threatened = ofLevels(signs, ['threat']);
  const others = ofLevels(signs, ['others']);
  if (own.length + threatened.length + others.length === 0) {
    return { own: false, threat: false, others: false, left: plain };
  }
  const serious = without(plain, ofLevels(signs, ['joke']));
  const left = without(serious, others);
  const isSaid = ({ shape }: Sign): boolean => shape.pattern().test(left);
  return { own: own.some(isSaid), threat: threatened.some(isSaid), others: left !== serious, left };
}

/** What is found of harm, subject by subject: everyday meanings are taken out first, then good news, then harm. */
function hitsIn(plain: string, signs: readonly Sign[]): Hit[] {
  const told = new Set(signs.flatMap(({ subject, level }) => (subject < 0 || level === 'plain' ? [] : [subject])));
  return [...told].flatMap((subject) => {
    const own = signs.filter((sign) => sign.subject === subject);
    const soft = ofLevels(own, ['soft']).flatMap((sign) => matches(plain, sign));
    let left = without(plain, ofLevels(own, ['plain', 'soft']));
    const bright = ofLevels(own, ['good', 'news'])
      .flatMap((sign) => matches(left, sign))
      .filter((hit) => !isDenied(left, hit));
    left = bright.reduce((text, { from, to }) => blanked(text, from, to), left);
    const dark = ofLevels(own, ['grave', 'hard', 'tender'])
      .flatMap((sign) => matches(left, sign))
      .filter((hit) => !bright.some((one) => inOneSentence(left, one, hit)));
    return [...soft, ...bright, ...dark];
  });
}

function ofLevels(signs: readonly Sign[], wanted: readonly Level[]): Sign[] {
  return signs.filter(({ level }) => wanted.includes(level));
}

function matches(text: string, { shape, level }: Sign): Hit[] {
  const pattern = shape.pattern();
  const found: Hit[] = [];
  for (let met = pattern.exec(text); met !== null; met = pattern.exec(text)) {
    found.push({ from: met.index, to: met.index + met[0].length, level });
    pattern.lastIndex = Math.max(pattern.lastIndex, met.index + 1);
  }
  return found;
}

/** What is denied, unreal or read in a book weighs less: 'no panic attack', 'in the film the dog dies'. */
function weighed(text: string, hit: Hit): Hit {
  if (hit.level !== 'grave' && hit.level !== 'hard') {
    return hit;
  }
  const own = text.slice(hit.from, hit.to);
  const read = unreal.test(text.slice(Math.max(0, hit.from - reach), hit.from)) && !firstPerson.test(own);
  return read || isDenied(text, hit) ? { ...hit, level: 'tender' } : hit;
}

function isDenied(text: string, { from, to }: Hit): boolean {
  const before = text.slice(Math.max(0, from - reach), from);
  return negation.test(before) && !notNegation.test(before) && !/\b(?:no|not|never)\b/.test(text.slice(from, to));
}

/** The parts of a text, sentence by sentence and at every 'but' and comma, in which nothing hard stands. */
function beside(text: string, dark: readonly Hit[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const part of text.split(/(?<=[.!?;,:—–()])|(?= (?:but|though|then|and|so|until|yet|still) )/)) {
    const to = from + part.length;
    if (!dark.some((hit) => hit.from < to && hit.to > from)) {
      parts.push(part);
    }
    from = to;
  }
  return parts.join('; ');
}

function inOneSentence(text: string, a: Hit, b: Hit): boolean {
  const [from, to] = a.from < b.from ? [a.to, b.from] : [b.to, a.from];
  return !/[.!?;]|\bbut\b/.test(text.slice(from, Math.max(from, to)));
}

function without(text: string, signs: readonly Sign[]): string {
  return signs.reduce((left, { shape }) => left.replace(shape.pattern(), (found) => '~'.repeat(found.length)), text);
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + '~'.repeat(to - from) + text.slice(to);
}
