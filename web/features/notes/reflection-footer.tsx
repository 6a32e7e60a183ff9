import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '#web/ui/button.tsx';
import type { PageDraft } from './keeping/draft.ts';
import { briefly, stateLine } from './keeping/state-line.ts';
import { aboveBar, behindMore } from './phone-page.ts';
import type { PageSaving } from './use-page-saving.ts';

type ReflectionFooterProps = {
  page: PageDraft;
  saving: PageSaving;
  /** On a phone: whether all there is besides paper and bar is shown. */
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
};

/** Below the page: where its words are, and the two ways to save them. */
export function ReflectionFooter({ page, saving, unfolded, onUnfold }: ReflectionFooterProps) {
  const { deed, isBusy, save } = saving;
  const { line, isNews } = stateLine(page, saving);
  const isSaidAbove = unfolded || (isNews && !isBusy);
  return (
    <>
      <p className={`min-w-0 text-sm text-soft md:flex-1 md:basis-0 ${aboveBar} ${isSaidAbove ? '' : 'max-md:hidden'}`}>
        {line}
      </p>
      <p className="min-w-20 flex-1 text-sm text-soft md:hidden">{!isSaidAbove && briefly(page, saving)}</p>
      <p role="status" className="sr-only">
        {isNews && line}
      </p>
      <Button
        className={`${behindMore} ${aboveBar} md:min-w-min`}
        pending={isBusy && deed === 'listen' && 'Saving...'}
        onClick={() => save('listen')}
      >
        Save and Listen Back Summary
      </Button>
      <button
        type="button"
        aria-expanded={unfolded}
        aria-label="More for this page"
        className="grid size-11 flex-none place-items-center rounded-full text-soft transition-colors hover:bg-tint hover:text-ink aria-expanded:bg-tint aria-expanded:text-ink md:hidden"
        onClick={() => onUnfold(!unfolded)}
      >
        <Ellipsis aria-hidden />
      </button>
      <Button variant="solid" pending={isBusy && deed === 'save' && 'Saving...'} onClick={() => save('save')}>
        Save
      </Button>
    </>
  );
}
