import type { ReactNode } from 'react';
import { useHold } from '#web/lib/quiet.ts';
import { usePart } from './use-part.ts';
import { useRefusal } from './use-refusal.ts';

export type ConfirmProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It is gone, and has given the focus back. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  description: ReactNode;
  /** What must be filled in first, such as a password. */
  children?: ReactNode;
  /** What the deed is called: 'Delete', never 'OK'. */
  action: string;
  onConfirm: () => void;
  cancel?: string;
  /** A deed that cannot be taken back; the default. */
  danger?: boolean;
  /** The word while the deed is under way: the dialog then waits for its owner to close it. */
  pending?: string | false | undefined;
};

const loadFrame = () => import('./confirm-frame.tsx').then((module) => module.ConfirmFrame);

/** Asks before a deed. The owner closes it, so that it can stay open while the deed is under way. */
export function Confirm(props: ConfirmProps) {
  const { open, onOpenChange } = props;
  useHold(open);
  const { Part, isMissing } = usePart(loadFrame, open);
  useRefusal(open && isMissing, onOpenChange);
  return Part && <Part {...props} />;
}
