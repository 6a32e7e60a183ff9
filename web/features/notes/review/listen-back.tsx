import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';

let unlock: (() => void) | undefined;

const loadDialog = async () => {
  const [{ ReviewDialog }, { unlockClip }] = await Promise.all([
    import('./review-dialog.tsx'),
    import('#web/lib/clip.ts'),
  ]);
  unlock = unlockClip;
  return ReviewDialog;
};

/** Fetches the code ahead of the tap that asks for it. */
export function preloadListening(): Promise<unknown> {
  return fetchPart(loadDialog);
}

/**
 * Call it in the tap that asks for a review: a phone lets be heard by itself only what a tap began. Without the code
 * being here it does nothing, and the review waits for a tap of its own.
 */
export function unlockListening(): void {
  unlock?.();
}

type ListenBackProps = { noteId: number | null; onClose: () => void };

/** 'I hear you saying...' of the reflection with this id; its code is fetched when it is first asked for. */
export function ListenBack({ noteId, onClose }: ListenBackProps) {
  const { Part, isMissing } = usePart(loadDialog, noteId !== null);
  useRefusal(noteId !== null && isMissing, onClose);
  return Part && <Part noteId={noteId} onClose={onClose} />;
}
