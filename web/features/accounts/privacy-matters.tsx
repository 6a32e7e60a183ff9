import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const promises = [
  'We only ask for your e-mail, to sign in with, and the first name you like to be called by. The name is kept on this device alone.',
  'Your reflections are private. Nobody else sees them.',
  'They are used for one thing: to make your weekly toast.',
  'You can delete them, or everything, at any time.',
];

/** What someone new should know before they write. */
export function PrivacyMatters({ open, onUnderstood }: { open: boolean; onUnderstood: () => void }) {
  const understood = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onUnderstood()}
      title="Your Privacy Matters"
      readsContent
      initialFocus={understood}
      footer={
        <Button ref={understood} variant="solid" onClick={onUnderstood}>
          I Understand
        </Button>
      }
    >
      <ul className="grid">
        {promises.map((promise) => (
          <li key={promise} className="border-t border-line py-3.5 first:border-0">
            {promise}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
