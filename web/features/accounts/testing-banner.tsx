import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetDevice } from '#web/lib/device.ts';
import { leaveFocus } from '#web/ui/focus-heading.ts';
import { useLeaveTestingMode } from './testing-mode.ts';

const action =
  'min-h-11 rounded-control transition-colors hover:bg-solid-hover focus-visible:-outline-offset-4 focus-visible:outline-on-solid';

/** Says on every page of a visitor in testing mode that nothing is kept, until it is put away for this visit. */
export function TestingBanner() {
  const [isShown, setShown] = useState(true);
  const navigate = useNavigate();
  const leave = useLeaveTestingMode(() => {
    // The next person at this device is not greeted with the name of this one.
    forgetDevice('displayName');
    void navigate('/auth');
  });
  if (!isShown) {
    return null;
  }
  return (
    <aside
      ref={leaveFocus}
      aria-label="Testing mode"
      data-testing-banner
      className="sticky top-0 z-40 border-b border-amber bg-solid text-on-solid"
    >
      <div className="mx-auto flex max-w-wide min-h-(--banner) items-center pr-1 pl-5 text-sm md:gap-x-2 md:pr-5 md:pl-8">
        <p className="flex-1 py-2 font-medium">Testing Mode Active - No changes will be saved to the database</p>
        <button
          type="button"
          className={`${action} px-2 font-medium underline md:px-3 underline-offset-4`}
          aria-disabled={leave.isPending || undefined}
          onClick={() => !leave.isPending && leave.mutate()}
        >
          Leave
        </button>
        <button
          type="button"
          aria-label="Hide this banner"
          className={`${action} grid size-11 place-items-center`}
          onClick={() => setShown(false)}
        >
          <X aria-hidden />
        </button>
      </div>
    </aside>
  );
}
