import type { Care } from '#shared/contract/notes.ts';
import { warmUp } from './warm-up.ts';
import { isHeavy, careFor } from './severity/guarded.ts';
import { compose } from './compose.ts';
import { groundedClaims, judgeDraft, showWeek, weighDraft } from './model/model-words.ts';
import { sayBack } from './restate/say-back.ts';

/** What is told of a text by itself: in what danger its writer sounds, and whether it is of something hard. */
export type Judgement = { care: Care; isHeavy: boolean };

/**
 * All that is done with the words of people, in a worker thread. Each is a pure function of plain data, for what it is
 * given and what it answers with are copied between threads. A job that throws counts as one that passes its deadline.
 */
export const jobs = {
  /** Compiles what the others need; goes on for a moment after it has answered. */
  warmUp: (): void => void warmUp(),
  judge: (text: string): Judgement => ({ care: careFor(text), isHeavy: isHeavy(text) }),
  areHeavy: (texts: readonly string[]): boolean[] => texts.map(isHeavy),
  sayBack,
  composeToast: compose,
  /** What a model is asked for; null for a week that it is not asked about. */
  showWeek,
  judgeDraft,
  weighDraft,
  groundedClaims,
};

export type Jobs = typeof jobs;
