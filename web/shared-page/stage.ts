import { lineAt, type Cue } from '#web/lib/cues.ts';
import type { Player } from '#web/lib/player.ts';

/**
 * Lets each line be touched to hear it from there. Tab stops at one of them, the one that had the focus last, and the
 * arrows up and down, Home and End go from there.
 */
export function makeTouchable(stage: HTMLOListElement, player: Player, cues: readonly Cue[]): void {
  const buttons = [...stage.children].map((line, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = at === 0 ? 0 : -1;
    button.className =
      'w-full scroll-mt-28 scroll-mb-40 rounded-mark text-start transition-colors duration-[240ms] hover:text-ink';
    button.append(...line.childNodes);
    button.addEventListener('click', () => {
      player.seek(cues[at]?.startMs ?? 0);
      player.play();
    });
    line.append(button);
    return button;
  });
  stage.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) {
      button.tabIndex = button === target ? 0 : -1;
    }
  });
  stage.addEventListener('keydown', (event) => {
    const at = buttons.findIndex((button) => button === event.target);
    const goal = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || goal === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    buttons[Math.min(Math.max(0, goal), buttons.length - 1)]?.focus();
  });
}

/** Lights the line that is spoken and brings it into view, until the reader scrolls by themselves. */
export function followOnStage(stage: HTMLOListElement, player: Player, cues: readonly Cue[]): void {
  let current = -1;
  let wasPlaying = false;
  let follows = true;
  for (const type of ['wheel', 'touchmove'] as const) {
    window.addEventListener(type, () => (follows = false), { passive: true });
  }
  player.subscribe(() => {
    const { status, currentMs } = player.getState();
    const playing = status === 'playing';
    follows ||= playing && !wasPlaying;
    const at = status === 'idle' || status === 'ended' ? -1 : lineAt(cues, currentMs);
    if (at === current && playing === wasPlaying) {
      return;
    }
    const hasMoved = at !== current;
    [current, wasPlaying] = [at, playing];
    for (const [index, line] of [...stage.children].entries()) {
      const state = at < 0 || !playing ? 'still' : index < at ? 'said' : 'to-come';
      line.setAttribute('data-state', index === at ? 'now' : state);
      const button = line.firstElementChild;
      if (index === at) {
        button?.setAttribute('aria-current', 'true');
      } else {
        button?.removeAttribute('aria-current');
      }
    }
    if (hasMoved && playing && follows) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      stage.children[at]?.scrollIntoView({
        block: isStill ? 'nearest' : 'center',
        behavior: isStill ? 'instant' : 'smooth',
      });
    }
  });
}
