import type { Voice, Writer } from '#shared/contract/config.ts';

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

/** What the narrators sound like and where that is made, in one sentence for the person who chooses. */
export function engineWords({ kind, host }: Voice): string {
  if (kind === 'builtin') {
    return 'The narrators are voices of Clink itself, on this server: clear but dated.';
  }
  if (kind === 'sherpa') {
    return 'The narrators have the voice of a model that runs on this server.';
  }
  return `The narrators' voices come from ${kind === 'elevenlabs' ? 'ElevenLabs' : (host ?? 'another address')}.`;
}

/** What is said beside that where this device reads by itself. */
export const deviceWords = 'On this device, a voice of its own reads your toasts, and sends nothing anywhere.';

/** Who reads a person's toast aloud, in one or two sentences for them. */
export function voiceWords({ kind, host }: Voice): string {
  if (kind === 'builtin') {
    return 'Your toast is read aloud by Clink itself, on this server. Its voices are clear but dated.';
  }
  if (kind === 'sherpa') {
    return 'Your toast is read aloud by a model that runs on this server, and is sent nowhere.';
  }
  const where = kind === 'elevenlabs' ? `ElevenLabs at ${host ?? 'another address'}` : (host ?? 'another address');
  return `The people who run this server chose to have the words of your toast sent to ${where}, where they are read aloud. When that cannot be reached, Clink reads them itself.`;
}
