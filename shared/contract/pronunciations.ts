import * as z from 'zod/mini';
import { recording } from './audio.ts';
import { text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { narratorIds } from './narrators.ts';
import { longestName, pronunciationList, said } from './pronunciation-fields.ts';
import { limits } from '../limits.ts';

const taught = z.array(z.object({ written: z.string(), said: z.string() }));

export const pronunciations = {
  list: endpoint('GET', '/api/pronunciations', {
    summary: 'The names you have taught your narrator.',
    access: 'signed-in',
    reply: taught,
  }),
  save: endpoint('PUT', '/api/pronunciations', {
    summary: 'Saves the whole list of names; what is not in it is forgotten.',
    access: 'signed-in',
    body: pronunciationList,
    reply: taught,
  }),
  /** `written` may come along, as a row of the list is; what is heard is `said`. */
  say: endpoint('POST', '/api/tts/say', {
    summary: 'A word or a name as your narrator says it, as MP3. It is not kept.',
    access: 'signed-in',
    body: z.strictObject({ said, written: z.optional(text(longestName)) }),
    reply: recording,
  }),
  /**
   * What is heard before a toast. `narrator` is the one who reads that toast; without it, the one of today. 204 for a
   * name that no narrator can say.
   */
  greet: endpoint('POST', '/api/tts/greeting', {
    summary: 'The name your device calls you by, as a narrator says it, as MP3. Neither is kept.',
    access: 'signed-in',
    body: z.strictObject({
      displayName: text(limits.displayNameMax),
      narrator: z.optional(z.enum(narratorIds)),
    }),
    reply: recording,
  }),
};
