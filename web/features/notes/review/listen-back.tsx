import { usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';

const loadDialog = () => import('./review-dialog.tsx').then((module) => module.ReviewDialog);

type ListenBackProps = { noteId: number | null; onClose: () => void };

/** 'I hear you saying...' of the reflection with this id; its code is fetched when it is first asked for. */
export function ListenBack({ noteId, onClose }: ListenBackProps) {
  const { Part, isMissing } = usePart(loadDialog, noteId !== null);
  useRefusal(noteId !== null && isMissing, onClose);
  return Part && <Part noteId={noteId} onClose={onClose} />;
}
