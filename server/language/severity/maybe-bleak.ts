import { readingOf } from './normalise.ts';
import { askedBy, indexed } from './pattern-index.ts';
import type { Index } from './pattern-index.ts';
import { shapesOf } from './word-patterns.ts';
import type { Shape } from './word-patterns.ts';
import { isDark, isPlayful, signsOfGood } from './valence.ts';
import { betterGone, bleakSigns, brightSigns, greySigns, pleasantSigns } from '../lexicon/bleak-signs.ts';

/** 'No one called in sick', 'not even late', "my back don't hurt": what is denied is better gone. */
const goodDenial = new RegExp(
  `(?<![\\w'])(?:no|not|never|nobody|none|nothing|without|neither|nor|instead of|rather than|hardly|barely|zero|0)(?: one)? (?:(?!but |and |so )[\\w']+ ){0,2}(?:${betterGone.replace(/\n\s*/g, '')})(?![\\w'])`,
  'g',
);
/** Denials that say nothing of good or bad. */
const emptyDenial =
  /(?<![\w'])(?:(?:say|said|says|saying) no|(?:did|do|does|was|is|were) not(?=$|[.,;!?)])|not (?:a thing|a word|once|only|just|bad|too bad|even|that|sure|far|as bad)|no (?:big deal|less|matter|longer than|doubt|wonder|regrets?|biggie|notes|further|other)|never (?:been better|mind|know|again so|thought|better|once happened|get old|gets old)|nothing (?:better|beats|like|else|fancy|special|much|to (?:do but|worry|complain|report))|no(?:body| one) (?:else|but)|without (?:stopping|looking|thinking|asking|being|even|help|any help|a (?:map|break|hitch|word|sound|net|recipe))|could not have|would not (?:change|swap|trade|stop|leave|miss))(?![\w'])/g;
/** What somebody said is told for its own sake. */
const quotedWords = /[“"][^“”"][^“”" ]* [^“”"]+[”"]/;
const joyful = /!|(?:ha){2,}h?\b/i;

type Kind = 'bleak' | 'grey' | 'bright' | 'pleasant';
type Sign = { kind: Kind; shape: Shape };
/** A text with what good denials and empty ones took out, and the signs that its words ask for. */
type Looked = { text: string; plain: string; cleared: string; signs: readonly Sign[] };

const lists: Readonly<Record<Kind, string>> = {
  bleak: bleakSigns,
  grey: greySigns,
  bright: brightSigns,
  pleasant: pleasantSigns,
};
let index: Index<Sign> | undefined;

/** Every sign there is; made when a text is first asked about. */
function allSigns(): Index<Sign> {
  const kinds = Object.keys(lists) as Kind[];
  const signs = kinds.flatMap((kind) => shapesOf(lists[kind]).map((shape) => ({ kind, shape })));
  return indexed(signs, ({ shape }) => shape);
}

/** The last text looked at, for what is asked of one text is asked at once; no more is kept of what people write. */
let last: Looked | undefined;

/**
 * Whether a text may well be bleak, though no list of sorrows knows it: it bears a sign of that and none of good. It is
 * then left untold; to leave a light note untold costs little, to tell a bleak one brightly costs everything.
 */
export function isUnsure(text: string): boolean {
  const looked = look(text);
  const bleak = bears(looked, 'bleak') || isDark(looked.plain);
  if (!bleak && !bears(looked, 'grey')) {
    return false;
  }
  return !isBright(looked) && (bleak || !(bears(looked, 'pleasant') || quotedWords.test(text)));
}

/** Whether a clause bears a sign of something bleak and none of good, so that it may go where the rest stands without it. */
export function isBleak(text: string): boolean {
  const looked = look(text);
  return bears(looked, 'bleak') && !isBright(looked) && !bears(looked, 'pleasant');
}

function look(text: string): Looked {
  if (last?.text !== text) {
    index ??= allSigns();
    const { plain, words } = readingOf(text);
    const cleared = plain.replace(goodDenial, ' ~good~ ').replace(emptyDenial, ' ~ ');
    last = { text, plain, cleared, signs: [...askedBy(index, words)] };
  }
  return last;
}

function isBright(looked: Looked): boolean {
  const { text, plain, cleared } = looked;
  return (
    joyful.test(text) ||
    isPlayful(text) ||
    cleared.includes('~good~') ||
    signsOfGood(mocked(plain)) ||
    bears({ ...looked, cleared: unwished(cleared) }, 'bright')
  );
}

function bears({ cleared, signs }: Looked, wanted: Kind): boolean {
  return signs.some(({ kind, shape }) => kind === wanted && shape.pattern().test(cleared));
}

/** 'They laughed at my teeth' is no laughter. */
function mocked(plain: string): string {
  return plain.replace(/\blaugh\w* at (?=me|my|us|our|him|her|his|them)/g, '~ ');
}

/** 'Not happy', 'I wanted to dance', 'used to sing': what is denied, wished for or over is no sign of good. */
function unwished(plain: string): string {
  return plain.replace(
    /(?<![\w'])(?:no|not|never|nobody|nothing|without|hardly|barely|less|want(?:ed)? to|wish(?:ed)?|need(?:ed)? to|could|should|tried to|try to|used to|supposed to|instead of) (?:[\w']+ ){0,2}?[\w']+/g,
    '~',
  );
}
