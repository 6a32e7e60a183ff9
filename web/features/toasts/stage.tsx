import type { RefObject } from 'react';
import { useId } from 'react';
import { typographic } from '#shared/typographic.ts';
import type { Place } from './device-utterances.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { WhyButton } from './why.tsx';

type Words = readonly Pick<Line, 'text'>[];

const row = 'relative font-serif text-2xl leading-toast break-words md:text-3xl md:leading-[1.5]';
/** Room for the player at the bottom, both for the glide and for a focus that comes by keyboard. */
const clear = 'scroll-mt-28 scroll-mb-40';
const column = 'grid grid-cols-1 gap-4 md:gap-5';
/** What a line needs that can be asked about: a way to know that the hand is on it, and a margin on a phone. */
const asked = 'group pr-5 md:pr-0';

const saidNow = 'underline decoration-amber decoration-2 underline-offset-[0.22em]';

type StageProps = {
  lines: Words;
  /** The sentence that is spoken; -1 before the first. */
  current: number;
  playing: boolean;
  ended: boolean;
  /** The word of it that is spoken, where that is known. */
  word?: Place | null | undefined;
  /** Whether its lines appear one by one. */
  isGrowing?: boolean | undefined;
  list: RefObject<HTMLOListElement | null>;
  /** Called with the number of a sentence that was touched. */
  onPick: (index: number) => void;
  /** Called with the number of a sentence whose reflections are asked for. */
  onWhy?: ((index: number) => void) | undefined;
};

/**
 * A toast as it is spoken: the sentence being said is lit, what was said rests, what comes waits. Touching a
 * sentence takes the voice there. Tab stops at one of them, and the arrows up and down go from there.
 */
export function Stage({ lines, current, playing, ended, word, isGrowing = false, list, onPick, onWhy }: StageProps) {
  const id = useId();
  const stopAt = useRovingFocus({ list, count: lines.length, current });
  return (
    <ol ref={list} className={column}>
      {lines.map((line, index) => {
        const isCurrent = index === current && !ended;
        return (
          <li
            key={`${index} ${line.text}`}
            className={`${row} ${clear} ${onWhy ? asked : ''} ${isGrowing ? 'animate-rise motion-reduce:animate-appear' : ''}`}
          >
            <button
              id={`${id}${index}`}
              type="button"
              {...stopAt(index)}
              aria-current={isCurrent ? 'true' : undefined}
              className={`${clear} w-full rounded-mark text-left transition-colors duration-[240ms] hover:text-ink ${
                playing && current >= 0 ? shade(index, current) : 'text-ink'
              }`}
              onClick={() => onPick(index)}
            >
              {isCurrent && word ? <MarkedWord text={typographic(line.text)} {...word} /> : typographic(line.text)}
            </button>
            <span
              aria-hidden
              className={`absolute inset-y-1.5 -left-3 w-0.5 rounded-full bg-amber transition-opacity duration-[240ms] md:-left-6 ${
                isCurrent ? '' : 'opacity-0'
              }`}
            />
            {onWhy && (
              <WhyButton line={`${id}${index}`} seen={isCurrent} stop={stopAt(index)} onAsk={() => onWhy(index)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A line with the word that is being said; nothing moves when it comes and goes. */
function MarkedWord({ text, start, end }: Place & { text: string }) {
  return (
    <>
      {text.slice(0, start)}
      <span className={saidNow}>{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  );
}

/** The words of a toast that cannot be heard. */
export function SilentStage({ lines, onWhy }: Pick<StageProps, 'lines' | 'onWhy'>) {
  const id = useId();
  return (
    <div className={column}>
      {lines.map((line, index) => (
        <div key={`${index} ${line.text}`} className={`${row} ${onWhy ? asked : ''}`}>
          <p id={`${id}${index}`}>{typographic(line.text)}</p>
          {onWhy && <WhyButton line={`${id}${index}`} seen={false} onAsk={() => onWhy(index)} />}
        </div>
      ))}
    </div>
  );
}

/** The person's name above the words, put there by this device. Nothing while it is the default 'you'. */
export function Greeting({ displayName }: { displayName: string }) {
  return displayName === defaultDisplayName ? null : (
    <p className={`${row} mb-4 text-amber-ink md:mb-5`}>{typographic(displayName)},</p>
  );
}

/** 3:1 and more on paper for these large letters, in both themes. */
function shade(index: number, current: number): string {
  if (index === current) {
    return 'text-ink';
  }
  return index < current ? 'text-ink/70 dark:text-ink/62' : 'text-ink/51 dark:text-ink/42';
}
