import { useEffect, useRef, useState } from 'react';

const copiedMs = 3000;

/** Copies a text; `copied` holds for three seconds after it. `copy` resolves to whether the browser let it. */
export function useCopied() {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), copiedMs);
    return true;
  };
  return { copied, copy };
}
