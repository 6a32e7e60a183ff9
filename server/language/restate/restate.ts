import { complaintsByLine } from '../check/check.ts';
import { severityOf } from '../severity/severity.ts';
import { isDictated } from '../grammar/dictated.ts';
import { isEnglish } from '../base/is-english.ts';
import type { Moment } from '../base/types.ts';
import { canonical, denies } from '../check/vocabulary-of-notes.ts';
import { sentencesOf } from '../base/sentences.ts';
import type { Sentence } from '../base/sentences.ts';
import { linesOf } from './lines-of.ts';
import { turnedAfter } from './turned-after.ts';
import { tidy } from '../base/clean-note.ts';
import { capitalized, countWords, plain, tokenize } from '../base/tokens.ts';
import { canBeTurned } from '../reading/can-turn.ts';
import { freeWords, possessives } from '../lexicon/function-words.ts';

/** A reflection given back to its writer. `voiced` is false where its words are better read than heard. */
export type Restated = { text: string; voiced: boolean };

/** Turned and quoted by turns, more often than this, a note is better quoted whole. */
const mostPatches = 3;
const longestPiece = 3000;
const frame = 'And you wrote, ';

/** One sentence of a note as it is given back: turned to 'you', or between quotation marks as it was written. */
type Part = { said: string; source: string; quoted: boolean; opensLine: boolean };

/**
 * Says a reflection back to whoever wrote it: in the second person, with everything it names and nothing else. What
 * cannot surely be turned is quoted, and words of someone in danger are given back as they are, to be read only.
 */
export function restate(moment: Moment): Restated {
  const { content } = moment;
  if (severityOf(content) === 'crisis') {
    return { text: inOwnWords(content), voiced: false };
  }
  const pieces = inPieces(content.trim());
  const said = pieces.map((piece) => restatePiece({ ...moment, content: piece }));
  const whole = said.every((text) => text === undefined) ? inOwnWords(content) : undefined;
  return {
    text: whole ?? said.map((text, at) => text ?? (at > 0 ? frame : '') + inOwnWords(pieces[at] ?? '')).join('\n'),
    voiced: true,
  };
}

/** A note in pieces short enough to be read closely, cut after a sentence or a line. */
function inPieces(content: string): string[] {
  const pieces: string[] = [];
  let rest = content;
  while (rest.length > longestPiece) {
    const ends = [...rest.slice(0, longestPiece).matchAll(/[.!?]\s+|\n+/g)].at(-1);
    if (!ends) {
      break;
    }
    pieces.push(rest.slice(0, ends.index + ends[0].length).trim());
    rest = rest.slice(ends.index + ends[0].length).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** A piece of a note said back; undefined where it is better quoted whole. */
function restatePiece(moment: Moment): string | undefined {
  if (moment.content.length > longestPiece) {
    return undefined;
  }
  const tidied = tidy(moment.content);
  if (!/[\p{L}\p{N}]/u.test(tidied) || !isEnglish(tidied)) {
    return undefined;
  }
  if (isDictated(tidied)) {
    return undefined;
  }
  const parts = checked(partsOf(tidied), moment);
  const words = (some: readonly Part[]): number => some.reduce((sum, { source }) => sum + countWords(source), 0);
  const patches = parts.filter(({ quoted }, at) => quoted && !parts[at - 1]?.quoted).length;
  if (words(parts.filter(({ quoted }) => quoted)) * 2 > words(parts) || patches > mostPatches) {
    return undefined;
  }
  const text = joined(parts);
  // What tidying left out, or a quotation that does not stand.
  return namesAll(tidied, text) &&
    keepsAll(moment.content, text) &&
    complaintsByLine([claim(text, moment)], [moment])[0]?.length === 0
    ? text
    : undefined;
}

const tag = /(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+|#\p{L}[\p{L}\p{N}_]*|\b(?:https?:\/\/|www\.)\S+/gu;

/** Tags, addresses and signs that stand for faces are nothing to a toast, but something that someone wrote. */
function keepsAll(content: string, text: string): boolean {
  const heard = text.toLowerCase();
  const kept = new Set(heard.match(/\d+/g));
  const numbers = content.replace(/^[ \t]*\d{1,2}[.)]\s/gm, '').match(/\d+/g) ?? [];
  return (
    (content.match(tag) ?? []).every((one) => heard.includes(one.toLowerCase().replace('#', ''))) &&
    numbers.every((number) => kept.has(number))
  );
}

function claim(text: string, { id }: Moment): { text: string; noteIds: number[] } {
  return { text, noteIds: [id] };
}

function inOwnWords(content: string): string {
  return `“${singleMarks(content.trim())}”`;
}

/** Quotation marks inside a quotation are single ones. */
function singleMarks(text: string): string {
  return text.replace(/[“"]([^“”"]*)[”"]/g, '‘$1’').replace(/[“”"]/g, '');
}

/** What stands before an item of a list, at the beginning of every line. */
const bullets = /^(?:[-–—•·‣▪◦+*]+|\d{1,2}[.)])\s+/gm;
const labelled =
  /^((?!(?:i|we|my|our|me|it)\b)[\p{L}\p{N}']+(?: (?!my\w*:)[\p{L}\p{N}']+)?:\s+)(?=\S)(?=.*\p{L})(.*)$/iu;

/** So many sentences before one say who is spoken of in it; to look at all of them would cost the square of their number. */
const mostEarlier = 12;

/** The sentences of a note; a label such as 'Win:' stays before what it labels. */
function partsOf(tidied: string): Part[] {
  const parts: Part[] = [];
  for (const line of linesOf(tidied)) {
    const [, label = '', rest = line] = labelled.exec(line) ?? [];
    for (const [at, sentence] of sentencesOf(rest).entries()) {
      parts.push(
        partOf(sentence, { lead: at === 0 ? label : '', opensLine: at === 0, earlier: parts.slice(-mostEarlier) }),
      );
    }
  }
  return parts;
}

/** 'Love my new job', 'Miss her so much': no command, for it speaks of what is the writer's. */
const fondly =
  /^(?:(?:still|just|really|also|so) )?(?:love|adore|miss)(?= (?:my|our|the|this|these|those|it|him|her|them|how|when|being|having)\b)/i;

type Place = { lead: string; opensLine: boolean; earlier: readonly Part[] };

function partOf(sentence: Sentence, { lead, opensLine, earlier }: Place): Part {
  const source = `${lead}${sentence.text}`;
  const text = sentence.text.replace(fondly, (verb) => `I ${verb.toLowerCase()}`);
  const turned = canBeTurned({ ...sentence, text }, 'review') ? turnedAfter(text, { earlier, opensLine }) : undefined;
  if (turned === undefined || !namesAll(sentence.text, turned)) {
    return { said: quotation({ ...sentence, text: source }), source, quoted: true, opensLine };
  }
  const said = capitalized(`${lead}${lead === '' ? turned : lowerFirstYou(turned)}`);
  return { said: `${said}${endOf(sentence)}`, source, quoted: false, opensLine };
}

function lowerFirstYou(text: string): string {
  return text.replace(/^(?:You|Your|It)\b/, (word) => word.toLowerCase());
}

function quotation(sentence: Sentence): string {
  return `${singleMarks(sentence.text)}${endOf(sentence)}`;
}

function endOf({ text, marked }: Sentence): string {
  return /[.!?…]”$/.test(text) ? '' : marked === '' ? '.' : marked;
}

/** Quotes each sentence whose turning the check has something against. */
function checked(parts: readonly Part[], moment: Moment): Part[] {
  const complaints = complaintsByLine(
    parts.map((part) => claim(part.quoted ? `“${part.said}”` : part.said, moment)),
    [moment],
  );
  return parts.map((part, at) =>
    part.quoted || complaints[at]?.length === 0
      ? part
      : { ...part, quoted: true, said: `${singleMarks(part.source)}${/[.!…:]$/.exec(part.said)?.[0] ?? '.'}` },
  );
}

/** The sentences one after the other, the lines of a list each on its own; neighbours between one pair of marks. */
function joined(parts: readonly Part[]): string {
  let text = '';
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const gap = before === undefined ? '' : part.opensLine ? '\n' : ' ';
    if (!part.quoted) {
      text += `${before?.quoted ? '”' : ''}${gap}${part.said}`;
    } else if (before?.quoted) {
      text += `${gap}${part.said}`;
    } else {
      text += `${gap}${before === undefined ? '' : frame}“${part.said}`;
    }
  }
  return parts.at(-1)?.quoted ? `${text}”` : text;
}

/** Whether all that a text names and denies is named and denied in what is said of it, and nothing more. */
function namesAll(source: string, said: string): boolean {
  const [own, other] = [namedIn(source), namedIn(said.replaceAll(`${frame}“`, '“'))];
  return (
    [...own.names].every((name) => other.names.has(name)) &&
    [...other.names].every((name) => own.names.has(name)) &&
    own.denials === other.denials
  );
}

function namedIn(text: string): { names: Set<string>; denials: number } {
  const words = tokenize(text.replace(bullets, '')).flatMap(({ kind, text: own }) =>
    kind === 'word' ? [plain(own)] : [],
  );
  const names = words
    .map((word) => canonical(word).replace(/'s?$/, ''))
    .filter((word) => !freeWords.has(word) && !possessives.has(word));
  return { names: new Set(names), denials: words.filter(denies).length };
}
