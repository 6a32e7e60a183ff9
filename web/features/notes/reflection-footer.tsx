import { Button } from '#web/ui/button.tsx';
import type { PageDraft } from './keeping/draft.ts';
import { stateLine } from './keeping/state-line.ts';
import type { PageSaving } from './use-page-saving.ts';

/** Below the page: where its words are, and the two ways to save them. */
export function ReflectionFooter({ page, saving }: { page: PageDraft; saving: PageSaving }) {
  const { deed, isBusy, save } = saving;
  const { line, isNews } = stateLine(page, saving);
  return (
    <>
      <p className="min-w-0 basis-full text-sm text-soft max-sm:min-h-[2lh] md:flex-1 md:basis-0">{line}</p>
      <p role="status" className="sr-only">
        {isNews && line}
      </p>
      <Button
        className="min-w-min flex-1 md:flex-none"
        pending={isBusy && deed === 'listen' && 'Saving...'}
        onClick={() => save('listen')}
      >
        Save and Listen Back Summary
      </Button>
      <Button variant="solid" pending={isBusy && deed === 'save' && 'Saving...'} onClick={() => save('save')}>
        Save
      </Button>
    </>
  );
}
