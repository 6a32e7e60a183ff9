import { useState } from 'react';
import type { Toast } from '#shared/contract/toasts.ts';
import { useHold } from '#web/lib/quiet.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';

const loadDialog = () => import('./picture-dialog.tsx').then((module) => module.PictureDialog);

/** 'Make a Picture' of one line of a toast. Its code is fetched when it is first asked. */
export function PictureButton({ toast }: { toast: Toast }) {
  const [open, setOpen] = useState(false);
  useHold(open);
  const { Part, isMissing } = usePart(loadDialog, open);
  useRefusal(open && isMissing, setOpen);
  const fetchAhead = () => void fetchPart(loadDialog).catch(() => undefined);
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => setOpen(true)}>
        Make a Picture
      </Button>
      {Part && <Part toast={toast} open={open} onOpenChange={setOpen} />}
    </>
  );
}
