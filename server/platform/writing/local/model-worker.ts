import { endWithServer, tellServer } from '#server/platform/workers/own-process.ts';
import { lowerOwnPriority } from '#server/platform/workers/priority.ts';
import { answerJob } from './answer-job.ts';
import type { FromModel, ModelJob } from './messages.ts';

// The process that holds a model. Nothing it writes to its streams is read by anybody.
const measureMs = 250;

// Before the model's own threads begin, for they take after this one.
lowerOwnPriority();

endWithServer();

setInterval(() => tell({ kind: 'memory', megabytes: process.memoryUsage.rss() / 2 ** 20 }), measureMs).unref();

process.on('message', (job: ModelJob) => void answer(job));

/** Answers a job. What is thrown ends the process, so that the next job finds a fresh one. */
async function answer(job: ModelJob): Promise<void> {
  tell({ kind: 'done', result: await answerJob(job, (progress) => tell({ kind: 'progress', progress })) });
}

function tell(message: FromModel): void {
  tellServer(message);
}
