import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { now } from '#web/lib/clock.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { useDevice, useDevices } from '#web/lib/use-device.ts';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';
import { recentQuery, todayQuery } from './api.ts';
import { CardPaper } from './card/card-paper.tsx';
import { YesterdayLine } from './card/yesterday-line.tsx';
import { makeDraftKey, parseDraft, type Draft } from './keeping/draft.ts';
import { giveBack, loadRunner } from './keeping/outbox-keeper.tsx';
import { onPageAsked } from './keeping/page-call.ts';
import { loadWaitingRows } from './list/recent-reflections.tsx';
import { preloadListening } from './review/listen-back.tsx';
import { useQuestion } from './use-question.ts';
import { cardMark } from './week/drop.ts';

/** The page to write on, once what a killed browser had lost is here again: it opens with whatever was left. */
const pageOf = (userId: number) => async () => {
  const [{ ReflectionDialog }] = await Promise.all([import('./reflection-dialog.tsx'), giveBack(userId)]);
  return ReflectionDialog;
};
const deskOf = (userId: number) => async () => {
  const [{ CardDesk }] = await Promise.all([import('./card/card-desk.tsx'), giveBack(userId)]);
  return CardDesk;
};
const loadSign = () => import('./keeping/waiting-sign.tsx').then((module) => module.WaitingSign);

/** After the first view is there: what it does not need must not compete with it. */
const preloadAfterMs = 1500;

type InvitationProps = {
  userId: number;
  /** The writer's day, as `2025-03-03`. */
  today: string;
};

/**
 * The card that asks for today's reflection and is the paper for it: a tap, and the caret is there. Its button opens the
 * page to write on, with everything that paper alone has not. While nobody can tell whether today has one, it says so to
 * neither.
 */
export function Invitation({ userId, today }: InvitationProps) {
  const { data, isPending } = useQuery(todayQuery);
  const isFirst = useQuery(recentQuery).data?.length === 0;
  const stored = useDevice(`draft:${userId}`);
  const draft = useMemo(() => parseDraft(stored), [stored]);
  const hasDraft = useDevices(`aside:${userId}:`).length > 0 || stored !== null;
  const waiting = useDevices(`outbox:${userId}:`);
  const { question } = useQuestion(today, isFirst);
  // The session had ended under someone's hands: they come back to their words.
  const [open, setOpen] = useState(() => readDevice(`reopen:${userId}`) !== null);
  const [isNear, setNear] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const loadPage = useMemo(() => pageOf(userId), [userId]);
  const loadDesk = useMemo(() => deskOf(userId), [userId]);
  const { Part: Page, isMissing } = usePart(loadPage, open);
  useRefusal(open && isMissing, setOpen);
  const { Part: Desk } = usePart(loadDesk, isNear);
  const { Part: Sign } = usePart(loadSign, waiting.length > 0);
  const complete = (data?.length ?? 0) > 0 || waiting.some((entry) => isFor(entry, today));

  const preload = useCallback(() => {
    preloadDialog();
    setNear(true);
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
  const paper = useRef<HTMLTextAreaElement>(null);
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

  const wiped = useRef<Draft | null>(null);
  /** What is typed before the desk is here, or where its code cannot be had, is kept on this device all the same. */
  const keepTyped = (text: string) => {
    if (text === '') {
      wiped.current = draft;
      forgetDevice(`draft:${userId}`);
    } else {
      const key = draft?.key ?? makeDraftKey(crypto);
      writeDevice(`draft:${userId}`, JSON.stringify({ text, key, at: now().getTime() } satisfies Draft));
    }
  };

  const isWriting = hasDraft || isSaving;
  return (
    <>
      <div
        {...{ [cardMark]: '' }}
        onPointerEnter={preload}
        className="@container rounded-sheet border border-line bg-raised transition-colors hover:border-edge has-[textarea:focus]:border-amber-ink"
      >
        <label className="block cursor-text px-[min(1.5rem,7vw)] pt-7 pb-6 md:px-9 md:pt-9">
          {/* The card keeps its height while its words leave it. */}
          {(!complete || isSaving) && <YesterdayLine />}
          <CardPaper
            paper={paper}
            draft={draft}
            hasDesk={Desk !== null}
            onType={keepTyped}
            onNear={preload}
            invites={
              hasDraft
                ? 'You have started writing.'
                : complete
                  ? 'You have written today.'
                  : (question ?? 'A page for today.')
            }
          />
        </label>
        <div className="flex flex-wrap items-center gap-3 px-[min(1.5rem,7vw)] pb-7 md:px-9 md:pb-9">
          {Desk && (
            <Desk
              userId={userId}
              today={today}
              paper={paper}
              wiped={wiped}
              opener={button}
              isOpen={!open}
              onBusy={setSaving}
            />
          )}
          <button
            ref={button}
            type="button"
            onClick={() => setOpen(true)}
            className={`inline-flex min-h-12 items-center rounded-control px-6 font-medium transition-colors ${
              isWriting || complete ? 'border border-edge hover:bg-tint' : 'bg-solid text-on-solid hover:bg-solid-hover'
            }`}
          >
            {isWriting
              ? 'Carry on writing'
              : complete
                ? 'Write another'
                : isPending
                  ? 'Write'
                  : "Add today's reflection"}
          </button>
        </div>
      </div>
      {Sign && <Sign userId={userId} />}
      {Page && <Page open={open} onOpenChange={setOpen} userId={userId} today={today} isFirst={isFirst} card={paper} />}
    </>
  );
}

/** Whether a remembered entry is for a day. In the words of one no quotation mark stands bare, so it need not be read. */
function isFor(entry: string, day: string): boolean {
  return entry.includes(`"localDate":"${day}"`);
}
