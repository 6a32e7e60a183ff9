import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import type { WeekDay } from '#shared/contract/notes.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { boxSize, stack, surfaceAt } from '#web/ui/glass/glass-shape.ts';
import type { GlassLayer } from '#web/ui/glass/glass.tsx';

type BandButtonsProps = {
  /** As the glass has them, the earliest first. */
  days: readonly WeekDay[];
  layers: readonly GlassLayer[];
  onTouch: (localDate: string) => void;
};

/** Of the picture, from its top. */
const glassTop = 0.04;
const glassBottom = 0.97;

/**
 * A button over each band of the glass, the latest first, as they lie; together they cover all of it. One stop of the Tab
 * key, in which the arrows go up and down.
 */
export function BandButtons({ days, layers, onTouch }: BandButtonsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState(0);
  const stacked = stack(layers);
  // Where one band ends and the next begins, as a share of the picture from its top.
  const edges = stacked.map(({ to }, at) => {
    const { y, ry } = surfaceAt(to);
    return at === stacked.length - 1 ? glassTop : (y + ry) / boxSize;
  });
  const bands = days
    .map((day, at) => ({ ...day, top: edges[at] ?? 0, bottom: edges[at - 1] ?? glassBottom }))
    .toReversed();
  const active = Math.min(last, bands.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const goal = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: bands.length - 1 }[event.key];
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    list.current?.children[Math.min(Math.max(0, goal), bands.length - 1)]?.querySelector('button')?.focus();
  };

  return (
    <ul ref={list} aria-label="The days of your week" className="absolute inset-0">
      {bands.map(({ localDate, count, top, bottom }, at) => (
        <li
          key={localDate}
          className="absolute inset-x-[8%]"
          style={{ top: percent(top), height: percent(bottom - top) }}
        >
          <button
            type="button"
            tabIndex={at === active ? 0 : -1}
            aria-label={sayLocalDay(localDate) + (count > 1 ? `, ${String(count)} reflections` : '')}
            className="block size-full cursor-pointer rounded-mark focus-visible:outline-offset-0"
            onFocus={() => {
              setLast(at);
              onTouch(localDate);
            }}
            onClick={() => onTouch(localDate)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTouch(localDate)}
            onKeyDown={onKeyDown}
          />
        </li>
      ))}
    </ul>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
