import { useSyncExternalStore } from 'react';
import type { Player, PlayerState } from './player.ts';

/** A part of what is heard now. The caller draws again only when that part changes: give numbers and words. */
export function usePlayerValue<T extends number | string | boolean>(
  player: Player,
  pick: (state: PlayerState) => T,
): T {
  return useSyncExternalStore(player.subscribe, () => pick(player.getState()));
}
