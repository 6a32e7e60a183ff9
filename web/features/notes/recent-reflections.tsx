import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Note } from '#shared/contract/notes.ts';
import { limits } from '#shared/limits.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notesQuery, useRemoveNote } from './api.ts';
import { ListenBack } from './listen-back.tsx';
import { opening } from './opening.ts';
import { ReflectionItem, reflectionRow } from './reflection-item.tsx';

/** The last reflections, three until all are asked for. `empty` stands in their place before the first. */
export function RecentReflections({ empty }: { empty: ReactNode }) {
  const { data, isError, refetch } = useQuery(notesQuery);
  const [showsAll, setShowsAll] = useState(false);
  const [leaving, setLeaving] = useState<Note | null>(null);
  const [asks, setAsks] = useState(false);
  const [saidBack, setSaidBack] = useState<number | null>(null);
  const remove = useRemoveNote();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);

  if (data?.length === 0) {
    return empty;
  }

  /** Called when the row is gone: the one that took its place has the focus then, else the one above, else the heading. */
  const focusBeside = (gone: Note) => {
    const at = shown?.findIndex(({ id }) => id === gone.id) ?? -1;
    const rows = list.current?.children;
    const row = rows?.[at] ?? rows?.[at - 1];
    const button = [...(row?.querySelectorAll('button') ?? [])].at(-1);
    (button ?? title.current)?.focus({ preventScroll: true });
  };

  const onRemove = () => {
    // A second tap, also one on the question as it fades.
    if (!leaving || !asks || remove.isPending) {
      return;
    }
    remove.mutate(leaving.id, {
      onSuccess: () => {
        notify({ title: 'Reflection deleted', description: 'Your reflection has been removed.' });
        // The button that had the focus is gone with its reflection.
        setTimeout(() => focusBeside(leaving));
      },
      onError: (error) =>
        notify({ title: 'Failed to delete reflection', description: messageOf(error), kind: 'problem' }),
      onSettled: () => setAsks(false),
    });
  };

  const shown = showsAll ? data : data?.slice(0, limits.recentReflections);
  return (
    <section aria-labelledby="recent-title">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="recent-title" ref={title} tabIndex={-1}>
          Recent reflections
        </h2>
        {data && data.length > limits.recentReflections && (
          <Button
            variant="plain"
            aria-expanded={showsAll}
            aria-controls="recent-list"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show Less' : 'View All'}
          </Button>
        )}
      </div>
      {shown ? (
        <ul id="recent-list" ref={list} className="mt-2">
          {shown.map((note) => (
            <ReflectionItem
              key={note.id}
              note={note}
              onListenBack={() => setSaidBack(note.id)}
              onDelete={() => {
                setLeaving(note);
                setAsks(true);
              }}
            />
          ))}
        </ul>
      ) : isError ? (
        <div className="mt-4 border-t border-line pt-5">
          <p className="text-soft">Your reflections could not be loaded just now. They are safe where they are.</p>
          <Button className="mt-4" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <RecentSkeleton />
      )}
      <ListenBack noteId={saidBack} onClose={() => setSaidBack(null)} />
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title="Delete this reflection?"
        description={
          leaving &&
          `“${opening(leaving.content, 80)}”, written on ${sayLocalDay(leaving.localDate)}, will be removed for good.`
        }
        action="Delete"
        pending={remove.isPending && 'Deleting...'}
        onConfirm={onRemove}
      />
    </section>
  );
}

function RecentSkeleton() {
  return (
    <div className="mt-2" role="status">
      <span className="sr-only">Loading your reflections</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className={reflectionRow}>
          <Skeleton className="mt-2.5 h-4 w-24" />
          <div className="grid gap-3 pt-2 pb-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
