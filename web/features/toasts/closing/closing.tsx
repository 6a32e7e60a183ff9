import { useEffect, useRef, type ReactNode } from 'react';
import { MeetingGlasses } from './meeting-glasses.tsx';

type ClosingProps = {
  /** Whether the last note has faded. */
  isOver: boolean;
  /** Whether the page moves along. */
  moves: boolean;
  children: ReactNode;
};

/** How a toast ends: the glasses meet after the last line, and once all is over something of it stays. */
export function Closing({ isOver, moves, children }: ClosingProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moves) {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      frame.current?.scrollIntoView({ block: 'end', behavior: still ? 'instant' : 'smooth' });
    }
  }, [isOver, moves]);
  return (
    <div ref={frame} className="mt-12 scroll-mb-48">
      <MeetingGlasses />
      {isOver && children}
    </div>
  );
}
