import type { ReactNode, RefObject } from 'react';
import { useHold } from '#web/lib/quiet.ts';
import { fetchPart, usePart } from './use-part.ts';
import { useRefusal } from './use-refusal.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It is gone, and has given the focus back: another may open now. */
  onClosed?: () => void;
  title: ReactNode;
  /** Hides the title from the eye where the content already says it; a screen reader hears it all the same. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** Has the content read with the title: for a few sentences in the place of a description. */
  readsContent?: boolean;
  /** Fills a phone's screen; a sheet of paper on anything wider. */
  sheet?: boolean;
  /** Where focus starts; the first control when not given. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** Extra classes of the panel, such as a wider measure. */
  className?: string;
  children?: ReactNode;
};

const loadFrame = () => import('./dialog-frame.tsx').then((module) => module.DialogFrame);

/** Fetches the dialog's code ahead, so that the first opening is immediate. */
export function preloadDialog(): void {
  fetchPart(loadFrame).catch(() => undefined);
}

/**
 * A modal dialog: focus stays inside, Escape and the close button end it, and focus goes back to where it was. Its
 * code is fetched at the first opening; without a connection it stays shut and a notice says why.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange } = props;
  useHold(open);
  const { Part, isMissing } = usePart(loadFrame, open);
  useRefusal(open && isMissing, onOpenChange);
  return Part && <Part {...props} />;
}
