import { mergeComplaints, saysWord } from './merged-claims.ts';
import { newestOf, timesOf } from './check-times.ts';
import { dayNumber } from '../base/days.ts';
import { firstPersonIn } from '../grammar/word-stream.ts';
import type { Claim, Moment } from '../base/types.ts';
import { canonical, denies, doerBefore, flowOf, noteWordsOf, tellsDeed, together } from './vocabulary-of-notes.ts';
import type { NoteWords } from './vocabulary-of-notes.ts';
import { ownPlaces } from './template-coverage.ts';
import { spokenText, standsAmong } from '../base/quotable.ts';
import { quotationsIn, tokenize } from '../base/tokens.ts';
import { dayWords, determiners, freeWords, monthWords, prepositions } from '../lexicon/function-words.ts';
import { nounLikePast } from '../lexicon/verbs.ts';

const nextDay = /\b(?:the (?:very )?next day|(?:a|one) day (?:later|on)|the day after)\b/i;
const sameDay = /\b(?:the|that) same (?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/**
 * Says what is untrue or unfounded in the lines of a toast, whoever wrote them; an empty list means every line may be
 * spoken. A word must stand in the notes its line names (turned to 'you', told in the past), or belong to the
 * composer's own phrasing, or claim nothing by itself.
 */
export function check(lines: readonly Claim[], moments: readonly Moment[]): string[] {
  return complaintsByLine(lines, moments).flatMap((complaints, at) =>
    complaints.map((complaint) => `Line ${at + 1}: ${complaint}`),
  );
}

/** The same, line by line: an empty list for each line that may be spoken. */
export function complaintsByLine(lines: readonly Claim[], moments: readonly Moment[]): string[][] {
  const known = new Map(moments.map((moment) => [moment.id, moment]));
  const newest = newestOf(moments);
  const read = new Map<number, NoteWords>();
  const wordsOfNote = (moment: Moment): NoteWords => {
    const found = read.get(moment.id) ?? noteWordsOf(moment);
    read.set(moment.id, found);
    return found;
  };
  const spoken = new Map<number, string>();
  const stands = (quotation: string, { id, content }: Moment): boolean => {
    const found = spoken.get(id) ?? spokenText(content);
    spoken.set(id, found);
    return standsAmong(quotation, found);
  };
  return lines.map((line, at) => {
    const own = line.noteIds.flatMap((id) => known.get(id) ?? []);
    const before = (lines[at - 1]?.noteIds ?? []).flatMap((id) => known.get(id) ?? []);
    return complaintsAbout(line, { own, before, known, newest, wordsOfNote, stands });
  });
}

type Ground = {
  own: Moment[];
  before: Moment[];
  /** Every note by its id, and the newest of them. */
  known: ReadonlyMap<number, Moment>;
  newest: Moment | undefined;
  wordsOfNote: (moment: Moment) => NoteWords;
  stands: (quotation: string, moment: Moment) => boolean;
};

function complaintsAbout(line: Claim, ground: Ground): string[] {
  if (!/[\p{L}\p{N}]/u.test(line.text)) {
    return ['has no words'];
  }
  const unknown = line.noteIds.filter((id) => !ground.known.has(id));
  if (unknown.length > 0) {
    return [`rests on notes that are not there (${unknown.join(', ')})`];
  }
  const times = timesOf(line, ground);
  if (Array.isArray(times)) {
    return times;
  }
  // What is said of an earlier week rests on its notes alone, and what is said of this one on its own.
  const sides = times
    ? [times.past, times.present].filter(({ text }) => /\p{L}/u.test(text))
    : [{ text: line.text, own: ground.own }];
  return [
    ...unpaired(line.text),
    ...sides.flatMap(({ text, own }) => [
      ...quotationComplaints(text, { ...ground, own }),
      ...wordComplaints(text, { ...ground, own }),
      ...mergeComplaints(text, { ...ground, own, coveredIn: (flow) => ownPlaces(flow, true) }),
    ]),
    ...personComplaints(line.text),
    ...dayLinkComplaints(line.text, ground),
  ];
}

function unpaired(text: string): string[] {
  return text.split('“').length !== text.split('”').length || text.split('"').length % 2 === 0
    ? ['has a quotation mark without its partner']
    : [];
}

function quotationComplaints(text: string, { own, stands }: Ground): string[] {
  return quotationsIn(text)
    .filter((quotation) => !own.some((moment) => stands(quotation, moment)))
    .map((quotation) => `quotes what its notes do not say: ${quotation}`);
}

function personComplaints(text: string): string[] {
  const tokens = tokenize(text);
  return firstPersonIn(tokens).length > 0 ? ['speaks in the first person outside a quotation'] : [];
}

function wordComplaints(text: string, { own, wordsOfNote }: Ground): string[] {
  const flow = flowOf(withoutQuotations(text));
  const leave = together(own.map(wordsOfNote));
  const covered = ownPlaces(flow, own.length > 0);
  // A 'not' of the composer's own phrasing denies nothing of the week.
  const bare = flow.map((word, at) => (covered.has(at) && denies(word) ? '' : word));
  const loose = flow.flatMap((word, at) => (word === '' || covered.has(at) ? [] : [{ word, at }]));
  return loose.flatMap(({ word, at }) => [
    ...unfounded(word, { flow, at, leave }),
    ...denialComplaints(word, { flow: bare, at, leave }),
    ...doerComplaints(word, { flow, at, leave }),
  ]);
}

/** Quotations are judged by themselves; in their place stands a mark. */
function withoutQuotations(text: string): string {
  return text.replace(/“[^“”]*”|"[^"]*"/g, ' … ');
}

type Place = { flow: readonly string[]; at: number; leave: NoteWords };

function unfounded(word: string, { leave }: Place): string[] {
  const bare = word.replace(/'s?$/, '');
  if (dayWords.has(bare)) {
    return leave.weekdays.has(bare) || leave.words.has(bare)
      ? []
      : [`names a day its notes were not written on: ${word}`];
  }
  if (saysWord(leave, word)) {
    return [];
  }
  return freeWords.has(word) && !monthWords.has(word) ? [] : [`says what its notes do not: ${word}`];
}

/** 'You didn't walk' needs a note that did not, and 'you walked' one that did. */
function denialComplaints(word: string, { flow, at, leave }: Place): string[] {
  const own = canonical(word);
  const near = flow.slice(Math.max(0, at - 3), at);
  const deniedHere = near.slice(near.lastIndexOf('') + 1).some(denies);
  // A day is when something was or was not so, and never what is denied: 'no cavities on Tuesday'.
  if (freeWords.has(word) || dayWords.has(word) || !(leave.denied.has(own) || leave.stated.has(own))) {
    return [];
  }
  if (deniedHere && !leave.denied.has(own)) {
    return [`denies what its notes say: ${word}`];
  }
  return !deniedHere && leave.denied.has(own) && !leave.stated.has(own) ? [`says what its notes deny: ${word}`] : [];
}

/** 'Ana made you laugh' must not become 'you made Ana laugh'. */
function doerComplaints(word: string, { flow, at, leave }: Place): string[] {
  const verb = canonical(word);
  const doers = tellsDeed(verb) ? leave.doers.get(verb) : undefined;
  if (!doers) {
    return [];
  }
  const doer = doerBefore(flow, at);
  const inserted =
    ['you', 'it', 'were', "you've", "you'd", 'had'].includes(doer) &&
    ['', 'you', 'it', "i've", "you've", 'have'].some((other) => doers.has(other));
  // 'Bit of sun', told as 'a bit of sun', is no deed, nor is 'the rose'.
  const article =
    determiners.has(doer) &&
    (nounLikePast.has(word) || [...doers].some((other) => other === '' || determiners.has(other)));
  const perfect = doer === 'had' && [...doers].some((other) => /'(?:ve|s|d)$/.test(other) || other === 'has');
  // 'She just came' may be told as 'Karen just came', of someone the same note names.
  const namedHere = (doers.has('he') || doers.has('she')) && !freeWords.has(doer) && leave.words.has(doer);
  const joined = leave.together && flow.slice(Math.max(0, at - 8), at).includes('you');
  // 'To Ate Joy': a sister, and no deed of a preposition.
  return doer === '' ||
    prepositions.has(doer) ||
    doers.has(doer) ||
    inserted ||
    joined ||
    article ||
    perfect ||
    namedHere
    ? []
    : [`has someone else do what its notes tell: ${doer} ${word}`];
}

/** 'The next day' and 'the same day' must be true of the line before. */
function dayLinkComplaints(text: string, { own, before }: Ground): string[] {
  const words = withoutQuotations(text);
  const said = (link: RegExp): boolean =>
    link.test(words) &&
    !own.some(({ content }) => link.test(content) || /\b(?:tomorrow|yesterday|last night)\b/i.test(content));
  const apart = (days: number): boolean =>
    own.some((now) =>
      before.some(
        (then) => (dayNumber(now.localDate) ?? Number.NaN) - (dayNumber(then.localDate) ?? Number.NaN) === days,
      ),
    );
  return [
    ...(said(nextDay) && !apart(1) ? ['does not come a day after the line before it'] : []),
    ...(said(sameDay) && !apart(0) ? ['is not of the same day as the line before it'] : []),
  ];
}
