import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, type Ref } from 'react';
import type { Narrator, NarratorId } from '#shared/contract/narrators.ts';
import { messageOf } from '#web/lib/call.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { prepareIntroductions } from './api.ts';
import { Introduction } from './introduction.tsx';
import { introduce, SampleButton } from './sample-button.tsx';

type FirstVoicesProps = {
  narrators: Pick<UseQueryResult<Narrator[]>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  choice: NarratorId | null;
  onChoose: (id: NarratorId) => void;
  /** The first of them, for the focus to begin at. */
  first: Ref<HTMLInputElement>;
};

/** Who can read someone's toasts, to choose from: they speak as they are chosen. */
export function FirstVoices({ narrators, choice, onChoose, first }: FirstVoicesProps) {
  if (narrators.data) {
    return <Choices narrators={narrators.data} choice={choice} onChoose={onChoose} first={first} />;
  }
  return narrators.error ? (
    <LoadProblem
      message={`The narrators could not be loaded. ${messageOf(narrators.error)}`}
      onRetry={() => void narrators.refetch()}
      isRetrying={narrators.isFetching}
    />
  ) : (
    <Skeleton className="h-72" />
  );
}

function Choices({
  narrators,
  choice,
  onChoose,
  first,
}: Omit<FirstVoicesProps, 'narrators'> & { narrators: Narrator[] }) {
  const client = useQueryClient();
  useEffect(() => {
    const gone = new AbortController();
    void prepareIntroductions(client, gone.signal);
    return () => gone.abort();
  }, [client]);
  return (
    <RadioGroup
      ref={first}
      legend="Select a voice"
      options={narrators.map((one) => ({ value: one.id, label: one.name, hint: <Manner of={one} /> }))}
      value={choice}
      onChange={(id) => {
        const chosen = narrators.find((one) => one.id === id);
        if (chosen) {
          introduce(chosen);
          onChoose(id);
        }
      }}
    />
  );
}

/** In a few words on a phone, so that the list fits. */
function Manner({ of: { manner, description } }: { of: Narrator }) {
  return (
    <>
      <span className="inline-block first-letter:uppercase md:hidden">{manner}</span>
      <span className="max-md:hidden">{description}</span>
    </>
  );
}

/** What the one that is chosen says, and a way to hear it again. */
export function FirstVoiceSample({ narrators, choice }: { narrators: readonly Narrator[]; choice: NarratorId | null }) {
  const narrator = narrators.find(({ id }) => id === choice);
  return (
    <>
      {narrators.length > 0 && (
        <div className="w-full pb-1">
          <Introduction narrators={narrators} narrator={narrator} instead="Choose one, and hear them." />
        </div>
      )}
      <SampleButton
        narrator={narrator}
        problem={{
          title: 'Could not play sample',
          description: 'There was an error playing the voice sample. Please try again.',
        }}
      />
    </>
  );
}
