import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { WeekDay } from '#shared/contract/notes.ts';
import type { GlassLayer } from '#web/ui/glass/glass.tsx';
import { BandButtons } from './band-buttons.tsx';
import { BandLine } from './band-line.tsx';
import { useLeaving } from './use-leaving.ts';

type BandsProps = {
  /** As the glass has them, the earliest first. */
  days: readonly WeekDay[];
  layers: readonly GlassLayer[];
  glass: RefObject<HTMLElement | null>;
  /** Where the line of the touched day appears. */
  place: RefObject<HTMLElement | null>;
  /** The touched day. */
  touched: string | null;
  onTouch: (localDate: string | null) => void;
};

/** The bands of the week's glass as something to touch, and the line of the one that is. */
export function Bands({ days, layers, glass, place, touched, onTouch }: BandsProps) {
  const day = days.find(({ localDate }) => localDate === touched);
  useLeaving({ glass, place, isTouched: touched !== null, onLeave: () => onTouch(null) });
  return (
    <>
      <BandButtons days={days} layers={layers} onTouch={onTouch} />
      {day && place.current && createPortal(<BandLine key={day.localDate} day={day} />, place.current)}
    </>
  );
}
