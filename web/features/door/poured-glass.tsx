import { useRef } from 'react';
import type { Player } from '#web/lib/player.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { SmallGlass } from '#web/ui/glass/small-glass.tsx';
import { middle, surfaceAt } from '#web/ui/glass/glass-shape.ts';
import cues from './cues.json';
import { fallsFor, glassLeft, glassWith, leftAt, pouredAt, poursOf } from './pour.ts';
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
    <SmallGlass heights={heights} stream={isPlaying && pouring !== null && <Stream at={pouring} level={level} />} />
  );
}

/** Where the stream begins, above the glass. */
const top = -40;

/** What falls into so small a glass: its head first, its end last. */
function Stream({ at, level }: { at: number; level: number }) {
  const end = surfaceAt(level).y + 4;
  const head = top + (end - top) * Math.min(at / fallsFor, 1) ** 2;
  const tail = top + (end - top) * Math.max((at - 1 + fallsFor) / fallsFor, 0) ** 2;
  return (
    <>
      <linearGradient id="door-stream" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={top + 40}>
        <stop offset="0" stopColor="var(--solid)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--solid)" />
      </linearGradient>
      <path data-pour d={`M${middle - 5} ${tail}h10L${middle + 4} ${head}h-8Z`} fill="url(#door-stream)" />
    </>
  );
}
