import type { SharedLine } from '#shared/contract/shares.ts';
import { cuesOf } from '#web/lib/cues.ts';
import { createPlayer } from '#web/lib/player.ts';
import { playerKeys } from '#web/lib/player-keys.ts';
import { byId } from './dom.ts';
import { notify } from './notices.ts';
import { playerBar } from './player-bar.ts';
import { followOnStage, makeTouchable } from './stage.ts';

type Spoken = { audioUrl: string | null; durationMs: number | null; lines: readonly SharedLine[] };

/**
 * Gives the lines their voice: the browser's own player makes way for one under the thumb, and a line can be touched.
 * Answers with the way to silence it for good.
 */
export function startPlayer({ audioUrl, durationMs, lines }: Spoken): () => void {
  const cues = cuesOf(lines);
  const place = byId('player', HTMLDivElement);
  const audio = place.querySelector('audio');
  if (audioUrl === null || !cues || !audio) {
    return () => undefined;
  }
  // Who was quicker than this script goes on where they are, on the same element: phones let only that one play on.
  const [begunMs, isPlaying] = [audio.currentTime * 1000, !audio.paused];
  const player = createPlayer({
    audio,
    speed: 1,
    onFailure: () =>
      notify({
        title: 'Audio playback error',
        description: 'There was an error playing the audio file. Please try again.',
      }),
    nextFrame: (task) => requestAnimationFrame(task),
    dropFrame: (handle) => cancelAnimationFrame(handle),
  });
  const detach = player.attach();
  player.load(audioUrl, durationMs ?? cues.at(-1)?.endMs ?? 0);
  const stage = byId('stage', HTMLOListElement);
  makeTouchable(stage, player, cues);
  const bar = playerBar(player, cues);
  audio.controls = false;
  // Out of the page it would fall silent.
  bar.append(audio);
  place.replaceWith(bar);
  const onKey = playerKeys({
    player,
    cues,
    isHome: (target) => stage.contains(target) || bar.contains(target),
  });
  document.addEventListener('keydown', onKey);
  followOnStage(stage, player, cues);
  if (begunMs > 0) {
    player.seek(begunMs);
  }
  if (isPlaying) {
    player.play();
  }
  return () => {
    document.removeEventListener('keydown', onKey);
    detach();
  };
}
