import { useRef } from 'react';
import type { Player } from '#web/lib/player.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { SmallGlass } from '#web/ui/glass/small-glass.tsx';
import { Stream } from '#web/ui/glass/stream.tsx';
import cues from './cues.json';
import { glassLeft, glassWith, leftAt, pouredAt, poursOf } from './pour.ts';
import { sampleLines } from './sample.ts';

const pours = poursOf(sampleLines, cues);
const count = pours.length;

type PouredGlassProps = {
  player: Player;
  /** Whether there is nothing to hear, so that all is told at once. */
  isSilent: boolean;
};

/** The small glass, in which each moment is poured as it is told. It is emptied when the toast begins again. */
export function PouredGlass({ player, isSilent }: PouredGlassProps) {
  const isPlaying = usePlayerValue(player, ({ status }) => status === 'playing');
  const poured = usePlayerValue(player, ({ currentMs }) => pouredAt(pours, currentMs));
  /** How full it was last. */
  const full = useRef(0);
  if (isSilent || poured > 0) {
    full.current = isSilent ? count : poured;
  }
  const left = usePlayerValue(player, ({ currentMs }) => leftAt(full.current, currentMs));
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isSilent || isStill) {
    return <SmallGlass heights={glassWith(isSilent ? count : Math.ceil(poured), count).heights} />;
  }
  const { heights, pouring } = poured === 0 ? glassLeft(left, count) : glassWith(poured, count);
  const level = heights.reduce((sum, height) => sum + height, 0);
  return (
    <SmallGlass
      heights={heights}
      stream={isPlaying && pouring !== null && <Stream at={pouring} level={level} width={10} />}
    />
  );
}
