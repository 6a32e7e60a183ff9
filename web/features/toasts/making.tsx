import { describeProgress, type Progress } from '#shared/contract/toast-progress.ts';

const unknownLength = 9;
const waitingWords = 'Your toast is being made';

/** What is happening, for a screen reader: it changes with each stage, not with each sentence. */
export function sayStage(now: Progress): string {
  if (now.stage === 'voicing') {
    return 'Voicing';
  }
  return now.stage === 'writing' ? 'Writing' : describeProgress(now) || waitingWords;
}

/** A toast on its way: what is happening, in words, and a stroke for every sentence that has found its voice. */
export function Making({ now }: { now: Progress }) {
  return (
    <div className="grid min-h-[46dvh] content-center gap-8">
      <p aria-hidden className="font-serif text-3xl leading-heading tabular-nums md:text-4xl">
        {describeProgress(now) || waitingWords}
      </p>
      <VoicedStrokes now={now} />
      <p className="max-w-measure text-soft">You can leave this page. Your toast will be here when you come back.</p>
    </div>
  );
}

/** A stroke for every sentence, filled once it is voiced. Their number is a guess until the voice begins. */
export function VoicedStrokes({ now }: { now: Progress }) {
  const voiced = now.stage === 'voicing' ? now.step : 0;
  const total = now.stage === 'voicing' ? now.of : unknownLength;
  return (
    <div
      role="progressbar"
      aria-label="Making your toast"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={now.stage === 'voicing' ? voiced : undefined}
      className="flex gap-1.5"
    >
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={`h-1.5 flex-1 rounded-full transition-colors duration-[240ms] ${index < voiced ? 'bg-amber' : 'bg-line'}`}
        />
      ))}
    </div>
  );
}
