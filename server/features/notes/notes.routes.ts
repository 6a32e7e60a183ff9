import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { notes } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { findOwnNote, notesOf, notesOfToday, removeNote, saveNote, statsOf } from './notes.service.ts';

export function notesRoutes(app: App, deps: Deps): void {
  route(app, notes.create, async ({ viewer, body, request }) => {
    const { content, timezone } = body;
    const id = await saveNote(deps, viewer, {
      content,
      timezone,
      idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    });
    return { id, message: 'Your daily reflection has been recorded.' };
  });

  route(app, notes.list, ({ viewer }) => notesOf(deps, viewer));

  route(app, notes.today, ({ viewer, query }) => notesOfToday(deps, viewer, query.timezone));

  route(app, notes.remove, async ({ viewer, params }) => {
    await removeNote(deps, await findOwnNote(deps, viewer, params.id));
    return { message: 'Your reflection has been removed.' };
  });

  route(app, notes.stats, ({ viewer, query }) => statsOf(deps, viewer, query.timezone));
}

const uuid = z.uuid();

function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) {
    return undefined;
  }
  const key = uuid.safeParse(header);
  if (!key.success) {
    throw new AppError('invalid', 'Not a UUID.', { userMessage: 'The Idempotency-Key must be a UUID.' });
  }
  return key.data.toLowerCase();
}
