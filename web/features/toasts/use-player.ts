import { useEffect, useState } from 'react';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import type { Playable, Player } from '#web/lib/player.ts';
import { createPlayer, speeds } from '#web/lib/player.ts';
import { notify } from '#web/ui/notices.tsx';
import { keepMediaSession } from './media-session.ts';
import type { Tap } from './tap.ts';

export type Recording = {
  /** Where it is heard; null when there is none. */
  src: string | null;
  durationMs: number;
  /** What the lock screen says. */
  title: string;
  /** What is heard before it, when it is played from the start; undefined while it is on its way. */
  intro?: string | null | undefined;
  /** The tap on another page that asked to hear it: then it plays by itself, once. */
  tap?: Tap | null;
};

/** The page's one player, holding `recording`; it falls silent when the page is left. */
export function usePlayer({ src, durationMs, title, intro, tap = null }: Recording): Player {
  const [player] = useState(() =>
    createPlayer({
      audio: tap?.audio ?? new Audio(),
      speed: readSpeed(),
      onFailure: () =>
        notify({
          title: 'Audio playback error',
          description: 'There was an error playing the audio file. Please try again.',
          kind: 'problem',
        }),
      nextFrame: (task) => requestAnimationFrame(task),
      dropFrame: (handle) => cancelAnimationFrame(handle),
    }),
  );

  useEffect(() => player.attach(), [player]);
  useEffect(() => player.load(src, durationMs), [player, src, durationMs]);
  useEffect(() => player.introduce(intro ?? null), [player, intro]);
  useEffect(() => {
    if (src !== null && intro !== undefined && tap?.isDue()) {
      if (tap.fromMs !== undefined) {
        player.seek(tap.fromMs);
      }
      player.play();
    }
  }, [player, src, intro, tap]);
  useEffect(() => (src === null ? undefined : keepMediaSession(player, title)), [player, src, title]);

  return player;
}

/** Sets how fast the voice speaks, on this device from now on. */
export function chooseSpeed(player: Playable, speed: number): void {
  player.setSpeed(speed);
  writeDevice('toastSpeed', String(speed));
}

/** How fast the voice speaks on this device. */
export function readSpeed(): number {
  const stored = Number(readDevice('toastSpeed'));
  return speeds.find((speed) => speed === stored) ?? 1;
}
