/** What a sentence of ours is like, beside its words. */
export type Tag =
  /** Goes on from another moment, so it is never the first. */
  | 'after another'
  /** Has nothing of the composer's own but the day: it may be heard as often as there are days. */
  | 'bare'
  /** Rests on the notes of the week, though it has no place to fill. */
  | 'claims';

/**
 * A sentence with places to fill. {c} a clause ('you walked the dog'), {s} a clause that opens with its subject, {y} one
 * that opens with 'you', {p} a phrase, {q} the writer's own words, {on} 'on Tuesday', {day} 'Tuesday', {days} 'Tuesday's',
 * {wd} the bare weekday, {list} small moments one after the other, {company} who is in it ('Ana and your nan'), {glass} whom and what the glass is raised to ('to Ana,
 * and to you'), {them} the same without the writer, where there is anybody or anything else, {when} the time of an earlier note; a capital ({C}, {On}) asks for a capital. Words here are the composer's own, so they must claim
 * nothing about a week that its notes do not say: no deeds, no weather, no names, no numbers of things.
 */
export type Template = {
  readonly text: string;
  /** The small names of its places: it can be said where all of them are known. */
  readonly needs: readonly string[];
  /** What the week must be like for it to be said: over where it says so or looks back on all of it. */
  readonly week: 'any' | 'over' | 'going on';
  readonly tags: ReadonlySet<Tag>;
};

export type Pool = readonly Template[];

/** What goes into the places of a template; a capital place ({Day}) takes its small namesake with a capital. */
export type Slots = Readonly<Record<string, string>>;

/** How many toasts must pass before a template is heard again. */
export const cooldown = { ends: 12, frames: 6 } as const;

/** How openings differ with what there is to rest on. */
export type Ends = {
  /** Claims nothing. */
  plain: Pool;
  /** For a week of one or two notes; claims nothing. */
  thin: Pool;
  /** For a week in which something may be hard: neither cheer nor joke; claims nothing. */
  steady: Pool;
  /** For a week with several people in it whom its glass goes to: {company} names them. */
  named: Pool;
};

/** How a glass is raised. */
export type Closings = {
  /** To whom and what {glass} says. */
  glass: Pool;
  /** For a week of one or two notes in which there is nobody to name. */
  thin: Pool;
  /** For a week in which something may be hard: neither cheer nor joke. */
  steady: Pool;
};

/** The words of a tone. Narrators have openings and closings of their own beside them. */
export type Phrasing = {
  openings: Ends;
  /** Lead into small moments side by side, without their days: {list}. */
  lists: Pool;
  closings: Closings;
};

export type NarratorPhrasing = { openings: Partial<Ends>; closings: Partial<Closings> };

/** What of a pool may be said of a week that is over, or of one that still goes on; each sentence once. */
export function sayable(pool: Pool, goesOn: boolean): Template[] {
  const wanted = goesOn ? 'going on' : 'over';
  const open = pool.filter(({ week }) => week === 'any' || week === wanted);
  return [...new Map(open.map((template) => [template.text, template])).values()];
}
