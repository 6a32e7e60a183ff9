import { expect, it } from 'vitest';
import { readerWords } from './reader-words.ts';

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
