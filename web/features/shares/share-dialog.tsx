import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DialogFrame } from '#web/ui/dialog-frame.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { sharesQuery } from './api.ts';
import { ShareLink } from './share-link.tsx';
import { ShareOptions } from './share-options.tsx';
import type { ShareToastProps } from './share-toast.tsx';

type ShareDialogProps = ShareToastProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** How a toast is shared: what is shown to whom and for how long, and then its link. */
export function ShareDialog({ toast, author, open, onOpenChange }: ShareDialogProps) {
  const { data, isError, isFetching, refetch } = useQuery({ ...sharesQuery, enabled: open });
  const share = data?.find(({ toastId }) => toastId === toast.id);
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    if (!open) {
      setIsChanging(false);
    }
  }, [open]);
  const view = data === undefined ? 'waiting' : isChanging || !share ? 'options' : share.expired ? 'over' : 'link';
  const start = useStart(open ? view : 'waiting');
  const close = () => onOpenChange(false);
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title={toast.shared ? 'Manage Sharing' : 'Share Toast'}
      sheet
      {...(view !== 'link' && {
        description: 'Others see a copy of the lines you choose, with a voice of exactly these.',
      })}
    >
      {view === 'waiting' ? (
        isError ? (
          <LoadProblem
            message="How this toast is shared could not be loaded just now."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonLines />
        )
      ) : share && view === 'link' ? (
        <ShareLink start={start} toast={toast} share={share} onChange={() => setIsChanging(true)} onClose={close} />
      ) : (
        // Another toast may take this one's place while it is open: its lines are chosen from the beginning.
        <ShareOptions
          key={`${String(toast.id)} ${view}`}
          start={start}
          toast={toast}
          author={author}
          share={share}
          onShared={() => setIsChanging(false)}
          onCancel={isChanging ? () => setIsChanging(false) : close}
        />
      )}
    </DialogFrame>
  );
}

/** Moves the focus to the start of what has come in the place of something else: what had it is gone. */
function useStart(view: string) {
  const start = useRef<HTMLInputElement & HTMLParagraphElement>(null);
  const before = useRef(view);
  useEffect(() => {
    if (view !== before.current && before.current !== 'waiting') {
      start.current?.focus();
    }
    before.current = view;
  }, [view]);
  return start;
}
