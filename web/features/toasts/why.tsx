import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import type { Note } from '#shared/contract/notes.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';
import type { Stop } from './use-roving-focus.ts';

/** What the control and the dialog it opens are called. */
export const whyTitle = 'Why did it say that?';

/** What someone has written, as far as it is known here. */
export type Reflections = {
  /** Undefined until they are read. */
  notes: readonly Note[] | undefined;
  /** They are being read, so that one that is not there yet may still come. */
  isReading: boolean;
  /** They could not be read. */
  isMissing: boolean;
  onRetry: () => void;
};

export type WhyProps = {
  /** The line that is asked about; it stays while the dialog closes. */
  line: Line | null;
  /** When its toast was made. */
  toldAt: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reflections: Reflections;
};

const loadDialog = () => import('./why-dialog.tsx').then((module) => module.WhyDialog);

/** 'Why did it say that?': the reflections behind a line. Its code is fetched when it is first asked. */
export function Why(props: WhyProps) {
  const { open, onOpenChange } = props;
  const { Part, isMissing } = usePart(loadDialog, open);
  useRefusal(open && isMissing, onOpenChange);
  return Part && <Part {...props} />;
}

type WhyButtonProps = {
  /** The id of the line it stands beside. */
  line: string;
  /** Whether it is seen without a hand or the focus on its line. Where no hand can hover it always is, quietly. */
  seen: boolean;
  /** Where the lines around it are one stop of the Tab key. */
  stop?: Stop;
  onAsk: () => void;
};

/** Beside the last words of a line, in the margin. A focus that comes by keyboard keeps clear of the player. */
const place =
  'absolute -right-4 -bottom-[3px] scroll-mt-28 scroll-mb-40 inline-flex h-11 min-w-11 items-center justify-center ' +
  'gap-2 rounded-full text-soft outline-offset-[-2px] transition duration-[240ms] hover:bg-tint hover:text-ink ' +
  'md:right-auto md:bottom-0.5 md:left-full [@media(hover:hover)_and_(width>=80rem)]:px-3';

/** Its name is only read aloud where the margin is narrow or nothing hovers; elsewhere a hand on the line shows it. */
const name =
  'sr-only [@media(hover:hover)_and_(width>=80rem)]:not-sr-only [@media(hover:hover)_and_(width>=80rem)]:whitespace-nowrap ' +
  'font-sans text-sm opacity-0 transition-opacity duration-[240ms] ' +
  'group-hover:opacity-100 group-has-focus-visible:opacity-100';

const unseen =
  '[@media(hover:hover)]:opacity-0 [@media(hover:hover)]:pointer-events-none ' +
  '[@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:group-hover:pointer-events-auto ' +
  '[@media(hover:hover)]:group-has-focus-visible:opacity-100 ' +
  '[@media(hover:hover)]:group-has-focus-visible:pointer-events-auto';

/** The quiet way from a line to the reflections behind it. It stands in the `group` that the line makes. */
export function WhyButton({ line, seen, stop, onAsk }: WhyButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-recedes=""
      aria-describedby={line}
      tabIndex={stop?.tabIndex}
      onKeyDown={stop?.onKeyDown}
      className={`${place} ${seen ? '' : unseen}`}
      onPointerEnter={fetchAhead}
      onFocus={() => {
        stop?.onFocus();
        fetchAhead();
      }}
      onClick={(event) => {
        // Not every browser gives a button the focus when it is clicked, and focus is to come back here.
        event.currentTarget.focus({ preventScroll: true });
        onAsk();
      }}
    >
      <CircleQuestionMark aria-hidden />
      <span className={name}>{whyTitle}</span>
    </button>
  );
}

function fetchAhead(): void {
  fetchPart(loadDialog).catch(() => undefined);
}
