import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { sameWeekUntil } from '#server/features/settings/settings.service.ts';
import type { App } from '#server/platform/http/http.ts';
import { always, revalidatedRoute } from '#server/platform/http/revalidated-route.ts';
import { route } from '#server/platform/http/route.ts';
import { sendList } from '#server/platform/http/send-list.ts';
import { dayMayEndAt } from '#shared/calendar.ts';
import { notes } from '#shared/contract/notes.ts';
import { AppError } from '#shared/errors.ts';
import { changeNote, present, removeNote, restoreNote } from './changes.service.ts';
import { draftOf, dropDraft, keepDraft } from './drafts.service.ts';
import { createFoldedNotes } from './folded-notes.ts';
import { calendarOf, lastOfYesterday, onThisDay } from './looking-back.service.ts';
import { allInPieces } from './list.service.ts';
import { findOwnNote, notesOfToday, saveNote, statsOf } from './notes.service.ts';
import { countFound, findNotes } from './search.service.ts';

export function notesRoutes(app: App, deps: Deps): void {
  const folded = createFoldedNotes();

  route(app, notes.create, async ({ viewer, body, request }) => {
    const { content, timezone, localDate, keptOut, recording, writtenAt } = body;
    const { id, care } = await saveNote(deps, viewer, {
      content,
      timezone,
      localDate,
      keptOut,
      recording,
      writtenAt,
      idempotencyKey: idempotencyKey(request.headers['idempotency-key']),
    });
    return { id, message: 'Your daily reflection has been recorded.', care };
  });

  const untilDayEnds = () => dayMayEndAt(deps.clock.now());

  revalidatedRoute(
    app,
    notes.list,
    async ({ viewer, query, reply }) => {
      const wantsAll = Object.values(query).every((value) => value === undefined);
      const pieces = wantsAll ? await allInPieces(deps, viewer) : findNotes(deps, viewer, { ...query, folded });
      return sendList(reply, { items: notes.list.reply, pieces });
    },
    always,
  );

  revalidatedRoute(
    app,
    notes.count,
    async ({ viewer, query }) => ({ count: await countFound(deps, viewer, { ...query, folded }) }),
    always,
  );

  revalidatedRoute(app, notes.today, ({ viewer, query }) => notesOfToday(deps, viewer, query.timezone), untilDayEnds);

  revalidatedRoute(app, notes.calendar, ({ viewer, query }) => calendarOf(deps, viewer, query.year), always);

  route(app, notes.onThisDay, ({ viewer, query }) => onThisDay(deps, viewer, query.timezone));

  route(app, notes.yesterday, ({ viewer, query }) => lastOfYesterday(deps, viewer, query.timezone));

  revalidatedRoute(app, notes.draft, ({ viewer }) => draftOf(deps, viewer), always);

  route(app, notes.keepDraft, ({ viewer, body }) => keepDraft(deps, viewer, body));

  route(app, notes.dropDraft, async ({ viewer }) => {
    await dropDraft(deps, viewer);
    return { message: 'Your draft has been discarded.' };
  });

  revalidatedRoute(
    app,
    notes.get,
    async ({ viewer, params }) => present(deps, await findOwnNote(deps, viewer, params.id)),
    always,
  );

  route(app, notes.change, async ({ viewer, params, body }) => {
    const { note, care } = await changeNote(deps, await findOwnNote(deps, viewer, params.id), body);
    folded.forget(viewer.userId, note.id);
    return { ...note, care };
  });

  route(app, notes.remove, async ({ viewer, params }) => {
    const note = await findOwnNote(deps, viewer, params.id);
    await removeNote(deps, note);
    folded.forget(viewer.userId, note.id);
    return { message: 'Your reflection has been removed.' };
  });

  route(app, notes.restore, ({ viewer, params }) => restoreNote(deps, viewer, params.id));

  revalidatedRoute(
    app,
    notes.stats,
    ({ viewer, query }) => statsOf(deps, viewer, query.timezone),
    ({ viewer }) => sameWeekUntil(deps, viewer.userId, deps.clock.now()),
  );
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
