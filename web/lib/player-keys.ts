import { neighbourStart, type Cue } from './cues.ts';
import type { Playable } from './player.ts';

type Action = (target: Element | null) => void;

type Options = {
  player: Pick<Playable, 'toggle' | 'seek' | 'seekBy' | 'getState'>;
  cues: readonly Cue[];
  /** Whether letters count where the focus is. */
  isHome: (target: Element | null) => boolean;
  /** What other keys do. */
  others?: Record<string, Action>;
};

const stepMs = 5000;
/** Where keys write, choose or move something else. */
const taken = 'input, textarea, select, [contenteditable="true"], dialog, [role="dialog"], [role="menu"]';

/**
 * Answers keys: space plays and pauses, the arrows left and right move five seconds, wherever the focus is on the page;
 * `k`, `j` and `l` (pause, line before, line after) while it is on the words or the player, as people who steer by voice
 * would otherwise set them off by speaking.
 */
export function playerKeys({ player, cues, isHome, others = {} }: Options): (event: KeyboardEvent) => void {
  const actions: Record<string, Action> = {
    ' ': () => player.toggle(),
    ArrowLeft: () => player.seekBy(-stepMs),
    ArrowRight: () => player.seekBy(stepMs),
    k: () => player.toggle(),
    j: () => player.seek(neighbourStart(cues, player.getState().currentMs, -1)),
    l: () => player.seek(neighbourStart(cues, player.getState().currentMs, 1)),
    ...others,
  };
  return (event) => {
    const action = actions[event.key];
    if (!action || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    const answersSpace = event.key === ' ' && target?.closest('button, a, summary');
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (target?.closest(taken) || answersSpace || (isLetter && !isHome(target))) {
      return;
    }
    event.preventDefault();
    action(target);
  };
}
