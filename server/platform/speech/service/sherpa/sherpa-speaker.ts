import { availableParallelism } from 'node:os';
import { createJobWorker } from '#server/platform/workers/job-worker.ts';
import { createTurns } from '#server/platform/workers/one-at-a-time.ts';
import { startProcess } from '#server/platform/workers/start-process.ts';
import { WorkerError } from '#server/platform/workers/worker-error.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import type { LineSpeaker, Saying } from '../line-speaker.ts';
import type { ServiceSound } from '../sound-in.ts';
import type { VoiceAnswer, VoiceJob } from './messages.ts';
import { filesIn, type SherpaModel } from './model-folder.ts';

/** A neural model of the operator's own, in a folder on this machine. */
export type SherpaConfig = {
  kind: 'sherpa';
  model: SherpaModel;
  folder: string;
  /** The longest that one line may take, the loading of the model included. */
  timeoutMs: number;
  /** The number of the model's speaker for each narrator that has one of its own. */
  voices: Record<string, string>;
  /** The speaker of all other narrators. */
  otherVoice: string;
};

const file = new URL('./voice-process.ts', import.meta.url);
/** Long enough for the next of the toasts that are due together. */
const usualIdleMs = 300_000;
const mostThreads = 4;
/** The lines of toasts that are voiced side by side. */
const mostWaiting = 100;
/** They wait for each other for as long as it takes to speak some toasts. */
const longestWaitMs = 600_000;

/**
 * Speaks with a model that runs on this machine, in a process of its own: begun at its first use, ended when it has been
 * idle or is late, and begun again after that. It speaks one line at a time.
 */
export function sherpaSpeaker(
  { model, folder, timeoutMs }: SherpaConfig,
  { idleMs = usualIdleMs }: { idleMs?: number } = {},
): LineSpeaker & { isLoaded(): boolean } {
  const turns = createTurns(mostWaiting);
  const threads = Math.min(mostThreads, Math.max(1, availableParallelism() - 1));
  const worker = createJobWorker<VoiceJob, VoiceAnswer>({
    name: 'own voice',
    idleMs,
    start: () => startProcess(file),
  });

  async function speak({ line, voice }: Saying, signal: AbortSignal): Promise<ServiceSound> {
    const files = await filesIn(folder, model);
    if ('missing' in files) {
      throw new WritingError('unloadable');
    }
    const answer = await worker.run({ files, line, speaker: Number(voice), threads }, { timeoutMs, signal });
    if ('reason' in answer) {
      throw new WritingError(answer.reason);
    }
    return answer;
  }

  return {
    atOnce: 1,
    async say(saying) {
      const signal = AbortSignal.any(saying.signals);
      const done = await turns.take({ timeoutMs: longestWaitMs, signal, busy: () => new WritingError('busy') });
      try {
        return await speak(saying, signal);
      } catch (error) {
        throw writingErrorOf(error);
      } finally {
        done();
      }
    },
    close: () => worker.close(),
    isLoaded: () => worker.isStarted(),
  };
}

function writingErrorOf(error: unknown): WritingError {
  if (error instanceof WritingError) {
    return error;
  }
  return new WritingError(error instanceof WorkerError && error.isLate ? 'timeout' : 'failed');
}
