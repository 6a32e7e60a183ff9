import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { takeBytes } from '#server/platform/http/take-bytes.ts';
import { recordings, recordingTypes } from '#shared/contract/recordings.ts';
import { limits } from '#shared/limits.ts';
import { keepRecording } from './recordings.service.ts';
import { soundIn } from '#server/platform/sound.ts';
import { transcriptOf } from './transcript.service.ts';

const bytes = {
  types: recordingTypes,
  most: limits.recordingBytes,
  refusal: 'Please send a recording: audio/webm, audio/mp4 or audio/ogg.',
};
const keeping = { max: 30, windowMs: 60_000 };
const transcribing = { max: 30, windowMs: 3_600_000 };

export function recordingsRoutes(app: App, deps: Deps): void {
  takeBytes(app, bytes, (part) => {
    route(
      part,
      recordings.keep,
      async ({ viewer, params, query, request }) => {
        await keepRecording(deps, viewer, { ...params, ...query, sound: soundIn(request) });
        return { message: 'Your recording has been kept.' };
      },
      keeping,
    );

    route(
      part,
      recordings.transcribe,
      async ({ viewer, request }) => ({ text: await transcriptOf(deps, viewer, soundIn(request)) }),
      transcribing,
    );
  });
}
