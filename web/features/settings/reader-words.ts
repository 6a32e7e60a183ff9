import type { Writer } from '#shared/contract/config.ts';

/** Who reads a person's reflections to write their toast, in one sentence for them. */
export function readerWords({ kind, model, host }: Writer): string {
  if (kind === 'builtin') {
    return 'Your words are read by Clink itself, on this server.';
  }
  if (kind === 'local') {
    return `Your words are read by ${model ?? 'a model'}, a model that runs on this server, and are sent nowhere.`;
  }
  return `The people who run this server chose to have your words sent to ${model ?? 'a model'} at ${host ?? 'another address'}.`;
}
