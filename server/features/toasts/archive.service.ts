import type { Deps } from '#server/deps.ts';
import { memberSince } from '#server/features/accounts/accounts.service.ts';
import { daysOfSpans } from '#server/features/notes/notes.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { mapInTurns } from '#server/platform/turns.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { ArchivedToast, ListedToast, ToastPage } from '#shared/contract/toasts.ts';
import { fold, wordsOf } from '#shared/fold.ts';
import { limits } from '#shared/limits.ts';
import { findNext, listToastsAfter, type Place } from './archive.queries.ts';
import { findOwnToast, present, type SharedAt } from './toasts.service.ts';
import type { ToastRow } from './toasts.queries.ts';
import { openLines } from './toasts.sealing.ts';

const readAtOnce = 50;

type Opened = { row: ToastRow; texts: string[] | null };
type Wanted = { query?: string | undefined; after?: number | undefined };

/**
 * A page of the viewer's toasts, newest first: those after the toast of the number `after`, and with a `query` only those
 * in which every word of it occurs. The words are sealed where they rest, so they are looked for here, in memory. Throws
 * `not_found` when `after` is no toast of theirs.
 */
export async function listToasts(
  deps: Deps,
  viewer: Viewer,
  { query = '', after, sharedAt }: Wanted & { sharedAt: SharedAt },
): Promise<ToastPage> {
  const words = wordsOf(query);
  // One more than is shown says whether there are more. A search reads on for its matches.
  const most = words.length === 0 ? limits.toastsPerPage + 1 : readAtOnce;
  const found: Opened[] = [];
  let place: Place | undefined = after === undefined ? undefined : await findOwnToast(deps, viewer, after);
  while (found.length <= limits.toastsPerPage) {
    const rows = await listToastsAfter(deps.db, viewer.userId, { after: place, most });
    found.push(...(await open(deps, viewer, rows)).filter(({ texts }) => holds(texts, words)));
    place = rows.at(-1);
    if (rows.length < most) {
      break;
    }
  }
  const shown = found.slice(0, limits.toastsPerPage);
  const days = await daysOf(
    deps,
    viewer,
    shown.map(({ row }) => row),
  );
  return {
    toasts: await Promise.all(
      shown.map(async ({ row, texts }, at): Promise<ListedToast> => ({
        id: row.id,
        title: texts?.[0] ?? null,
        early: row.early === 1,
        hasVoice: row.audio_id !== null,
        durationMs: row.duration_ms,
        intervalStart: isoInstant(row.interval_start),
        intervalEnd: isoInstant(row.interval_end),
        days: days[at] ?? [],
        createdAt: isoInstant(row.created_at),
        shared: (await sharedAt({ id: row.id, userId: row.user_id })) !== null,
      })),
    ),
    isLast: found.length <= limits.toastsPerPage,
  };
}

/** The days of the weeks of these toasts. Who was new in one had the last seven days told, as `gather` has them. */
async function daysOf(deps: Deps, { userId }: Viewer, rows: readonly ToastRow[]): Promise<number[][]> {
  const since = await memberSince(deps, userId);
  const spans = rows.map(({ interval_start: from, interval_end: to }) => {
    const isFirst = from <= since && since < to;
    return { from, to, lookingBackFrom: isFirst ? to - 1 : undefined };
  });
  return daysOfSpans(deps.db, userId, spans);
}

async function open({ keyring }: Pick<Deps, 'keyring'>, { userId }: Viewer, rows: ToastRow[]): Promise<Opened[]> {
  const key = await keyring.of(userId);
  return mapInTurns(
    rows,
    ({ lines }) => lines.length,
    (row) => {
      const lines = openLines(key, row);
      // What speaks of something written comes first: it tells one toast from another.
      const inOrder = lines?.toSorted(
        (one, other) => Number(other.noteIds.length > 0) - Number(one.noteIds.length > 0),
      );
      return { row, texts: inOrder?.map(({ text }) => text) ?? null };
    },
  );
}

function holds(texts: string[] | null, words: string[]): boolean {
  if (words.length === 0) {
    return true;
  }
  const folded = fold(texts?.join('\n') ?? '');
  return words.every((word) => folded.includes(word));
}

/** One toast, with those before and after it. */
export async function archivedToast(
  deps: Deps,
  toast: Authorized<ToastRow>,
  sharedAt: SharedAt,
): Promise<ArchivedToast> {
  const [previous] = await listToastsAfter(deps.db, toast.user_id, { after: toast, most: 1 });
  return {
    ...(await present(deps, toast, sharedAt)),
    previousId: previous?.id ?? null,
    nextId: (await findNext(deps.db, toast)) ?? null,
  };
}
