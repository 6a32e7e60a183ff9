import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetDevice, readDevice } from '#web/lib/device.ts';
import { useDevice, useDevices } from '#web/lib/use-device.ts';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';
import { todayQuery } from './api.ts';
import { giveBack, loadRunner } from './keeping/outbox-keeper.tsx';
import { onPageAsked } from './keeping/page-call.ts';
import { loadWaitingRows } from './list/recent-reflections.tsx';
import { preloadListening } from './review/listen-back.tsx';
import { useQuestion } from './use-question.ts';

/** The page to write on, once what a killed browser had lost is here again: it opens with whatever was left. */
const pageOf = (userId: number) => async () => {
  const [{ ReflectionDialog }] = await Promise.all([import('./reflection-dialog.tsx'), giveBack(userId)]);
  return ReflectionDialog;
};
const loadSign = () => import('./keeping/waiting-sign.tsx').then((module) => module.WaitingSign);

/** After the first view is there: what it does not need must not compete with it. */
const preloadAfterMs = 1500;

/**
 * The one large invitation to write, or to write another once today has one; to write, as long as nobody can tell which.
 * It opens the page to write on.
 *
 * @param today the writer's day, as `2025-03-03`
 */
export function Invitation({ userId, today }: { userId: number; today: string }) {
  const { data, isPending } = useQuery(todayQuery);
  const hasPage = useDevice(`draft:${userId}`) !== null;
  const hasDraft = useDevices(`aside:${userId}:`).length > 0 || hasPage;
  const waiting = useDevices(`outbox:${userId}:`);
  const { question } = useQuestion(today);
  // The session had ended under someone's hands: they come back to their words.
  const [open, setOpen] = useState(() => readDevice(`reopen:${userId}`) !== null);
  const loadPage = useMemo(() => pageOf(userId), [userId]);
  const { Part: Page, isMissing } = usePart(loadPage, open);
  useRefusal(open && isMissing, setOpen);
  const { Part: Sign } = usePart(loadSign, waiting.length > 0);
  const complete = (data?.length ?? 0) > 0 || waiting.some((entry) => isFor(entry, today));

  const preload = useCallback(() => {
    preloadDialog();
    // All that writing needs, also should the connection be gone by then.
    const parts = [fetchPart(loadPage), fetchPart(loadSign), fetchPart(loadWaitingRows), preloadListening()];
    for (const fetched of [...parts, loadRunner()]) {
      fetched.catch(() => undefined);
    }
  }, [loadPage]);

  // With the code already here the page opens within the tap, which is when a phone lets the keyboard come up.
  useEffect(() => {
    const timer = setTimeout(preload, preloadAfterMs);
    window.addEventListener('online', preload);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', preload);
    };
  }, [preload]);

  useEffect(() => forgetDevice(`reopen:${userId}`), [userId]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      onPageAsked(() => {
        // Whatever asked may be gone when the page is closed again.
        button.current?.focus({ preventScroll: true });
        setOpen(true);
      }),
    [],
  );

  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        className="group @container block w-full rounded-sheet border border-line bg-raised px-[min(1.5rem,7vw)] py-7 text-left transition-colors hover:border-edge md:px-9 md:py-9"
      >
        {/* With very large letters a single word may be wider than a phone. */}
        <span className="block font-serif text-2xl leading-heading text-balance break-words text-soft @max-3xs:hyphens-auto">
          {hasDraft
            ? 'You have started writing.'
            : complete
              ? 'You have written today.'
              : (question ?? 'A page for today.')}
        </span>
        <span
          className={`mt-6 inline-flex min-h-12 items-center rounded-control px-6 font-medium transition-colors ${
            complete && !hasDraft
              ? 'border border-edge group-hover:bg-tint'
              : 'bg-solid text-on-solid group-hover:bg-solid-hover'
          }`}
        >
          {hasDraft ? 'Carry on writing' : complete ? 'Write another' : isPending ? 'Write' : "Add today's reflection"}
        </span>
      </button>
      {Sign && <Sign userId={userId} />}
      {Page && <Page open={open} onOpenChange={setOpen} userId={userId} today={today} />}
    </>
  );
}

/** Whether a remembered entry is for a day. In the words of one no quotation mark stands bare, so it need not be read. */
function isFor(entry: string, day: string): boolean {
  return entry.includes(`"localDate":"${day}"`);
}
