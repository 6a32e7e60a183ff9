import { parentPort, threadId } from 'node:worker_threads';
import type { FromWorker, SpeakJob } from './speech.ts';

/** A worker for tests: does what the first line says, and otherwise answers with the line itself in place of an MP3. */
parentPort?.on('message', ({ lines, greeting }: SpeakJob) => {
  const [order = ''] = lines;
  if (order === 'hang') {
    for (;;) {
      // Just as WebAssembly does: no message gets through.
    }
  }
  if (order === 'crash') {
    throw new Error('crashed');
  }
  if (order === 'exit') {
    process.exit(3);
  }
  lines.forEach((_, index) => tell({ kind: 'progress', progress: { step: index + 1, of: lines.length } }));
  if (order === 'fail') {
    tell({ kind: 'failed', message: 'Nothing in this text can be spoken.' });
    return;
  }
  const mp3 = new TextEncoder().encode(order === 'thread' ? String(threadId) : order);
  tell({ kind: 'done', result: { mp3, durationMs: greeting ? 1 : 0, cues: [] } });
});

function tell(message: FromWorker): void {
  parentPort?.postMessage(message);
}
