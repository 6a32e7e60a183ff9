import type { Note } from '#shared/contract/notes.ts';
import type { Preferences } from '#shared/contract/settings.ts';
import type { Toast } from '#shared/contract/toasts.ts';

type Known = {
  toast: Pick<Toast, 'createdAt' | 'narrator' | 'tone' | 'voicedBy' | 'unreadable'>;
  preferences: Pick<Preferences, 'voiceStyle' | 'toastTone'> | undefined;
  /** The newest reflections. */
  notes: readonly Pick<Note, 'createdAt' | 'updatedAt'>[];
};

/**
 * Whether another toast would say something new: something was written since, the words of this one are lost, or the
 * other would sound another way.
 */
export function hasSomethingNew({ toast, preferences, notes }: Known): boolean {
  const toldAt = Date.parse(toast.createdAt);
  const isNew = (instant: string | null) => instant !== null && Date.parse(instant) > toldAt;
  const isOtherTone = (tone: Preferences['toastTone']) => tone !== 'auto' && tone !== toast.tone;
  return (
    notes.some(({ createdAt, updatedAt }) => isNew(createdAt) || isNew(updatedAt)) ||
    toast.unreadable === true ||
    toast.voicedBy === 'fallback' ||
    (preferences !== undefined && (preferences.voiceStyle !== toast.narrator || isOtherTone(preferences.toastTone)))
  );
}
