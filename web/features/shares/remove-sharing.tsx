import { useState } from 'react';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { useUnshare } from './api.ts';

/** 'Remove Sharing', and the question before it. */
export function RemoveSharing({ toastId }: { toastId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const unshare = useUnshare(toastId);
  const once = useOnce();
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Remove Sharing</Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Remove sharing?"
        description="The link and the voice stop working at once. Reactions and comments go with it."
        action="Remove Sharing"
        pending={unshare.isPending && 'Removing...'}
        onConfirm={() => once(() => unshare.mutateAsync().finally(() => setIsAsking(false)))}
      />
    </>
  );
}
