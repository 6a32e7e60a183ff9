import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createContext, useContext, useRef, useState } from 'react';
import type { Note } from '#shared/contract/notes.ts';
import { networkMessage } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';
import { ListenBack, unlockListening } from '../review/listen-back.tsx';
import { focusPlace, placeOfRow, rowMark } from './rows.ts';

/** What can be done with a reflection from its row. */
export type Deeds = {
  /** Whose reflections these are. */
  userId: number;
  listenBack: (note: Note) => void;
  edit: (note: Note) => void;
  setKeptOut: (note: Note, keptOut: boolean) => void;
  remove: (note: Note) => void;
};

const DeedsContext = createContext<Deeds | null>(null);

const loadEdit = () => import('../editing/edit-dialog.tsx').then((module) => module.EditDialog);
const loadRemove = () => import('./remove-dialog.tsx').then((module) => module.RemoveDialog);

async function keepOut(client: QueryClient, note: Note, keptOut: boolean): Promise<void> {
  try {
    const { setKeptOut } = await import('./keep-out.ts');
    await setKeptOut(client, { note, keptOut });
  } catch {
    notify({ kind: 'problem', title: 'Network error', description: networkMessage });
  }
}

/** A dialog about one reflection; each opening is a new one. */
type Asked = { note: Note; open: boolean; opening: number };

/**
 * Stands around any number of lists of `ReflectionItem`s and owns what their buttons open: the page to edit on, the
 * question before a deletion, and 'I hear you saying...'. When a row goes, the focus goes to the one beside it, and
 * after the last to the first heading inside.
 */
export function ReflectionDeeds({ userId, children }: { userId: number; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [saidBack, setSaidBack] = useState<number | null>(null);
  const edit = useAsked();
  const placeBefore = useRef(-1);
  const remove = useAsked();
  const client = useQueryClient();
  const { Part: EditDialog, isMissing: lacksEdit } = usePart(loadEdit, edit.isOpen);
  const { Part: RemoveDialog, isMissing: lacksRemove } = usePart(loadRemove, remove.isOpen);
  useRefusal(edit.isOpen && lacksEdit, edit.setOpen);
  useRefusal(remove.isOpen && lacksRemove, remove.setOpen);

  const deeds: Deeds = {
    userId,
    listenBack: (note) => {
      unlockListening();
      setSaidBack(note.id);
    },
    edit: (note) => {
      placeBefore.current = placeOfRow(container.current, note.id);
      edit.ask(note);
    },
    setKeptOut: (note, keptOut) => void keepOut(client, note, keptOut),
    remove: remove.ask,
  };

  /** Called while the row is still there. */
  const onRemoved = (note: Note) => {
    const place = placeOfRow(container.current, note.id);
    setTimeout(() => focusPlace(container.current, place));
  };

  /** With another day the row may have gone to where it is not drawn. */
  const onEdited = () => {
    if (!document.activeElement?.closest(`[${rowMark}]`)) {
      focusPlace(container.current, placeBefore.current);
    }
  };

  return (
    <DeedsContext value={deeds}>
      <div ref={container} className="contents">
        {children}
      </div>
      <ListenBack noteId={saidBack} onClose={() => setSaidBack(null)} />
      {EditDialog && edit.asked && (
        <EditDialog
          key={edit.asked.opening}
          open={edit.isOpen}
          onOpenChange={edit.setOpen}
          onClosed={onEdited}
          userId={userId}
          note={edit.asked.note}
        />
      )}
      {RemoveDialog && remove.asked && (
        <RemoveDialog
          key={remove.asked.opening}
          open={remove.isOpen}
          onOpenChange={remove.setOpen}
          userId={userId}
          note={remove.asked.note}
          onRemoved={onRemoved}
        />
      )}
    </DeedsContext>
  );
}

/** The deeds of the `ReflectionDeeds` around. */
export function useReflectionDeeds(): Deeds {
  const deeds = useContext(DeedsContext);
  if (!deeds) {
    throw new Error('A reflection stands outside ReflectionDeeds.');
  }
  return deeds;
}

function useAsked() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [setOpen] = useState(() => (open: boolean) => setAsked((asked) => asked && { ...asked, open }));
  return {
    asked,
    isOpen: asked?.open ?? false,
    ask: (note: Note) => setAsked((before) => ({ note, open: true, opening: (before?.opening ?? 0) + 1 })),
    setOpen,
  };
}
