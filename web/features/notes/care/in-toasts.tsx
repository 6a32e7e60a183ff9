import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { letToastsTell } from '../list/keep-out.ts';

/**
 * What sounds of danger is told in no toast, and may have been meant otherwise: that is its writer's to say. It says so
 * in words that tell nothing to someone who looks over a shoulder.
 */
export function AskToTell({ noteId }: { noteId: number }) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => letToastsTell(client, noteId) });
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSuccess) {
      // The button that had the focus is gone.
      done.current?.focus({ preventScroll: true });
    }
  }, [isSuccess]);
  if (isSuccess) {
    return (
      <p ref={done} tabIndex={-1} className="mt-4 text-soft">
        Your toasts may tell it.
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 text-soft">
      <p>It stays out of your toasts.</p>
      <Button variant="plain" pending={isPending && 'One moment …'} onClick={() => mutate()}>
        Let them tell it
      </Button>
      {error && (
        <p role="alert" className="w-full text-wine">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
