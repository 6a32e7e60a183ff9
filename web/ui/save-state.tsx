import Check from 'lucide-react/icons/check';

export type SaveStatus = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed';

const words: Record<SaveStatus, string> = {
  clean: '',
  unsaved: 'Not saved yet',
  saving: '',
  saved: 'Saved',
  failed: 'Not saved. Your choice is still here.',
};

/** A quiet line beside a save button that is always true; a screen reader hears it once when it changes. */
export function SaveState({ status }: { status: SaveStatus }) {
  return (
    <p role="status" className={`flex items-center gap-1.5 text-sm ${status === 'failed' ? 'text-wine' : 'text-soft'}`}>
      {status === 'saved' && <Check aria-hidden className="text-leaf" />}
      {words[status]}
    </p>
  );
}

/** What a form's save line should say. `isDirty` wins over an earlier save, and a failure holds until the next try. */
export function saveStatus(form: {
  isDirty: boolean;
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
}): SaveStatus {
  if (form.isPending) {
    return 'saving';
  }
  if (form.isError && form.isDirty) {
    return 'failed';
  }
  if (form.isDirty) {
    return 'unsaved';
  }
  return form.isSuccess ? 'saved' : 'clean';
}
