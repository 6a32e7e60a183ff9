import { useEffect } from 'react';
import type { Player } from '#web/lib/player.ts';
import type { Cue } from '#web/lib/cues.ts';
import { neighbourStart } from '#web/lib/cues.ts';

type Options = {
  player: Player;
  cues: readonly Cue[] | null;
  /** Within this element letters count too; elsewhere only keys that no one types text with. */
  home: React.RefObject<HTMLElement | null>;
  /** Called with what has the focus when the reflections behind a line are asked for. */
  onWhy: (target: Element | null) => void;
};

const stepMs = 5000;

/**
 * Space plays and pauses, the arrows left and right move five seconds, wherever the focus is on the page; `k`, `j`
 * and `l` (pause, line before, line after) and `w` (why did it say that) while it is on the words or the player, as
 * people who steer by voice would otherwise set them off by speaking.
 */
export function usePlayerKeys({ player, cues, home, onWhy }: Options): void {
  useEffect(() => {
    if (!cues) {
      return;
    }
    const actions: Record<string, (target: Element | null) => void> = {
      ' ': () => player.toggle(),
      ArrowLeft: () => player.seekBy(-stepMs),
      ArrowRight: () => player.seekBy(stepMs),
      k: () => player.toggle(),
      j: () => player.seek(neighbourStart(cues, player.getState().currentMs, -1)),
      l: () => player.seek(neighbourStart(cues, player.getState().currentMs, 1)),
      w: onWhy,
    };
    const onKey = (event: KeyboardEvent) => {
      const action = actions[event.key];
      if (!action || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      const target = event.target instanceof Element ? event.target : null;
      const typing = target?.closest(
        'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]',
      );
      const answersSpace = event.key === ' ' && target?.closest('button, a, summary');
      const letter = event.key.length === 1 && event.key !== ' ';
      if (typing || answersSpace || (letter && !home.current?.contains(target))) {
        return;
      }
      event.preventDefault();
      action(target);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [player, cues, home, onWhy]);
}
