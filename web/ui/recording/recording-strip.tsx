import Square from 'lucide-react/icons/square';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LevelStrokes } from './level-strokes.tsx';
import { timeOf } from './recorder-words.ts';
import type { Recorder } from './recorder.ts';
import { mostMs as usualMostMs } from './use-recorder.ts';

const tickMs = 250;
/** When so little is left, it is said. */
const nearEndMs = 30_000;

type RecordingStripProps = {
  recorder: Recorder;
  isOn: boolean;
  /** What is under way once it has stopped. */
  closing: string;
  onStop: () => void;
  /** How long it can be, in milliseconds. */
  mostMs?: number;
};

/** While it records: the way to stop, how loud it is, and how long it has been. */
export function RecordingStrip({ recorder, isOn, closing, onStop, mostMs = usualMostMs }: RecordingStripProps) {
  const ms = useElapsed(recorder);
  return (
    <div className="flex min-h-11 min-w-0 basis-full flex-wrap items-center gap-x-4">
      <Button pending={!isOn && closing} onClick={onStop}>
        <Square aria-hidden fill="currentColor" className="size-3.5 text-wine" />
        Stop
      </Button>
      {isOn && <LevelStrokes level={recorder.level} />}
      <p role="timer" className="flex-none text-sm text-soft tabular-nums">
        {timeOf(ms, mostMs)}
      </p>
      <p role="status" className="sr-only">
        {isOn && (mostMs - ms <= nearEndMs ? 'Half a minute left.' : 'Recording')}
      </p>
    </div>
  );
}

/** How long it has been recording, in whole seconds as milliseconds. */
function useElapsed(recorder: Recorder): number {
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMs(Math.floor(recorder.elapsed() / 1000) * 1000), tickMs);
    return () => clearInterval(timer);
  }, [recorder]);
  return ms;
}
