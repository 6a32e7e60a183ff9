import { useSyncExternalStore } from 'react';
import type { Playable, PlayerState } from './player.ts';

/** A part of what is heard now. The caller draws again only when that part changes: give numbers and words. */
export function usePlayerValue<S extends PlayerState, T extends number | string | boolean>(
  player: Playable<S>,
  pick: (state: S) => T,
): T {
  return useSyncExternalStore(player.subscribe, () => pick(player.getState()));
}
