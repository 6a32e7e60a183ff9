import { useEffect } from 'react';
import { notify } from './notices.tsx';

/** Shuts a dialog whose code could not be fetched, and says so. */
export function useRefusal(isRefused: boolean, onOpenChange: (open: boolean) => void): void {
  useEffect(() => {
    if (isRefused) {
      onOpenChange(false);
      notify({
        kind: 'problem',
        title: 'Network error',
        description: 'Could not connect to the server. Please try again.',
      });
    }
  }, [isRefused, onOpenChange]);
}
