import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { playClip, stopClip, useClip } from '#web/lib/clip.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { fetchSaid } from './pronunciations-api.ts';

type Heard = { row: number; address: string | null };

/**
 * Hearing one row at a time. `toggle` begins, or ends what it began, and throws why nothing could be heard; what was
 * heard once from a narrator is played again without asking. `heard` is the row that is waited for or heard now.
 */
export function useListening() {
  const narrator = useQuery(preferencesQuery).data?.voiceStyle;
  const playing = useClip();
  const [wanted, setWanted] = useState<Heard | null>(null);
  const clips = useRef(new Map<string, string>());
  const asking = useRef<AbortController | null>(null);
  const heard = wanted && (wanted.address === null || wanted.address === playing) ? wanted.row : null;

  useEffect(() => {
    const made = clips.current;
    return () => {
      asking.current?.abort();
      stopClip();
      made.forEach((address) => URL.revokeObjectURL(address));
      made.clear();
    };
  }, []);

  const stop = () => {
    asking.current?.abort();
    stopClip();
    setWanted(null);
  };

  const toggle = async (row: number, words: string) => {
    stop();
    if (heard === row) {
      return;
    }
    const ending = new AbortController();
    asking.current = ending;
    setWanted({ row, address: null });
    try {
      const name = `${narrator}:${words}`;
      const address = clips.current.get(name) ?? URL.createObjectURL(await fetchSaid(words, ending.signal));
      clips.current.set(name, address);
      setWanted({ row, address });
      await playClip(address);
    } catch (error) {
      if (!ending.signal.aborted) {
        setWanted(null);
        throw error;
      }
    }
  };

  return { heard, toggle, stop };
}
