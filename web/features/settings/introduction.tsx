import { useQuery } from '@tanstack/react-query';
import type { Narrator } from '#shared/contract/narrators.ts';
import { typographic } from '#shared/typographic.ts';
import { useClip, useClipPlace } from '#web/lib/clip.ts';
import { lineAt } from '#web/lib/cues.ts';
import { KeepsRoom } from '#web/ui/keeps-room.tsx';
import { introductionQuery } from './api.ts';

type IntroductionProps = {
  narrators: readonly Narrator[];
  /** Whose words are shown. */
  narrator: Narrator | undefined;
  /** What stands in their place while nobody is chosen. */
  instead?: string;
};

/** What a narrator says of themselves. While they talk, the line that is said is lit; nothing moves by that. */
export function Introduction({ narrators, narrator, instead }: IntroductionProps) {
  const heard = useClip();
  const speaker = narrators.find(({ sampleUrl }) => sampleUrl === heard);
  return (
    <div className="border-l-2 border-amber/60 pl-4 font-serif leading-text md:text-lg">
      <KeepsRoom texts={narrators.map(({ introduction }) => introduction.map(typographic).join(' '))}>
        {narrator ? (
          <Spoken key={narrator.id} narrator={narrator} />
        ) : (
          <span className="self-center text-soft">{instead}</span>
        )}
      </KeepsRoom>
      <p role="status" className="sr-only">
        {speaker && `${speaker.name} is speaking.`}
      </p>
    </div>
  );
}

function Spoken({ narrator: { id, introduction, sampleUrl } }: { narrator: Narrator }) {
  const isHeard = useClip() === sampleUrl;
  const cues = useQuery({ ...introductionQuery(id), enabled: isHeard }).data?.cues ?? [];
  const current = useClipPlace(sampleUrl, (ms) => lineAt(cues, ms));
  return (
    <span className="block animate-appear">
      {introduction.map((line, index) => (
        <span
          key={line}
          aria-current={index === current ? 'true' : undefined}
          className={`transition-colors duration-[240ms] ${index === current ? 'text-ink' : 'text-soft'}`}
        >
          {index > 0 && ' '}
          {typographic(line)}
        </span>
      ))}
    </span>
  );
}
