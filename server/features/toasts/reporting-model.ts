import type { TextModel, WritingProgress } from '#server/platform/writing/writing.ts';
import type { Progress } from '#shared/contract/toast-progress.ts';
import type { Report } from './runs.ts';

/** The same model, which reports how far each answer is, where it can: one on a small machine takes minutes. */
export function reporting(model: TextModel, report: Report): TextModel {
  return {
    ...model,
    write: (request) => model.write({ ...request, onProgress: (progress) => report(asStage(progress)) }),
  };
}

function asStage(progress: WritingProgress): Progress {
  switch (progress.stage) {
    case 'loading':
      return { stage: 'writing', loaded: progress.percent };
    case 'reading':
      return { stage: 'writing', words: 0 };
    case 'writing':
      return { stage: 'writing', words: progress.words };
  }
}
