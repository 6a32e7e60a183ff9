import { useNavigate } from 'react-router';
import { useConfig } from '#web/lib/config.ts';
import { Button } from '#web/ui/button.tsx';
import { useEnterTestingMode } from './testing-mode.ts';

/** The way into testing mode, below the form; nothing where the operator has not switched it on. */
export function TestingDoor() {
  const { data: config } = useConfig();
  const navigate = useNavigate();
  const { enter, isPending } = useEnterTestingMode(() => void navigate('/', { replace: true }));
  if (!config?.testingModeEnabled) {
    return null;
  }
  return (
    <section aria-labelledby="testing-mode" className="mt-8 grid gap-4 rounded-control border border-amber bg-tint p-5">
      <h2 id="testing-mode" className="text-xl">
        Look around first
      </h2>
      <p>A sample week is already written: read it, add to it, and hear its toast.</p>
      <p className="text-sm text-soft">
        Testing mode bypasses the normal login and lets you generate as many toasts as you like, without saving anything
        to the database.
      </p>
      <Button pending={isPending && 'Entering...'} onClick={enter}>
        Enter Testing Mode
      </Button>
    </section>
  );
}
