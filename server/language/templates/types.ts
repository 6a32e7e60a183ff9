/**
 * Sentences with places to fill. {c} a clause ('you walked the dog'), {s} a clause that opens with its subject, {y} one that
 * opens with 'you', {p} a phrase, {q} the writer's own words, {on} 'on
 * Tuesday', {day} 'Tuesday', {days} 'Tuesday's', {wd} the bare weekday, {list} two or three people, {a} and {b} one each, {r} what {a} did and {d} what 'you' did
 * ('passed the test'); a capital ({C}, {On}) asks for a capital. Words here are the composer's own, so they must claim
 * nothing about a week that its notes do not say: no deeds, no weather, no names, no numbers of things.
 */
export type Pool = readonly Template[];

/** A sentence, and what the week must be like for it to be said, where it is not for every week. */
export type Template = string | { text: string; week: 'over' | 'going on' };

/** For a week that is over alone: it says so, or it looks back on all of it. */
export function over(text: string): Template {
  return { text, week: 'over' };
}

/** For a week that still goes on. */
export function goingOn(text: string): Template {
  return { text, week: 'going on' };
}

export function textOf(template: Template): string {
  return typeof template === 'string' ? template : template.text;
}

/** What goes into the places of a template; a capital place ({Day}) takes its small namesake with a capital. */
export type Slots = Readonly<Record<string, string>>;

/** How many toasts must pass before a template is heard again. */
export const cooldown = { ends: 12, frames: 6 } as const;

/** What of a pool may be said of a week that is over, or of one that still goes on. */
export function sayable(pool: Pool, goesOn: boolean): string[] {
  const wanted = goesOn ? 'going on' : 'over';
  return pool.filter((template) => typeof template === 'string' || template.week === wanted).map(textOf);
}

/** How openings and closings differ with what there is to rest on. */
export type Ends = {
  /** Names two or three who had a part in the week. */
  things: Pool;
  /** Names one. */
  thing: Pool;
  /** Claims nothing. */
  plain: Pool;
  /** For a week of one or two notes; claims nothing. */
  thin: Pool;
};

/** What the glass can be raised to, beside people: to what they did ({r}), what 'you' did ({d}). */
export type Closings = Ends & {
  who: Pool;
  whoBoth: Pool;
  whoOwn: Pool;
  thingOwn: Pool;
  own: Pool;
};

/** The words of a tone. Narrators add some of their own to the same pools. */
export type Phrasing = {
  openings: Ends;
  closings: Closings;
  /** Small moments in one quick list, {list}, without their days. */
  small: Pool;
  /** The moment that the toast is built around, kept for the end. */
  image: Pool;
  told: Pool;
  phrase: Pool;
  thanks: Pool;
  /** A note that is quoted whole. */
  words: Pool;
  /** Follows a moment with the writer's own words about it. */
  tail: Pool;
  /** The day after the day of the line before. */
  nextDay: Pool;
  /** The same day again, from another note. */
  sameDay: Pool;
  /** Before the glass is raised: words of the writer's that have not been heard yet. */
  lastWord: Pool;
};

export type NarratorPhrasing = { openings: Partial<Ends>; closings: Partial<Closings> } & Partial<
  Omit<Phrasing, 'openings' | 'closings'>
>;
