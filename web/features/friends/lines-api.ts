import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { friendLines, type FriendLine } from '#shared/contract/friend-lines.ts';
import { limits } from '#shared/limits.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

export const linesQuery = queryOptions({
  queryKey: ['friends', 'lines'],
  queryFn: ({ signal }) => call(friendLines.list, undefined, { signal }),
  staleTime: 0,
});

/** Lets a line be spoken in the next toast, or not. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, welcome }: Pick<FriendLine, 'id' | 'welcome'>) =>
      call(friendLines.decide, { params: { id: String(id) }, body: { welcome } }),
    onSuccess: (line) => {
      client.setQueryData(linesQuery.queryKey, (before) => before?.map((each) => (each.id === line.id ? line : each)));
      notify(
        line.welcome
          ? { title: 'It will be spoken', description: 'Your narrator says it in your next toast, with their name.' }
          : { title: 'Not this time', description: 'It stays here until you put it away. They are not told.' },
      );
    },
    onError: (error) => {
      notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) });
      void client.invalidateQueries(linesQuery);
    },
  });
}

const undoMs = limits.undoSeconds * 1000;

/**
 * Puts lines away: each is hidden at once, and gone on the server when the time to undo is over or the page is left.
 */
export function usePutAway() {
  const client = useQueryClient();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef(new Map<number, { timer: number; dismiss: () => void }>());
  const { mutate } = useMutation({
    mutationFn: (id: number) => call(friendLines.remove, { params: { id: String(id) } }, { keepalive: true }),
    onError: (error, id) => {
      setHidden((before) => without(before, id));
      notify({ kind: 'problem', title: 'The line was not put away', description: messageOf(error) });
    },
    onSettled: () => client.invalidateQueries(linesQuery),
  });
  useEffect(() => {
    const { current: map } = waiting;
    const finishAll = () => {
      for (const [id, { timer, dismiss }] of map) {
        clearTimeout(timer);
        dismiss();
        mutate(id);
      }
      map.clear();
    };
    window.addEventListener('pagehide', finishAll);
    return () => {
      window.removeEventListener('pagehide', finishAll);
      finishAll();
    };
  }, [mutate]);

  const putAway = ({ id }: FriendLine) => {
    setHidden((before) => new Set(before).add(id));
    const dismiss = notify({
      title: 'Line put away',
      description: 'They are not told.',
      duration: undoMs,
      action: {
        label: 'Undo',
        altText: 'Press F8 to undo this.',
        onAction: () => {
          clearTimeout(waiting.current.get(id)?.timer);
          waiting.current.delete(id);
          setHidden((before) => without(before, id));
        },
      },
    });
    const end = () => {
      waiting.current.delete(id);
      dismiss();
      mutate(id);
    };
    waiting.current.set(id, { timer: window.setTimeout(end, undoMs), dismiss });
  };
  return { hidden, putAway };
}

function without(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...set].filter((each) => each !== id));
}
