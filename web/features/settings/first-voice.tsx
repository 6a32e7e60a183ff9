import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import type { Narrator, NarratorId } from '#shared/contract/narrators.ts';
import { messageOf } from '#web/lib/call.ts';
import { stopClip } from '#web/lib/clip.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SampleButton } from './sample-button.tsx';

type FirstVoicesProps = {
  narrators: Pick<UseQueryResult<Narrator[]>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  choice: NarratorId | null;
  onChoose: (id: NarratorId) => void;
  /** The first of them, for the focus to begin at. */
  first: Ref<HTMLInputElement>;
};

/** Who can read someone's toasts, to choose from. */
export function FirstVoices({ narrators, choice, onChoose, first }: FirstVoicesProps) {
  if (narrators.data) {
    return (
      <RadioGroup
        ref={first}
        legend="Select a voice"
        options={narrators.data.map(({ id, name, description }) => ({ value: id, label: name, hint: description }))}
        value={choice}
        onChange={(id) => {
          stopClip();
          onChoose(id);
        }}
      />
    );
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

/** Lets the one that is chosen be heard. */
export function FirstVoiceSample({ narrator }: { narrator: Narrator | undefined }) {
  return (
    <SampleButton
      narrator={narrator}
      problem={{
        title: 'Could not play sample',
        description: 'There was an error playing the voice sample. Please try again.',
      }}
    />
  );
}
