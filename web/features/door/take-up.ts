import { createPlayer, type Player } from '#web/lib/player.ts';

export { PouredGlass } from './poured-glass.tsx';
export { Words } from './words.tsx';

type Listener = {
  /** Hears whether it is heard. */
  onChange: (isPlaying: boolean) => void;
  /** Called when it cannot be heard. */
  onFailure: () => void;
};

/**
 * Has a player see to a sound that a tap may have begun before this code came. Gives the player, and the way to let the
 * sound go, which silences it.
 */
export function takeUp(
  audio: HTMLAudioElement,
  { onChange, onFailure }: Listener,
): { player: Player; letGo: () => void } {
  const player = createPlayer({
    audio,
    speed: 1,
    onFailure,
    nextFrame: (task) => requestAnimationFrame(task),
    dropFrame: (handle) => cancelAnimationFrame(handle),
  });
  const letGo = player.attach();
  player.subscribe(() => onChange(player.getState().status === 'playing'));
  if (!audio.paused) {
    player.play();
    // The element told of these before there was anybody to hear them.
    audio.dispatchEvent(new Event('play'));
  }
  audio.dispatchEvent(new Event('durationchange'));
  return { player, letGo };
}
