import { endWithServer, tellServer } from '#server/platform/workers/own-process.ts';
import { lowerOwnPriority } from '#server/platform/workers/priority.ts';
import type { VoiceAnswer, VoiceJob } from './messages.ts';
import { loadTts, type Tts } from './sherpa.ts';

// The process that holds a voice: a file that is damaged ends it, and not the server. Nothing it writes to its streams is
// read by anybody, for that holds the words it cannot say.

// Before the model's own threads begin, for they take after this one.
lowerOwnPriority();
endWithServer();

let loaded: Tts | undefined;

process.on('message', (job: VoiceJob) => tellServer({ kind: 'done', result: answer(job) }));

function answer({ files, line, speaker, threads }: VoiceJob): VoiceAnswer {
  try {
    loaded ??= loadTts(files, threads);
  } catch {
    return { reason: 'unloadable' };
  }
  if (speaker >= loaded.numSpeakers) {
    return { reason: 'refused' };
  }
  const { samples, sampleRate } = loaded.generate({ text: line, sid: speaker, speed: 1, enableExternalBuffer: false });
  return { samples: samples.map((sample) => Math.min(1, Math.max(-1, sample))), rate: sampleRate };
}
