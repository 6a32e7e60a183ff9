import { expect, it } from 'vitest';
import { engineWords, readerWords, voiceWords } from './reader-words.ts';

it('says plainly who reads the words', () => {
  expect(readerWords({ kind: 'builtin', host: null, model: null })).toBe(
    'Your words are read by Clink itself, on this server.',
  );
  expect(readerWords({ kind: 'local', host: 'this server', model: 'small-3b-q4' })).toBe(
    'Your words are read by small-3b-q4, a model that runs on this server, and are sent nowhere.',
  );
  expect(readerWords({ kind: 'openai-compatible', host: 'localhost:11434', model: 'llama3' })).toBe(
    'The people who run this server chose to have your words sent to llama3 at localhost:11434.',
  );
});

it('says plainly who reads a toast aloud', () => {
  expect(voiceWords({ kind: 'builtin', host: null })).toMatch(/^Your toast is read aloud by Clink itself/);
  expect(voiceWords({ kind: 'openai-compatible', host: 'localhost:8880' })).toContain('sent to localhost:8880, where');
  expect(voiceWords({ kind: 'sherpa', host: null })).toContain('on this server, and is sent nowhere');
  expect(voiceWords({ kind: 'elevenlabs', host: 'api.elevenlabs.io' })).toContain('ElevenLabs at api.elevenlabs.io');
});

it('says what the narrators are', () => {
  expect(engineWords({ kind: 'builtin', host: null })).toContain('clear but dated');
  expect(engineWords({ kind: 'openai-compatible', host: 'localhost:8880' })).toContain('come from localhost:8880.');
  expect(engineWords({ kind: 'sherpa', host: null })).toContain('on this server');
  expect(engineWords({ kind: 'elevenlabs', host: 'api.elevenlabs.io' })).toContain('come from ElevenLabs.');
});
