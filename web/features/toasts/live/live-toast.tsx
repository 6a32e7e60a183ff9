import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { describeProgress, type Progress } from '#shared/contract/toast-progress.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { lineAt } from '#web/lib/cues.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import { keepMediaSession } from '../media-session.ts';
import { Greeting } from '../stage.tsx';
import { ToldLines } from '../told-lines.tsx';
import { piecesSource, type Hearing } from './hearing.ts';
import { RisingGlass } from './rising-glass.tsx';

type LiveToastProps = {
  hearing: Hearing;
  now: Progress;
  /** Whether more of it is still to be made. */
  isMaking: boolean;
  /** Its words, once all of them are known. */
  lines: readonly Line[] | null;
  displayName: string;
  /** Where the name is heard that comes before the first line. */
  intro: string | null;
  /** What comes after its last line, once it is whole. */
  closing?: ReactNode;
  /** Called with a line whose reflections are asked for. */
  onWhy: (line: Line) => void;
};

const title = 'Your toast';

/** A toast that is heard while it is made: its words appear as they are spoken, and the glass fills. */
export function LiveToast({ hearing, now, isMaking, lines, displayName, intro, closing, onWhy }: LiveToastProps) {
  const { player } = hearing;
  const heard = useSyncExternalStore(hearing.onLines, hearing.lines);
  useEffect(() => {
    const detach = player.attach();
    player.load(piecesSource, 0);
    const takeOff = keepMediaSession(player, title);
    return () => {
      takeOff();
      detach();
    };
  }, [player]);
  useEffect(() => player.introduce(intro), [player, intro]);

  const isUnderWay = usePlayerValue(player, ({ status }) => status === 'playing' || status === 'paused');
  const current = usePlayerValue(player, ({ currentMs }) => lineAt(heard, currentMs));
  const reached = useRef(-1);
  reached.current = isUnderWay ? Math.max(reached.current, current) : -1;
  const known = lines ?? heard;
  // Words that were there to be read before they could be heard stay; others appear as they are spoken.
  const [isNew] = useState(lines === null);
  const shown = isNew && isUnderWay ? known.slice(0, reached.current + 1) : known;

  return (
    <ToldLines
      lines={shown}
      cues={heard}
      player={player}
      isGrowing={isNew}
      before={
        shown.length > 0 ? (
          <Greeting displayName={displayName} />
        ) : (
          <div className="grid h-[56dvh] place-content-center justify-items-center gap-6 text-center">
            <RisingGlass now={now} className="w-44" />
            <p aria-hidden className="min-h-8 font-serif text-2xl text-soft tabular-nums">
              {now.stage === 'voicing' ? '' : describeProgress(now)}
            </p>
          </div>
        )
      }
      closing={isMaking ? undefined : closing}
      trouble={
        isMaking &&
        shown.length > 0 && (
          <div className="-mx-5 flex items-center gap-3 bg-paper px-5 pb-3 text-sm text-soft md:-mx-8 md:px-8">
            <RisingGlass now={now} className="w-8 flex-none" />
            The rest is on its way
          </div>
        )
      }
      {...(lines && {
        onWhy: (index: number) => {
          const line = lines[index];
          if (line) {
            onWhy(line);
          }
        },
      })}
    />
  );
}
