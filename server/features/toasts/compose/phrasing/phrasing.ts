/**
 * Sentences with places to fill. {c} a clause ('you walked the dog'), {s} a clause that opens with its subject, {y} one that
 * opens with 'you', {p} a
 * phrase, {q} the writer's own words, {on} 'on Tuesday', {day} 'Tuesday', {days} 'Tuesday's', {which} the 'Tuesday' of
 * 'the Tuesday you came home', {list} two or three
 * things, {a} and {b} one each; a capital ({C}, {On}) asks for a capital. Words here are the composer's own, so they
 * must claim nothing about a week that its notes do not say: no deeds, no weather, no names, no numbers of things.
 */
export type Pool = readonly string[];

/** How openings and closings differ with what there is to rest on. */
export type Ends = {
  /** Names two or three things of the week. */
  things: Pool;
  /** Names one thing. */
  thing: Pool;
  /** Claims nothing. */
  plain: Pool;
  /** For a week of one or two notes; claims nothing. */
  thin: Pool;
};

/** What the glass can be raised to, beside things. */
export type Closings = Ends & {
  /** Names a moment: {which} its day, {s} what happened. */
  deed: Pool;
  /** Names a moment and one thing, {a}. */
  both: Pool;
};

/** The words of a tone. Narrators add some of their own to the same pools. */
export type Phrasing = {
  openings: Ends;
  closings: Closings;
  told: Pool;
  phrase: Pool;
  doing: Pool;
  thanks: Pool;
  /** A note that is quoted whole. */
  words: Pool;
  /** A note of one to three words. */
  fewWords: Pool;
  /** Follows a moment with the writer's own words about it. */
  tail: Pool;
  /** The day after the day of the line before. */
  nextDay: Pool;
  /** The same day again, from another note. */
  sameDay: Pool;
  /** A clause that names its own day, or has none. */
  dayless: Pool;
  /** Two short moments in one line; {s} and {s2}, {on} and {on2}. */
  joint: Pool;
  /** Thanks of two days in one line: {p} and {p2}. */
  jointThanks: Pool;
  /** Goes on with the note of the line before. */
  onward: Pool;
  /** Before the glass is raised: from one thing of the week to another. */
  span: Pool;
  /** Before the glass is raised: one thing, {a}, that stands in more than one note. */
  often: Pool;
  /** Before the glass is raised: words of the writer's that have not been heard yet. */
  lastWord: Pool;
};

export type NarratorPhrasing = { openings: Partial<Ends>; closings: Partial<Closings> } & Partial<
  Omit<Phrasing, 'openings' | 'closings'>
>;
