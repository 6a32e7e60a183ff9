import { useRef } from 'react';

/**
 * Begins a deed only when the one before is over: two quick presses come before the page shows that the first is under
 * way. What fails is told by the deed itself.
 */
export function useOnce(): (deed: () => Promise<unknown>) => void {
  const isUnderWay = useRef(false);
  return (deed) => {
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    const end = () => {
      isUnderWay.current = false;
    };
    void deed().then(end, end);
  };
}
