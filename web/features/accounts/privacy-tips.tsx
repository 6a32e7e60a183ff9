import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, preloadDialog } from '#web/ui/dialog.tsx';

const tips = [
  'Only an email address and a password are needed, to sign in and to reset your password.',
  'With an Apple account you can use Hide My Email. Apple then passes our emails on to you.',
  'Otherwise, consider an email alias or a masked email. Many email providers offer one.',
  'Your data is never sold, there are no ads, and your reflections stay private.',
];

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
          {tips.map((tip) => (
            <li key={tip} className="border-t border-line py-3.5 first:border-0">
              {tip}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
