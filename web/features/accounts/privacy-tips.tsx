import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';
import { tips } from './first-promises.ts';

/** The button 'Privacy Tips' and the dialog it opens. */
export function PrivacyTips() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        className="justify-self-center"
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        Privacy Tips
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Privacy Tips" readsContent>
        <ul className="grid">
          {tips.map(({ says }) => (
            <li key={says} className="border-t border-line py-3.5 first:border-0">
              {says}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
