import type { QueryClient } from '@tanstack/react-query';
import { MutationObserver } from '@tanstack/react-query';
import type { Note } from '#shared/contract/notes.ts';
import { notes } from '#shared/contract/notes.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { refreshNotes } from '../api.ts';
import { changeCachedNote } from './cached-notes.ts';

type Wish = { note: Note; keptOut: boolean };

/**
 * Keeps a reflection out of toasts or tells it again, and says so. Its row shows it at once, and takes it back when it
 * failed.
 */
export async function setKeptOut(client: QueryClient, wish: Wish): Promise<void> {
  const mutation = new MutationObserver(client, {
    mutationFn: keepOut,
    onMutate: ({ note, keptOut }: Wish) => changeCachedNote(client, note.id, (known) => ({ ...known, keptOut })),
    onSuccess: (changed, { keptOut }) => {
      changeCachedNote(client, changed.id, () => changed);
      void refreshNotes(client);
      notify(keptOut ? keptOutNotice : toldAgainNotice);
    },
    onError: (error, { note, keptOut }) => {
      changeCachedNote(client, note.id, (known) => ({ ...known, keptOut: !keptOut }));
      const isGone = error instanceof CallError && error.code === 'not_found';
      if (isGone) {
        changeCachedNote(client, note.id, () => null);
        void refreshNotes(client);
      }
      notify({
        title: 'Failed to save note',
        description: isGone ? 'This reflection has been deleted elsewhere in the meantime.' : messageOf(error),
        kind: 'problem',
      });
    },
  });
  await mutation.mutate(wish).catch(() => undefined);
}

/**
 * Keeps a reflection out of toasts, or lets them tell it whatever its words sound like. Throws a CallError where it could
 * not be done.
 */
export async function keepOutOrTell(client: QueryClient, id: number, wish: Pick<Wish, 'keptOut'>): Promise<void> {
  const changed = await keepOut({ note: await latest(id), ...wish });
  changeCachedNote(client, id, () => changed);
  void refreshNotes(client);
}

const keptOutNotice = {
  title: 'Kept out of toasts',
  description: 'Toasts will not mention it, and it will not be shown to you again unless you look for it.',
};

const toldAgainNotice = { title: 'Back in your toasts', description: 'The next toast may mention it.' };

/** Whatever was changed elsewhere meanwhile stays as it is there: this is about the reflection, not about its words. */
async function keepOut({ note, keptOut }: Wish): Promise<Note> {
  try {
    return await send(note, keptOut);
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'conflict')) {
      throw error;
    }
    return send(await latest(note.id), keptOut);
  }
}

function latest(id: number): Promise<Note> {
  return call(notes.get, { params: { id: String(id) } });
}

async function send({ id, version }: Note, keptOut: boolean): Promise<Note> {
  const { care: _care, ...changed } = await call(notes.change, {
    params: { id: String(id) },
    body: { version, keptOut },
  });
  return changed;
}
