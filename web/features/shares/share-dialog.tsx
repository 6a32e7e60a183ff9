import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const close = () => onOpenChange(false);
  const showsLink = share !== undefined && !share.expired && !isChanging;
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title={toast.shared ? 'Manage Sharing' : 'Share Toast'}
      sheet
      {...(!showsLink && { description: 'Others see a copy of the lines you choose, with a voice of exactly these.' })}
    >
      {data === undefined ? (
        isError ? (
          <LoadProblem
            message="How this toast is shared could not be loaded just now."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonLines />
        )
      ) : showsLink ? (
        <ShareLink toast={toast} share={share} onChange={() => setIsChanging(true)} onClose={close} />
      ) : (
        <ShareOptions
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
