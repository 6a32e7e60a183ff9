import { useEffect, useRef } from 'react';
import type { Playable } from '#web/lib/player.ts';
import type { Cue } from '#web/lib/cues.ts';
import { spokenTime } from '#web/lib/cues.ts';

/** Says a place, such as 'Line 3 of 9', for its time in milliseconds. */
export type SayPlace = (ms: number) => string;

type StrokesProps = {
  player: Playable;
  cues: readonly Cue[];
  durationMs: number;
  /** Given where times are only guessed: then the slider's steps lead from line to line. */
  sayPlace?: SayPlace | undefined;
  onSeek: () => void;
};

/**
 * The seek bar made of the words: one stroke for each sentence, as long as it is spoken. Beneath it is a slider
 * from 0 to 100, which a hand, a keyboard and a screen reader use.
 */
export function Strokes({ player, cues, durationMs, sayPlace, onSeek }: StrokesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  /** Whether a hand moves it, which points at a place; a phone tells of the new value only after the hand is gone. */
  const isTouched = useRef(false);
  /** What it stood at before a step. */
  const before = useRef(0);
  const say = sayPlace ?? ((ms: number) => `${spokenTime(ms)} of ${spokenTime(player.getState().durationMs)}`);
  const sayLatest = useRef(say);
  sayLatest.current = say;

  useEffect(() => {
    const draw = () => {
      const { currentMs, bufferedMs, durationMs: length, status } = player.getState();
      const at = length > 0 ? Math.min((currentMs / length) * 100, 100) : 0;
      frame.current?.style.setProperty('--played', `${at}%`);
      frame.current?.style.setProperty('--loaded', `${length > 0 ? Math.min((bufferedMs / length) * 100, 100) : 0}%`);
      const input = slider.current;
      // A slider that has the focus and moves by itself would be read aloud over the voice.
      if (input && !(status === 'playing' && document.activeElement === input)) {
        settle(input, at, currentMs);
      }
    };
    const settle = (input: HTMLInputElement, at: number, ms: number) => {
      const value = String(Math.round(at));
      if (input.value !== value || input.ariaValueText === null) {
        input.value = value;
        before.current = Number(value);
        input.ariaValueText = sayLatest.current(ms);
      }
    };
    draw();
    return player.subscribe(draw);
  }, [player]);

  const catchUp = (input: HTMLInputElement) => {
    const { currentMs, durationMs: length } = player.getState();
    input.value = String(length > 0 ? Math.round((currentMs / length) * 100) : 0);
    before.current = Number(input.value);
  };

  return (
    <div ref={frame} className="relative h-11 rounded-mark outline-offset-2 outline-focus has-focus-visible:outline-2">
      {/* Told apart by how thick they are as well as by colour; each is 3:1 and more on the page. */}
      <Row cues={cues} durationMs={durationMs} className="h-1 bg-edge" />
      <Row cues={cues} durationMs={durationMs} className="h-1.5 bg-edge" clip="--loaded" />
      <Row cues={cues} durationMs={durationMs} className="h-2.5 bg-amber" clip="--played" />
      <span aria-hidden className="absolute inset-y-2.5 left-(--played) -ml-px w-0.5 rounded-full bg-ink" />
      <input
        ref={slider}
        type="range"
        min="0"
        max="100"
        step="1"
        defaultValue="0"
        aria-label="Position in the toast"
        className="absolute inset-0 m-0 size-full cursor-pointer appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
        onPointerDown={() => {
          isTouched.current = true;
        }}
        onBlur={() => {
          isTouched.current = false;
        }}
        onKeyDown={(event) => {
          isTouched.current = false;
          catchUp(event.currentTarget);
        }}
        onInput={(event) => {
          const { durationMs: length } = player.getState();
          const value = Number(event.currentTarget.value);
          const ms = (value / 100) * length;
          // A step within a line would lead back to its beginning, again and again.
          if (sayPlace && !isTouched.current && value > 0 && value < 100) {
            player.seekBy(value - before.current);
          } else {
            player.seek(ms);
          }
          before.current = value;
          event.currentTarget.ariaValueText = say(sayPlace ? player.getState().currentMs : ms);
          onSeek();
        }}
      />
    </div>
  );
}

type RowProps = { cues: readonly Cue[]; durationMs: number; className: string; clip?: '--loaded' | '--played' };

function Row({ cues, durationMs, className, clip }: RowProps) {
  const length = durationMs || (cues.at(-1)?.endMs ?? 1);
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-1/2 h-2.5 -translate-y-1/2"
      style={clip && { clipPath: `inset(0 calc(100% - var(${clip}, 0%)) 0 0)` }}
    >
      {cues.map((cue, index) => (
        <span
          key={index}
          className={`absolute top-1/2 min-w-0.5 -translate-y-1/2 rounded-full ${className}`}
          style={{
            left: `${(cue.startMs / length) * 100}%`,
            width: `calc(${((cue.endMs - cue.startMs) / length) * 100}% - 1px)`,
          }}
        />
      ))}
    </div>
  );
}
