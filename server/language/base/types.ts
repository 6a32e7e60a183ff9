import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';

/**
 * One reflection as the composer sees it: `localDate` is the writer's calendar day (YYYY-MM-DD), `createdAt` epoch ms.
 * `isAskedFor` where its writer has said that it may be told, whatever its words sound like.
 */
export type Moment = { id: number; content: string; localDate: string; createdAt: number; isAskedFor?: boolean };

/** A tone that words can be written in; `auto` has been decided by then. */
export type SpokenTone = Exclude<Tone, 'auto'>;

/**
 * What a toast is written from. `said` holds the lines of the person's earlier toasts, newest first, one list a toast;
 * `earlier` their reflections from before this week, oldest first; `taught` the names they have taught their narrator;
 * `goesOn` says that the week is not over.
 */
export type ComposeRequest = {
  moments: Moment[];
  tone: Tone;
  narrator: NarratorId;
  seed: string;
  said?: readonly (readonly string[])[];
  earlier?: readonly Moment[];
  taught?: readonly string[];
  goesOn?: boolean;
};

/** A line as it can be judged: what is said, and the reflections it says it rests on. */
export type Claim = { text: string; noteIds: number[] };

/** Words of one reflection, exactly as they stand in it. */
export type Evidence = { noteId: number; words: string };

/**
 * One spoken line and the reflections it rests on, with the words of each; no ids for a line that claims nothing about
 * the week. What is heavy is named by its id alone: its words are not held up again.
 */
export type ComposedLine = Claim & { evidence: Evidence[] };
