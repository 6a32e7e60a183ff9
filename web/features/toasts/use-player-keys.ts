import { useEffect } from 'react';
import type { Playable } from '#web/lib/player.ts';
import type { Cue } from '#web/lib/cues.ts';
import { playerKeys } from '#web/lib/player-keys.ts';

type Options = {
  player: Playable;
  cues: readonly Cue[] | null;
  /** Within this element letters count too; elsewhere only keys that no one types text with. */
  home: React.RefObject<HTMLElement | null>;
  /** Called with what has the focus when the reflections behind a line are asked for. */
  onWhy: (target: Element | null) => void;
};

/** The keys of the player, and `w` for why it said that, while the focus is on the words or the player. */
export function usePlayerKeys({ player, cues, home, onWhy }: Options): void {
  useEffect(() => {
    if (!cues) {
      return;
    }
    const onKey = playerKeys({
      player,
      cues,
      isHome: (target) => home.current?.contains(target) ?? false,
      others: { w: onWhy },
    });
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player, cues, home, onWhy]);
}
