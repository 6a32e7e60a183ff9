import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { messageOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { keepOutOrTell } from '../list/keep-out.ts';
import type { CardProps } from './card-frame.tsx';

const itStaysOut = 'It stays out of your toasts.';
const itMayBeTold = 'Your toasts may tell it.';

/**
 * What becomes of words that sound of danger, and the choice of the other: no toast tells them where that is sure, and
 * else one may. What they mean is their writer's to say. It says so in words that tell nothing to someone who looks over a
 * shoulder.
 */
export function InToasts({ noteId, staysOut }: Pick<CardProps, 'noteId' | 'staysOut'>) {
  const client = useQueryClient();
  const change = () => keepOutOrTell(client, noteId, { keptOut: !staysOut });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: change });
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
        {staysOut ? itMayBeTold : itStaysOut}
      </p>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 text-soft">
      <p>{staysOut ? itStaysOut : itMayBeTold}</p>
      <Button variant="plain" pending={isPending && 'One moment …'} onClick={() => mutate()}>
        {staysOut ? 'Let them tell it' : 'Keep it out'}
      </Button>
      {error && (
        <p role="alert" className="w-full text-wine">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
