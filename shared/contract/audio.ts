import * as z from 'zod/mini';
import { text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { narratorIds } from './narrators.ts';

/** A recording: MP3 bytes, whole or the range that was asked for. Not JSON, so no reply schema can speak for it. */
export const recording = z.unknown();

const clipId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This address does not name a recording.'));

export const audio = {
  clip: endpoint('GET', '/api/audio/clips/:clip', {
    summary: 'A recording of yours. Answers byte ranges.',
    access: 'signed-in',
    params: z.object({ clip: clipId }),
    reply: recording,
  }),
  proxy: endpoint('GET', '/api/audio/proxy', {
    summary: "The recording at one of Clink's own audio addresses. No other address is ever fetched.",
    access: 'anyone',
    query: z.object({ url: text(2000) }),
    reply: recording,
  }),
  sample: endpoint('GET', '/api/voices/:id/sample', {
    summary: 'A narrator introducing themselves.',
    access: 'anyone',
    params: z.object({ id: z.enum(narratorIds) }),
    reply: recording,
  }),
  sampleToast: endpoint('GET', '/api/voices/:id/toast/audio', {
    summary: 'The sample of a toast in the voice of a narrator. Answers byte ranges.',
    access: 'anyone',
    params: z.object({ id: z.enum(narratorIds) }),
    reply: recording,
  }),
};
