import type { Player } from '#web/lib/player.ts';
import { usePlayerValue } from '#web/lib/use-player-value.ts';
import cues from './cues.json';
import { sampleLines } from './sample.ts';

/** The words of the sample. While it is heard the line that is said is lit, what was said rests, what comes waits. */
export function Words({ player }: { player: Player }) {
  const isPlaying = usePlayerValue(player, ({ status }) => status === 'playing');
  const current = usePlayerValue(player, ({ currentMs }) => cues.findLastIndex(({ startMs }) => startMs <= currentMs));
  return (
    <div className="grid gap-1.5">
      {sampleLines.map(({ text }, index) => {
        const isSaid = isPlaying && index === current;
        return (
          <p
            key={text}
            data-said={isSaid || undefined}
            className={`relative font-serif text-xl leading-text text-balance transition-colors duration-[240ms] md:text-2xl md:leading-text ${
              isPlaying ? shade(index, current) : 'text-ink'
            }`}
          >
            {text}
            <span
              aria-hidden
              className={`absolute inset-y-1 -left-3 w-0.5 rounded-full bg-amber transition-opacity duration-[240ms] ${
                isSaid ? '' : 'opacity-0'
              }`}
            />
          </p>
        );
      })}
    </div>
  );
}

/** 4.5:1 and more on paper, in both themes. */
function shade(index: number, current: number): string {
  if (index === current) {
    return 'text-ink';
  }
  return index < current ? 'text-ink/78 dark:text-ink/72' : 'text-ink/64 dark:text-ink/54';
}
