import { limits } from '#shared/limits.ts';
import { sayDuration } from '#web/lib/dates.ts';
import { notify } from '#web/ui/notices.tsx';
import type { Ending, RecorderProblem } from './recorder.ts';

const problems: Record<RecorderProblem, { title: string; description: string }> = {
  'not-supported': {
    title: 'Not Supported',
    description: 'This browser cannot record here. Recording needs a recent browser and a secure address (https).',
  },
  'not-allowed': {
    title: 'No microphone',
    description: 'The microphone was not allowed. You can allow it in the settings your browser has for this page.',
  },
  'no-microphone': { title: 'No microphone', description: 'No microphone was found on this device.' },
  'in-use': {
    title: 'No microphone',
    description: 'The microphone cannot be used just now. Perhaps a call or another app has it.',
  },
  'nothing-heard': { title: 'Nothing recorded', description: 'Nothing was heard. Please try again.' },
  failed: { title: 'Failed to start', description: 'Could not start recording. Please try again.' },
};

/** Says why there is no recording. */
export function tellRecorderProblem(problem: RecorderProblem): void {
  notify({ kind: 'problem', ...problems[problem] });
}

/** Why a recording ended, where that was not by hand; nothing is lost by it. */
export const endingWords: Record<Ending, string | null> = {
  stopped: null,
  full: `It stopped at ${limits.recordingMinutes} minutes, the most that is kept.`,
  'cut-off': 'The microphone went away. What you said until then is here.',
  left: 'It stopped when you left the page. What you said until then is here.',
};

/** `0:12 of 5:00`, from milliseconds. */
export function timeOf(ms: number, allMs: number): string {
  return `${sayDuration(ms / 1000)} of ${sayDuration(allMs / 1000)}`;
}

/** Where the browser keeps nothing. */
export const notKeptWords = 'This browser keeps no recordings. Please save before you leave this page.';
