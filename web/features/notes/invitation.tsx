import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { localDateOf } from '#web/lib/dates.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';
import { todayQuery } from './api.ts';
import { promptFor } from './prompts.ts';

const loadPage = () => import('./reflection-dialog.tsx').then((module) => module.ReflectionDialog);

/** After the first view is there: what it does not need must not compete with it. */
const preloadAfterMs = 1500;

function preload(): void {
  preloadDialog();
  fetchPart(loadPage).catch(() => undefined);
}

/** The one large invitation to write, or to write another once today has one. It opens the page to write on. */
export function Invitation({ userId, now }: { userId: number; now: Date }) {
  const { data } = useQuery(todayQuery);
  const hasDraft = useDevice(`draft:${userId}`) !== null;
  const [open, setOpen] = useState(false);
  const { Part: Page, isMissing } = usePart(loadPage, open);
  useRefusal(open && isMissing, setOpen);
  const complete = data !== undefined && data.length > 0;

  // With the code already here the page opens within the tap, which is when a phone lets the keyboard come up.
  useEffect(() => {
    const timer = setTimeout(preload, preloadAfterMs);
    window.addEventListener('online', preload);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', preload);
    };
  }, []);

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        className="group block w-full rounded-sheet border border-line bg-raised px-6 py-7 text-left transition-colors hover:border-edge md:px-9 md:py-9"
      >
        <span className="block font-serif text-2xl leading-heading text-balance text-soft">
          {hasDraft ? 'You have begun to write.' : complete ? 'Today is written.' : promptFor(localDateOf(now))}
        </span>
        <span
          className={`mt-6 inline-flex min-h-12 items-center rounded-control px-6 font-medium transition-colors ${
            complete && !hasDraft
              ? 'border border-edge group-hover:bg-tint'
              : 'bg-solid text-on-solid group-hover:bg-solid-hover'
          }`}
        >
          {hasDraft ? 'Go on writing' : complete ? 'Write another' : "Add today's reflection"}
        </span>
      </button>
      {Page && <Page open={open} onOpenChange={setOpen} userId={userId} now={now} />}
    </>
  );
}
