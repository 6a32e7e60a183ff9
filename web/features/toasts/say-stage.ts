import { describeProgress, type Progress } from '#shared/contract/toast-progress.ts';

/** What is happening, for a screen reader: it changes with each stage, not with each sentence. */
export function sayStage(now: Progress): string {
  if (now.stage === 'voicing') {
    return 'Voicing';
  }
  return now.stage === 'writing' ? 'Writing' : describeProgress(now) || 'Your toast is being made';
}
