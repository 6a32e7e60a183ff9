import { expect, test, vi } from 'vitest';
import { removeNote } from './api.ts';

function serverAnswers(status: number, code: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code, message: 'Oh.' }, { status })));
}

test('a reflection that is gone already counts as deleted', async () => {
  serverAnswers(404, 'not_found');
  await expect(removeNote(7)).resolves.toBeUndefined();
});

test('any other refusal to delete is told', async () => {
  serverAnswers(500, 'internal');
  await expect(removeNote(7)).rejects.toMatchObject({ code: 'internal' });
});
