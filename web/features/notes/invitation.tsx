import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { localDateOf } from '#web/lib/dates.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { todayQuery } from './api.ts';
import { promptFor } from './prompts.ts';
import type { ReflectionDialogProps } from './reflection-dialog.tsx';

const load = () => import('./reflection-dialog.tsx').then((module) => module.ReflectionDialog);
const LazyDialog = lazy(async () => ({ default: await load() }));

type DialogComponent = ComponentType<ReflectionDialogProps>;

/** The one large invitation to write, or to write another once today has one. It opens the page to write on. */
export function Invitation({ userId, now }: { userId: number; now: Date }) {
  const { data } = useQuery(todayQuery);
  const hasDraft = useDevice(`draft:${userId}`) !== null;
  const [open, setOpen] = useState(false);
  const [Page, setPage] = useState<DialogComponent | null>(null);
  const ready = useRef<DialogComponent>(LazyDialog);
  const complete = data !== undefined && data.length > 0;

  // With the code already here the page opens within the tap, which is when a phone lets the keyboard come up.
  useEffect(() => {
    const timer = setTimeout(() => {
      preloadDialog();
      load().then(
        (component) => {
          ready.current = component;
        },
        () => undefined,
      );
    }, 1500);
    return () => clearTimeout(timer);
  }, []);

  const onOpen = () => {
    setPage((page: DialogComponent | null) => page ?? ready.current);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        onPointerEnter={preloadDialog}
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
      {Page && (
        <Suspense>
          <Page open={open} onOpenChange={setOpen} userId={userId} now={now} />
        </Suspense>
      )}
    </>
  );
}
