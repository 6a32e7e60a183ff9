import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';

/** One reflection as the composer sees it: `localDate` is the writer's calendar day (YYYY-MM-DD), `createdAt` epoch ms. */
export type Moment = { id: number; content: string; localDate: string; createdAt: number };

/** A tone that words can be written in; `auto` has been decided by then. */
export type SpokenTone = Exclude<Tone, 'auto'>;

export type ComposeRequest = { moments: Moment[]; tone: Tone; narrator: NarratorId; seed: string };

/** One spoken line and the reflections it rests on; no ids for a line that claims nothing about the week. */
export type ComposedLine = { text: string; noteIds: number[] };
