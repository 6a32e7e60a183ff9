import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import Pieces from 'react-confetti';

const pieces = 200;
const fallMs = 4000;
/** How long they take to be let go; what is left of the four seconds they have to fall. */
const throwMs = 2500;

/** Confetti over the whole screen in our own colours, each piece once, for four seconds. It is in nobody's way. */
export function Confetti({ onEnd }: { onEnd: () => void }) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setTimeout(() => end.current(), fallMs);
    return () => clearTimeout(timer);
  }, []);
  const [{ size, colors }] = useState(() => ({
    size: { width: window.innerWidth, height: window.innerHeight },
    colors: ['--solid', '--amber', '--wine', '--leaf', '--raised'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name),
    ),
  }));
  return createPortal(
    <Pieces
      aria-hidden
      {...size}
      colors={colors}
      numberOfPieces={pieces}
      recycle={false}
      tweenDuration={throwMs}
      gravity={0.18}
      style={{ position: 'fixed', zIndex: 60 }}
      className="animate-[leave_600ms_linear_3400ms_forwards]"
    />,
    document.body,
  );
}
