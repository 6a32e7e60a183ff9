import * as z from 'zod/mini';
import { done } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The name of a recording: 128 random bits as hex, made by the device, so that sending it twice keeps one. */
export const recordingId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This does not name a recording.'));

/** The kinds of sound browsers record. The body of a call is such a sound itself, and no JSON. */
export const recordingTypes = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;

const recordingParams = z.object({ recording: recordingId });

/** How long it speaks, as the device has measured it. */
const length = z.object({
  ms: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'This must be a number of milliseconds.')),
    z.transform(Number),
  ),
});

export const recordings = {
  keep: endpoint('PUT', '/api/recordings/:recording', {
    summary:
      'Keeps a recording of your voice, to be named by a reflection within a day; otherwise it is thrown away. The body is the sound itself.',
    access: 'signed-in',
    params: recordingParams,
    query: length,
    reply: done,
  }),
  transcribe: endpoint('POST', '/api/recordings/transcript', {
    summary: 'The words of a recording, where the operator has set up a transcriber. The recording is not kept.',
    access: 'signed-in',
    reply: z.object({ text: z.string() }),
  }),
};
