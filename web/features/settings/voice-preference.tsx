import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Narrator, NarratorId } from '#shared/contract/narrators.ts';
import { messageOf } from '#web/lib/call.ts';
import { useConfig } from '#web/lib/config.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { usePreference } from '#web/lib/use-choice.ts';
import { useDeviceVoices } from '#web/lib/use-device-voices.ts';
import { Button } from '#web/ui/button.tsx';
import { KeepsRoom } from '#web/ui/keeps-room.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { narratorsQuery, prepareIntroductions, tellVoiceProblem, useSaveVoice } from './api.ts';
import { Introduction } from './introduction.tsx';
import { PreferenceSwitch } from './preference-switch.tsx';
import { engineWords } from './reader-words.ts';
import { introduce, SampleButton } from './sample-button.tsx';
import { BetterVoice, DeviceVoiceFields } from './voice-device.tsx';

/** Choosing the narrator: they speak at once, and the choice keeps itself. */
export function VoicePreference() {
  const narrators = useQuery(narratorsQuery);
  const preferences = useQuery(preferencesQuery);
  if (narrators.data && preferences.data) {
    return (
      <div className="grid gap-6">
        <VoiceForm narrators={narrators.data} saved={preferences.data.voiceStyle} />
        <PreferenceSwitch
          name="playsMusic"
          label="Music under your toast"
          hint={() => 'A soft chord under its first line and its last, in the toasts made from now on.'}
        />
        <Engines />
      </div>
    );
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

/** What the narrators' voices are, the device's own beside them, and how to get a better one. */
function Engines() {
  const voice = useConfig().data?.voice;
  const own = useDeviceVoices() ?? [];
  const hasOwn = own.length > 0;
  return (
    <>
      {hasOwn && <DeviceVoiceFields voices={own} />}
      {voice && (
        <div className="grid gap-1">
          <p className="max-w-measure text-sm text-soft">{engineWords(voice)}</p>
          <BetterVoice hasOwn={hasOwn} isBuiltin={voice.kind === 'builtin'} />
        </div>
      )}
    </>
  );
}

function VoiceForm({ narrators, saved }: { narrators: Narrator[]; saved: NarratorId }) {
  const {
    chosen = saved,
    choose,
    status,
    retry,
    settle,
  } = usePreference('voiceStyle', { onProblem: tellVoiceProblem });
  const save = useSaveVoice();
  const client = useQueryClient();
  const narrator = narrators.find((one) => one.id === chosen);
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen, { onSuccess: settle });
      }}
    >
      <Select
        label="Narrator"
        value={chosen}
        hint={<KeepsRoom texts={narrators.map(({ description }) => description)}>{narrator?.description}</KeepsRoom>}
        onFocus={() => void prepareIntroductions(client)}
        onChange={(event) => {
          const next = narrators.find(({ id }) => id === event.target.value);
          if (next) {
            introduce(next);
            choose(next.id);
          }
        }}
      >
        {narrators.map(({ id, name, manner }) => (
          <option key={id} value={id}>
            {name} · {manner}
          </option>
        ))}
      </Select>
      <Introduction narrators={narrators} narrator={narrator} />
      <div className="flex flex-wrap items-center gap-3">
        <SampleButton
          narrator={narrator}
          problem={{ title: 'Audio Error', description: 'Could not play the voice sample. Please try again.' }}
        />
        <Button type="submit" variant={status === 'failed' ? 'solid' : 'quiet'} pending={save.isPending && 'Saving...'}>
          Save Voice
        </Button>
        <SaveState status={status} onRetry={retry} />
      </div>
    </form>
  );
}
