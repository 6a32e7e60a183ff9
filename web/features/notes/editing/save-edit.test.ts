import { afterEach, expect, test, vi } from 'vitest';
import { aNote } from '#shared/note.fixture.ts';
import { beginEdit } from './edit.ts';
import { saveAsNew, saveEdit } from './save-edit.ts';

const note = aNote({ id: 7, content: 'Soup.', localDate: '2026-03-03', timezone: 'Europe/Lisbon' });
const edit = { ...beginEdit(note, 'key'), content: 'Warm soup.' };

type Answer = { status?: number; body: unknown };
type Sent = { method: string; body: Record<string, unknown> | null; forPerson: string | null };

/** Answers one call after the other, and gives what was sent. */
function serverAnswers(...answers: Answer[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (_address: string, { method, body, headers }: RequestInit) => {
    const { status = 200, body: reply } = answers[sent.length] ?? { status: 500, body: null };
    sent.push({
      method: String(method),
      body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : null,
      forPerson: new Headers(headers).get('For-Person'),
    });
    return Promise.resolve(Response.json(reply, { status }));
  });
  return sent;
}

const refusal = (status: number, code: string, fields = {}) => ({ status, body: { code, message: 'Oh.', fields } });
const conflict = refusal(409, 'conflict');

afterEach(() => vi.unstubAllGlobals());

test('sends what is different, to the version it was made to, in the name of whoever made it', async () => {
  const sent = serverAnswers({
    body: { ...note, content: 'Warm soup.', version: 2, care: { kind: 'crisis' as const, staysOut: true } },
  });
  expect(await saveEdit(3, note, edit)).toEqual({
    kind: 'saved',
    care: { kind: 'crisis' as const, staysOut: true },
    note: { ...note, content: 'Warm soup.', version: 2 },
  });
  expect(sent).toMatchObject([{ method: 'PATCH', body: { version: 1, content: 'Warm soup.' }, forPerson: '3' }]);
});

test('joins what was changed elsewhere, and saves onto that', async () => {
  const other = { ...note, keptOut: true, version: 2 };
  const sent = serverAnswers(conflict, { body: other }, { body: { ...other, content: 'Warm soup.', care: null } });
  expect(await saveEdit(3, note, edit)).toMatchObject({ kind: 'saved', note: { keptOut: true } });
  expect(sent.map(({ method, body }) => [method, body?.['version'], body?.['keptOut']])).toEqual([
    ['PATCH', 1, undefined],
    ['GET', undefined, undefined],
    ['PATCH', 2, undefined],
  ]);
});

test('asks where it would overwrite, and has nothing to send where the same was saved before', async () => {
  const clash = { ...note, content: 'Cold soup.', version: 2 };
  expect((serverAnswers(conflict, { body: clash }), await saveEdit(3, note, edit))).toEqual({
    kind: 'clash',
    note: clash,
  });
  const same = { ...note, content: 'Warm soup.', version: 2 };
  const sent = serverAnswers(conflict, { body: same });
  expect(await saveEdit(3, note, edit)).toEqual({ kind: 'saved', note: same, care: null });
  expect(sent).toHaveLength(2);
});

test('tells one that is gone from one that cannot be reached', async () => {
  serverAnswers(refusal(404, 'not_found'));
  expect(await saveEdit(3, note, edit)).toEqual({ kind: 'gone' });
  serverAnswers(conflict, refusal(404, 'not_found'));
  expect(await saveEdit(3, note, edit)).toEqual({ kind: 'gone' });
  serverAnswers(refusal(500, 'internal'));
  await expect(saveEdit(3, note, edit)).rejects.toMatchObject({ code: 'internal' });
});

test('does not go on for ever against someone who keeps changing it', async () => {
  const at = (version: number) => ({ body: { ...note, version } });
  const sent = serverAnswers(conflict, at(2), conflict, at(3), conflict);
  await expect(saveEdit(3, note, edit)).rejects.toMatchObject({ code: 'conflict' });
  expect(sent).toHaveLength(5);
});

test('a zone that the server does not know costs nobody their words', async () => {
  const unknown = refusal(400, 'invalid', { timezone: 'No such zone.' });
  const sent = serverAnswers(unknown, { status: 201, body: { id: 8, message: 'Saved.', care: null } });
  expect(await saveAsNew(3, edit)).toMatchObject({ id: 8 });
  expect(sent.map(({ body }) => 'timezone' in (body ?? {}))).toEqual([true, false]);
});
