import Check from 'lucide-react/icons/check';
import { Button } from './button.tsx';

export type SaveStatus = 'clean' | 'unsaved' | 'saving' | 'saved' | 'failed';

const words: Record<SaveStatus, string> = {
  clean: '',
  unsaved: 'Not saved yet',
  saving: '',
  saved: 'Saved',
  failed: 'Not saved. Your choice is still here.',
};

type SaveStateProps = {
  status: SaveStatus;
  /** Tries a failed save again, where no button beside it does. */
  onRetry?: () => void;
  /** Keeps room for its line, so that nothing below moves when it says something. */
  keepsRoom?: boolean;
};

/** A quiet line beside what is saved, always true; a screen reader hears it once when it changes. */
export function SaveState({ status, onRetry, keepsRoom = false }: SaveStateProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-5 text-sm ${keepsRoom ? 'min-h-[1lh]' : ''}`}>
      <p role="status" className={`flex items-center gap-1.5 ${status === 'failed' ? 'text-wine' : 'text-soft'}`}>
        {status === 'saved' && <Check aria-hidden className="text-leaf" />}
        {words[status]}
      </p>
      {status === 'failed' && onRetry && (
        <Button variant="plain" className="mx-0 text-sm" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
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
