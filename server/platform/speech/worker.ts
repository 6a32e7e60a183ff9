import { parentPort } from 'node:worker_threads';
import { lowerOwnPriority } from '#server/platform/workers/priority.ts';
import { speak } from './speak.ts';
import { SpeechError } from './speech-error.ts';
import type { FromWorker, SpeakJob } from './speech.ts';

lowerOwnPriority();

parentPort?.on('message', (job: SpeakJob) => void answer(job));

/** Answers a job. What is not a SpeechError ends the worker, so that the next job finds a fresh one. */
async function answer(job: SpeakJob): Promise<void> {
  try {
    const recording = await speak(job, {
      onLine: (step, of) => tell({ kind: 'progress', progress: { step, of } }),
      ...(job.clips && {
        onClip: (clip) => tell({ kind: 'progress', progress: { clip } }, [clip.mp3.buffer]),
      }),
    });
    tell({ kind: 'done', result: recording }, [recording.mp3.buffer as ArrayBuffer]);
  } catch (error) {
    if (!(error instanceof SpeechError)) {
      throw error;
    }
    tell({ kind: 'failed', message: error.message });
  }
}

function tell(message: FromWorker, transferred: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transferred);
}
