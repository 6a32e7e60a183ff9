import { useEffect, useRef } from 'react';
import type { Line } from '#shared/contract/toasts.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { DialogFrame } from '#web/ui/dialog-frame.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { markWords } from './marked-words.ts';
import type { Behind } from './reflections-behind.ts';
import { isChangedSince, reflectionsBehind } from './reflections-behind.ts';
import type { Reflections, WhyProps } from './why.tsx';
import { whyTitle } from './why.tsx';

/** A line and the reflections it rests on, whole, with the words marked that it took. */
export function WhyDialog({ line, toldAt, open, onOpenChange, reflections }: WhyProps) {
  const said = useRef<HTMLParagraphElement>(null);
  return (
    <DialogFrame
      open={open}
      onOpenChange={onOpenChange}
      title={<span className="block font-sans text-base leading-text tracking-normal text-soft">{whyTitle}</span>}
      initialFocus={said}
    >
      {/* Focus starts here and not on the way out: from here the arrow keys move through a long reflection. */}
      <p
        ref={said}
        tabIndex={-1}
        dir="auto"
        className="mb-6 border-s-2 border-amber ps-4 font-serif text-xl leading-toast break-words md:text-2xl md:leading-toast"
      >
        {line && typographic(line.text)}
      </p>
      {line && <Answer line={line} toldAt={toldAt} reflections={reflections} />}
    </DialogFrame>
  );
}

type AnswerProps = { line: Line; toldAt: string | undefined; reflections: Reflections };

function Answer({ line, toldAt, reflections }: AnswerProps) {
  const { notes, isReading, isMissing, onRetry } = reflections;
  const list = useRef<HTMLUListElement>(null);
  const behind = reflectionsBehind(line, notes);
  const isWhole = behind.every(({ note }) => note);

  // In a long reflection the words may stand far below. After the next frame, as the focus that the dialog takes
  // scrolls too.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('mark')?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [line, isWhole]);

  if (line.from !== undefined) {
    return (
      <p className="text-soft">
        <bdi>{line.from}</bdi> sent you this line, and you let it be spoken.
      </p>
    );
  }
  if (behind.length === 0) {
    return <p className="text-soft">This line is ours: it says nothing about your week.</p>;
  }
  if (isMissing && !isWhole) {
    return (
      <LoadProblem
        message="Your reflections could not be loaded just now. They are safe where they are."
        onRetry={onRetry}
        isRetrying={isReading}
      />
    );
  }
  return (
    <>
      {isReading && !isWhole && (
        <p role="status" className="sr-only">
          Loading your reflections
        </p>
      )}
      <ul ref={list}>
        {behind.map((each) => (
          <li key={each.noteId} className="border-t border-line py-5 last:pb-0">
            <Reflection behind={each} toldAt={toldAt} isReading={isReading} />
          </li>
        ))}
      </ul>
    </>
  );
}

type ReflectionProps = { behind: Behind; toldAt: string | undefined; isReading: boolean };

function Reflection({ behind, toldAt, isReading }: ReflectionProps) {
  const { note, words } = behind;
  if (!note) {
    return isReading ? (
      <>
        <Skeleton className="mb-4 h-4 w-28" />
        <SkeletonLines lines={2} />
      </>
    ) : (
      <p className="text-soft">This reflection has been deleted since.</p>
    );
  }
  return (
    <>
      <time dateTime={note.localDate} className="text-sm text-soft">
        {sayLocalDay(note.localDate)}
      </time>
      {note.unreadable && <p className="text-soft">Its words cannot be read any more: they were damaged.</p>}
      {!note.unreadable && isChangedSince(behind, toldAt) && (
        <p className="text-soft">This reflection has been changed since.</p>
      )}
      <p dir="auto" className="mt-1 font-serif text-lg leading-toast break-words whitespace-pre-line">
        {markWords(typographic(note.content), words).map(({ text, marked }, index) =>
          marked ? (
            <mark
              key={index}
              className="scroll-my-20 bg-amber/15 text-ink underline decoration-amber decoration-2 underline-offset-[0.25em]"
            >
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}
