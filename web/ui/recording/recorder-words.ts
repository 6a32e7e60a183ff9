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
    description: "The microphone is blocked. You can allow it in your browser's settings for this page.",
  },
  'no-microphone': { title: 'No microphone', description: 'No microphone was found on this device.' },
  'in-use': {
    title: 'No microphone',
    description: 'The microphone is not available just now. Perhaps a call or another app is using it.',
  },
  'nothing-heard': { title: 'Nothing recorded', description: 'Nothing was heard. Please try again.' },
  failed: { title: 'Failed to start', description: 'Could not start recording. Please try again.' },
};

/** Says why there is no recording. */
export function tellRecorderProblem(problem: RecorderProblem): void {
  notify({ kind: 'problem', ...problems[problem] });
}

/** Why a recording of at most so many minutes ended, where that was not by hand; nothing is lost by it. */
export function endingWords(ending: Ending, minutes: number = limits.recordingMinutes): string | null {
  return {
    stopped: null,
    full: `It stopped at ${minutes} minutes, the longest a recording can be.`,
    'cut-off': 'The microphone was disconnected. What you said up to then is here.',
    left: 'It stopped when you left the page. What you said up to then is here.',
  }[ending];
}

/** `0:12 of 5:00`, from milliseconds. */
export function timeOf(ms: number, allMs: number): string {
  return `${sayDuration(ms / 1000)} of ${sayDuration(allMs / 1000)}`;
}

/** Where the browser keeps nothing. */
export const notKeptWords = 'This browser cannot keep recordings. Please save before you leave this page.';
