import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Narrator, NarratorId } from '#shared/contract/narrators.ts';
import { messageOf } from '#web/lib/call.ts';
import { stopClip } from '#web/lib/clip.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SaveState, saveStatus } from '#web/ui/save-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { narratorsQuery, useSaveVoice } from './api.ts';
import { SampleButton } from './sample-button.tsx';

/** Choosing the narrator: hear a sample, then save. */
export function VoicePreference() {
  const narrators = useQuery(narratorsQuery);
  const preferences = useQuery(preferencesQuery);
  if (narrators.data && preferences.data) {
    return <VoiceForm narrators={narrators.data} saved={preferences.data.voiceStyle} />;
  }
  const error = narrators.error ?? preferences.error;
  if (error) {
    const retry = () => void Promise.all([narrators.refetch(), preferences.refetch()]);
    const isRetrying = narrators.isFetching || preferences.isFetching;
    return (
      <LoadProblem
        message={`The narrators could not be loaded. ${messageOf(error)}`}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-11 w-60" />
    </div>
  );
}

function VoiceForm({ narrators, saved }: { narrators: Narrator[]; saved: NarratorId }) {
  const [choice, setChoice] = useState<NarratorId | null>(null);
  const save = useSaveVoice();

  const chosen = choice ?? saved;
  const narrator = narrators.find((one) => one.id === chosen);
  const isDirty = chosen !== saved;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
    >
      <Select
        label="Narrator"
        value={chosen}
        hint={narrator?.description}
        onChange={(event) => {
          stopClip();
          setChoice(event.target.value as NarratorId);
        }}
      >
        {narrators.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap items-center gap-3">
        <SampleButton
          narrator={narrator}
          problem={{ title: 'Audio Error', description: 'Could not play the voice sample. Please try again.' }}
        />
        <Button type="submit" variant={isDirty ? 'solid' : 'quiet'} pending={save.isPending && 'Saving...'}>
          Save Voice
        </Button>
        <SaveState status={saveStatus({ ...save, isDirty })} />
      </div>
    </form>
  );
}
