import { skipToken, useQuery } from '@tanstack/react-query';
import { narrators } from '#shared/contract/narrators.ts';
import { sampleToastLines } from '#shared/sample-toast.ts';
import { call } from '#web/lib/call.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { SilentBar } from './silent-toast.tsx';
import { SpokenLines } from './spoken-toast.tsx';
import { SilentStage } from './stage.tsx';

/** What a toast is like, for someone who has none yet, in the voice of their narrator; marked as a sample. */
export function SampleToast() {
  const narrator = useQuery(preferencesQuery).data?.voiceStyle;
  const { data: sample, isError } = useQuery({
    queryKey: ['voices', narrator, 'toast'],
    queryFn: narrator
      ? ({ signal }) => call(narrators.sampleToast, { params: { id: narrator } }, { signal })
      : skipToken,
  });
  return (
    <section aria-labelledby="sample-title" className="mt-12 border-t border-line pt-8">
      <h2 id="sample-title" className="mb-5 font-sans text-base tracking-normal text-soft">
        A sample, not about your week
      </h2>
      {sample ? (
        <SpokenLines
          lines={sample.lines}
          cues={sample.lines}
          recording={{ src: sample.audioUrl, durationMs: sample.durationMs, title: 'A sample of a toast' }}
        />
      ) : (
        <>
          <SilentStage lines={sampleToastLines.map((text) => ({ text }))} />
          <SilentBar keeps={false}>
            <p className="text-soft">
              {isError ? 'No audio available. Generate a toast first.' : 'The voice is on its way.'}
            </p>
          </SilentBar>
        </>
      )}
    </section>
  );
}
