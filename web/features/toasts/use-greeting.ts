import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { fetchSound } from '#web/lib/fetch-sound.ts';

/**
 * Where the person's name can be heard from a narrator, to be played before their toast; undefined while it is on its
 * way. Null for the default 'you', for a name that cannot be said, and until it is known who reads: then a toast begins
 * with its own first line. This page keeps it, and nothing else does.
 */
export function useGreeting(displayName: string, narrator: NarratorId | undefined): string | null | undefined {
  const { data: sound, isLoading } = useQuery({
    queryKey: ['greeting', narrator, displayName],
    queryFn:
      narrator && displayName !== defaultDisplayName
        ? ({ signal }) => fetchSound(pronunciations.greet, { displayName, narrator }, signal)
        : skipToken,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = sound && sound.size > 0 ? URL.createObjectURL(sound) : null;
    setAddress(made);
    return () => {
      if (made) {
        URL.revokeObjectURL(made);
      }
    };
  }, [sound]);
  const isThere = sound !== undefined && sound.size > 0;
  return isLoading || (isThere && address === null) ? undefined : address;
}
