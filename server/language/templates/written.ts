import type { Ends, NarratorPhrasing, Phrasing, Pool, Tag, Template } from './types.ts';

/** A sentence as it is written down here: only its words, or with what is said of them by the functions below. */
export type Written = string | Template;

type WrittenEnds = {
  plain: readonly Written[];
  thin: readonly Written[];
  steady?: readonly Written[];
  named?: readonly Written[];
};

/** Sentences to draw from. */
export function pool(written: readonly Written[], ...tags: readonly Tag[]): Pool {
  return written.map((one) => tagged(one, ...tags));
}

/** For a week that is over alone: it says so, or it looks back on all of it. */
export function over(written: Written): Template {
  return { ...templateOf(written), week: 'over' };
}

/** For a week that still goes on. */
export function goingOn(written: Written): Template {
  return { ...templateOf(written), week: 'going on' };
}

/** Goes on from another moment. */
export function after(written: Written): Template {
  return tagged(written, 'after another');
}

/** Has nothing of the composer's own but the day. */
export function bare(written: Written): Template {
  return tagged(written, 'bare');
}

/** The words of a tone. */
export function phrasing({
  openings,
  lists,
  closings,
}: {
  openings: WrittenEnds;
  lists: readonly Written[];
  closings: Phrasing['closings'];
}): Phrasing {
  return { openings: ends(openings), lists: pool(lists), closings };
}

/** The words of a narrator. */
export function narratorPhrasingOf({
  openings,
  closings,
}: {
  openings: WrittenEnds;
  closings: NarratorPhrasing['closings'];
}): NarratorPhrasing {
  return { openings: ends(openings), closings };
}

function ends({ plain, thin, steady = [], named = [] }: WrittenEnds): Ends {
  return { plain: pool(plain), thin: pool(thin), steady: pool(steady), named: pool(named) };
}

/** A sentence with what it needs. */
export function templateOf(written: Written): Template {
  return typeof written === 'string'
    ? { text: written, needs: placesIn(written), week: 'any', tags: new Set<Tag>() }
    : written;
}

function tagged(written: Written, ...tags: readonly Tag[]): Template {
  const template = templateOf(written);
  return { ...template, tags: new Set([...template.tags, ...tags]) };
}

function placesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.replace(/^./, (letter) => letter.toLowerCase()));
}
