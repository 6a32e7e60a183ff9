import type { SharedLine } from '#shared/contract/shares.ts';
import { cuesOf, lineAt, type Cue } from '#web/lib/cues.ts';
import { createPlayer, type Player } from '#web/lib/player.ts';
import { byId } from './dom.ts';
import { notify } from './notices.ts';
import { playerBar } from './player-bar.ts';

type Spoken = { audioUrl: string | null; durationMs: number | null; lines: readonly SharedLine[] };

/** Gives the lines their voice: the browser's own player makes way for one under the thumb, and a line can be touched. */
export function startPlayer({ audioUrl, durationMs, lines }: Spoken): void {
  const cues = cuesOf(lines);
  if (audioUrl === null || !cues) {
    return;
  }
  const player = createPlayer({
    audio: new Audio(),
    speed: 1,
    onFailure: () =>
      notify({
        title: 'Audio playback error',
        description: 'There was an error playing the audio file. Please try again.',
      }),
    nextFrame: (task) => requestAnimationFrame(task),
    dropFrame: (handle) => cancelAnimationFrame(handle),
  });
  player.attach();
  player.load(audioUrl, durationMs ?? cues.at(-1)?.endMs ?? 0);
  const stage = byId('stage', HTMLOListElement);
  makeTouchable(stage, player, cues);
  const bar = playerBar(player, cues);
  byId('player', HTMLDivElement).replaceWith(bar);
  listenToKeys(player);
  followOnStage(stage, player, cues);
}

function makeTouchable(stage: HTMLOListElement, player: Player, cues: readonly Cue[]): void {
  for (const [at, line] of [...stage.children].entries()) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'w-full rounded-mark text-start transition-colors duration-[240ms] hover:text-ink';
    button.append(...line.childNodes);
    button.addEventListener('click', () => {
      player.seek(cues[at]?.startMs ?? 0);
      player.play();
    });
    line.append(button);
  }
}

/** Space plays and pauses wherever nothing else takes it, and the arrows go on and back. */
function listenToKeys(player: Player): void {
  document.addEventListener('keydown', (event) => {
    const isTaken =
      event.defaultPrevented ||
      event.metaKey ||
      event.ctrlKey ||
      event.altKey ||
      (event.target instanceof Element && event.target.closest('input, textarea, button, a, select, dialog') !== null);
    if (isTaken) {
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      player.toggle();
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      player.seekBy(event.key === 'ArrowRight' ? 5000 : -5000);
    }
  });
}

/** Lights the line that is spoken and brings it into view, until the reader scrolls by themselves. */
function followOnStage(stage: HTMLOListElement, player: Player, cues: readonly Cue[]): void {
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
      const state = at < 0 || !playing ? 'still' : index === at ? 'now' : index < at ? 'said' : 'to-come';
      line.setAttribute('data-state', index === at && !playing ? 'now' : state);
      line.firstElementChild?.toggleAttribute('aria-current', index === at);
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
