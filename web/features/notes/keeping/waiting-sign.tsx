import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { networkMessage } from '#web/lib/call.ts';
import { useDevices } from '#web/lib/use-device.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveFocus } from '#web/ui/focus-heading.ts';
import { notify } from '#web/ui/notices.tsx';
import { loadRunner } from './outbox-keeper.tsx';

/** Says how many reflections wait on this device, and tries to send them when asked. */
export function WaitingSign({ userId }: { userId: number }) {
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const count = useDevices(`outbox:${userId}:`).length;
  if (count === 0) {
    return null;
  }
  const tryNow = async () => {
    setTrying(true);
    try {
      const { sendNow } = await loadRunner();
      const sent = await sendNow(userId, client);
      if (sent?.waitsFor === 'later') {
        const { why } = sent;
        notify({
          kind: 'problem',
          title: why ? 'Failed to save note' : 'Network error',
          description: why ?? networkMessage,
        });
      }
    } catch {
      // The code that sends did not come.
      notify({ kind: 'problem', title: 'Network error', description: networkMessage });
    }
    setTrying(false);
  };
  return (
    <div ref={leaveFocus} className="mt-4 flex flex-wrap items-center gap-x-6 border-l-2 border-edge pl-4 text-soft">
      <p role="status" className="py-2">
        {count === 1 ? '1 reflection is' : `${count} reflections are`} waiting for a connection.
      </p>
      <Button variant="plain" pending={isTrying && 'Trying...'} onClick={() => void tryNow()}>
        Try now
      </Button>
    </div>
  );
}
