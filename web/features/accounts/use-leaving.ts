import { useRef, useState } from 'react';
import { useSignOut } from './api.ts';

/** What is done about words that are on this device when their writer signs out. */
export type Leaving = {
  /** How many reflections and drafts only this device has, once the server was given what it could. */
  left: number;
  /** Forgets here what the server has. */
  forget: () => void;
};

/**
 * Signs out, but asks first when there are words that only this device has: `left` of them. `afterwards` runs once the
 * person is signed out here.
 */
export function useLeaving(prepare: () => Promise<Leaving>, afterwards: () => void) {
  const leaving = useRef<Leaving | null>(null);
  const [isSettling, setSettling] = useState(false);
  const [left, setLeft] = useState(0);
  const signOut = useSignOut(() => {
    leaving.current?.forget();
    setLeft(0);
    afterwards();
  });
  const isPending = isSettling || signOut.isPending;

  return {
    left,
    isPending,
    /** `onAsk` runs before the question is asked. */
    leave: async (onAsk: () => void) => {
      if (isPending) {
        return;
      }
      setSettling(true);
      leaving.current = await prepare();
      setSettling(false);
      if (leaving.current.left > 0) {
        onAsk();
        setLeft(leaving.current.left);
      } else {
        signOut.mutate();
      }
    },
    leaveAnyway: () => signOut.mutate(),
    stay: () => setLeft(0),
  };
}
