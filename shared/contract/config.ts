import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Who writes the words of a toast. Where the model is, and which, is told to people with an account alone. */
export const writer = z.object({
  kind: z.enum(['builtin', 'local', 'openai-compatible', 'anthropic']),
  host: z.nullable(z.string()),
  model: z.nullable(z.string()),
});
export type Writer = z.output<typeof writer>;

/** Who speaks toasts. Where a service is, is told to people with an account alone. */
export const voice = z.object({
  kind: z.enum(['builtin', 'openai-compatible', 'elevenlabs', 'sherpa']),
  host: z.nullable(z.string()),
});
export type Voice = z.output<typeof voice>;

/** How this Clink is set up, as far as it concerns those who use it. The two flags are one value. */
export const status = z.object({
  testingMode: z.boolean(),
  testingModeEnabled: z.boolean(),
  writer,
  voice,
  /** Who turns a recording into words, for browsers that cannot; null when nobody does, and to who is not signed in. */
  transcriber: z.nullable(z.object({ host: z.string() })),
  /** Where to sign in with a social provider; null when the operator has set none up. */
  social: z.nullable(z.object({ url: z.string(), anonKey: z.string(), providers: z.array(z.string()) })),
  /** The shortest password a new account may have here. */
  passwordMinLength: z.number(),
});

export const config = {
  status: endpoint('GET', '/api/config/status', {
    summary: 'How this Clink is set up: who writes the words of a toast, and who speaks them.',
    access: 'anyone',
    reply: status,
  }),
};
