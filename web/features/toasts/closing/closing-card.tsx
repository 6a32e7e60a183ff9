import Download from 'lucide-react/icons/download';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import type { Toast } from '#shared/contract/toasts.ts';
import { typographic } from '#shared/typographic.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { tastingLine } from '../tasting-line.ts';
import { fileNameOf, sayWeek } from './closing-words.ts';

type ClosingCardProps = {
  toast: Toast;
  /** Who spoke it; none while their name is not known. */
  narrator: string | undefined;
  /** A badge that came with it. */
  medal: ReactNode;
  /** The way to give it to others. */
  send: ReactNode;
  onAgain: () => void;
};

/** What stays of a toast once it was heard: its week, a line of it, and what one may want to do with it. */
export function ClosingCard({ toast, narrator, medal, send, onAgain }: ClosingCardProps) {
  return (
    <section
      aria-label="After the toast"
      className="mx-auto mt-8 grid w-full max-w-lg animate-appear justify-items-center rounded-sheet border border-line bg-raised px-4 py-8 text-center md:px-10"
    >
      {medal}
      <p className="text-sm text-soft tabular-nums">{sayWeek(toast)}</p>
      <blockquote className="mt-4 font-serif text-2xl leading-toast text-balance wrap-anywhere">
        {typographic(tastingLine(toast))}
      </blockquote>
      {narrator !== undefined && <p className="mt-3 font-serif text-lg text-amber-ink">{narrator}</p>}
      <div className="mt-7 flex flex-wrap justify-center gap-2 md:gap-3">
        {toast.audioUrl !== null && (
          <a className={buttonLook()} href={toast.audioUrl} download={fileNameOf(toast)}>
            <Download aria-hidden />
            Keep
          </a>
        )}
        {send}
        <Button onClick={onAgain}>
          <RotateCcw aria-hidden />
          Again
        </Button>
      </div>
    </section>
  );
}
