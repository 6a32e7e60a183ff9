import { html } from '#shared/shared-page/html.ts';
import { spokenTime, type Cue } from '#web/lib/cues.ts';
import { sayDuration } from '#web/lib/dates.ts';
import type { Player } from '#web/lib/player.ts';
import { elementOf } from './dom.ts';

const icons = {
  Play: html`<svg viewBox="0 0 24 24" class="ml-0.5 size-6" fill="currentColor" aria-hidden="true">
    <path d="M6 4v16l14-8z" />
  </svg>`,
  Pause: html`<svg viewBox="0 0 24 24" class="size-6" fill="currentColor" aria-hidden="true">
    <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
  </svg>`,
};

/** Play and pause, the strokes and the time, under the thumb at the bottom of the view. */
export function playerBar(player: Player, cues: readonly Cue[]): Element {
  const bar = elementOf(
    html`<div
      id="player"
      role="group"
      aria-label="Player"
      data-floor
      class="sticky bottom-0 z-20 -mx-5 mt-8 border-t border-line bg-paper px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8"
    >
      <div class="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
        <button
          type="button"
          data-play
          class="grid size-14 flex-none place-items-center rounded-full bg-solid text-on-solid transition-colors hover:bg-solid-hover"
        ></button>
        <div>
          <div class="relative h-11 rounded-mark outline-offset-2 outline-focus has-focus-visible:outline-2">
            <div data-strokes aria-hidden="true" class="absolute inset-x-0 top-1/2 h-2.5 -translate-y-1/2"></div>
            <input
              type="range"
              min="0"
              max="100"
              step="1"
              value="0"
              aria-label="Position in the toast"
              class="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0"
            />
          </div>
          <p data-times class="text-sm text-soft tabular-nums"></p>
        </div>
      </div>
    </div>`,
  );
  const play = bar.querySelector<HTMLButtonElement>('[data-play]');
  const slider = bar.querySelector('input');
  const times = bar.querySelector('[data-times]');
  const strokes = drawStrokes(bar.querySelector('[data-strokes]'), player, cues);
  let shown = '';
  const draw = () => {
    const { status, currentMs, durationMs } = player.getState();
    const label = status === 'playing' ? 'Pause' : 'Play';
    if (play && label !== shown) {
      shown = label;
      play.setAttribute('aria-label', label);
      play.innerHTML = icons[label].html;
    }
    const part = durationMs > 0 ? Math.min(currentMs / durationMs, 1) : 0;
    strokes(part);
    if (times) {
      times.textContent = `${sayDuration(currentMs / 1000)} / ${sayDuration(durationMs / 1000)}`;
    }
    // A slider that has the focus and moves by itself would be read aloud over the voice.
    if (slider && !(status === 'playing' && document.activeElement === slider)) {
      slider.value = String(Math.round(part * 100));
      slider.ariaValueText = `${spokenTime(currentMs)} of ${spokenTime(durationMs)}`;
    }
  };
  play?.addEventListener('click', () => player.toggle());
  slider?.addEventListener('input', () => {
    player.seek((Number(slider.value) / 100) * player.getState().durationMs);
    slider.ariaValueText = spokenTime(player.getState().currentMs);
  });
  player.subscribe(draw);
  draw();
  return bar;
}

/** One stroke for each line, as long as it is spoken; what was heard is drawn over it. */
function drawStrokes(place: Element | null, player: Player, cues: readonly Cue[]): (part: number) => void {
  const length = player.getState().durationMs || (cues.at(-1)?.endMs ?? 1);
  const rows = ['h-1 bg-edge', 'h-2.5 bg-amber'].map((look) => {
    const row = document.createElement('div');
    row.className = 'absolute inset-0';
    for (const { startMs, endMs } of cues) {
      const stroke = document.createElement('span');
      stroke.className = `absolute top-1/2 min-w-0.5 -translate-y-1/2 rounded-full ${look}`;
      stroke.style.left = `${(startMs / length) * 100}%`;
      stroke.style.width = `calc(${((endMs - startMs) / length) * 100}% - 1px)`;
      row.append(stroke);
    }
    place?.append(row);
    return row;
  });
  return (part) => {
    if (rows[1]) {
      rows[1].style.clipPath = `inset(0 ${(1 - part) * 100}% 0 0)`;
    }
  };
}
