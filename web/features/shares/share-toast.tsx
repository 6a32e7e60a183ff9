import { useState, type ReactNode } from 'react';
import type { Author } from '#shared/contract/shares.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import { useHold } from '#web/lib/quiet.ts';
import { Button } from '#web/ui/button.tsx';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';

export type ShareToastProps = {
  toast: Toast;
  /** As others know the person. */
  author: Author & { hasName: boolean };
  /** What the button says where neither of its own names fits. */
  label?: ReactNode;
};

const loadDialog = () => import('./share-dialog.tsx').then((module) => module.ShareDialog);

/** 'Share Toast', or 'Manage Sharing' once it is, and the dialog for both. Its code is fetched when it is first asked. */
export function ShareToast({ toast, author, label }: ShareToastProps) {
  const [open, setOpen] = useState(false);
  useHold(open);
  const { Part, isMissing } = usePart(loadDialog, open);
  useRefusal(open && isMissing, setOpen);
  const fetchAhead = () => void fetchPart(loadDialog).catch(() => undefined);
  return (
    <>
      <Button aria-haspopup="dialog" onPointerEnter={fetchAhead} onFocus={fetchAhead} onClick={() => setOpen(true)}>
        {label ?? (toast.shared ? 'Manage Sharing' : 'Share Toast')}
      </Button>
      {Part && <Part toast={toast} author={author} open={open} onOpenChange={setOpen} />}
    </>
  );
}
