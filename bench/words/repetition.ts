import { framesOf, sameFrame, wholeFrame } from './frames.ts';
import type { Toast } from './toasts.ts';

/** Something heard again too soon: the line, the line it was heard in before, and how many weeks lie between. */
export type Return = { toast: Toast; line: string; before: string; weeks: number };

/** How many weeks must go by before an opening or a closing, or a frame of any line, is heard again. */
export const apart = { ends: 12, frames: 6 } as const;

type Heard = { toast: Toast; line: string; stretches: ReadonlySet<string> };

/** Openings, closings and frame sentences of a person's toasts, in order of weeks, that return too soon. */
export function returnsIn(toasts: readonly Toast[]): { openings: Return[]; closings: Return[]; frames: Return[] } {
  const ends = (place: number): Return[] =>
    returnsAmong(
      toasts.map((toast) => {
        const line = toast.lines.at(place);
        return line ? [heard(toast, line.text, wholeFrame(framesOf(line.text, notesOf(toast, line.noteIds))))] : [];
      }),
      apart.ends,
    );
  const frames = returnsAmong(
    toasts.map((toast) =>
      toast.lines.flatMap(({ text, noteIds }) =>
        framesOf(text, notesOf(toast, noteIds)).map(({ sentence, stretches }) => heard(toast, sentence, stretches)),
      ),
    ),
    apart.frames,
  );
  return { openings: ends(0), closings: ends(-1), frames };
}

function heard(toast: Toast, line: string, stretches: ReadonlySet<string>): Heard {
  return { toast, line, stretches };
}

function notesOf({ from, earlier }: Toast, ids: readonly number[]): string[] {
  return [...earlier, ...from.notes].filter(({ id }) => ids.includes(id)).map(({ content }) => content);
}

/** Each thing heard that is like one of the same toast or of the weeks before it. */
function returnsAmong(weeks: readonly Heard[][], within: number): Return[] {
  const all = weeks.flat().filter(({ stretches }) => stretches.size > 0);
  return all.flatMap((now, at) => {
    const before = all
      .slice(0, at)
      .findLast((then) => now.toast.week - then.toast.week <= within && sameFrame(now.stretches, then.stretches));
    return before
      ? [{ toast: now.toast, line: now.line, before: before.line, weeks: now.toast.week - before.toast.week }]
      : [];
  });
}
