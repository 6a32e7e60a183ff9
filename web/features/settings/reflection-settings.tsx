import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#shared/limits.ts';
import { messageOf } from '#web/lib/call.ts';
import { forgetDevice, writeDevice } from '#web/lib/device.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { usePreference } from '#web/lib/use-choice.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { tellSettingsProblem } from './api.ts';
import { sayDayEnd, sayDayEndHour } from './day-end-words.ts';
import { PreferenceSwitch } from './preference-switch.tsx';

const hours = Array.from({ length: limits.latestDayEnd + 1 }, (_, hour) => hour);

/** When a day ends, whether a review plays by itself, and what a save sounds like. Each is kept once it is chosen. */
export function ReflectionSettings() {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery);
  return (
    <Section id="reflections" title="Reflections">
      {data ? (
        <div className="grid gap-5">
          <DayEnd saved={data.dayEndHour} />
          <PreferenceSwitch
            name="playsReviews"
            label="Play reviews automatically"
            hint={() => 'When a reflection is read back to you, its audio starts without another tap.'}
          />
          <SmallSounds />
        </div>
      ) : error ? (
        <LoadProblem
          message={`This could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-18" />
      )}
    </Section>
  );
}

function DayEnd({ saved }: { saved: number }) {
  const client = useQueryClient();
  const {
    chosen = saved,
    choose,
    status,
    retry,
  } = usePreference('dayEndHour', {
    // Which day it is may have changed.
    onKept: () =>
      void Promise.all([
        client.invalidateQueries({ queryKey: ['notes'] }),
        client.invalidateQueries({ queryKey: ['stats'] }),
      ]),
    onProblem: tellSettingsProblem,
  });
  return (
    <div className="grid gap-2">
      <Select
        label="Your day ends at"
        value={chosen}
        hint={sayDayEnd(chosen)}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {sayDayEndHour(hour)}
          </option>
        ))}
      </Select>
      <SaveState status={status} onRetry={retry} keepsRoom />
    </div>
  );
}

function SmallSounds() {
  const isOn = useDevice('smallSounds') !== 'off';
  return (
    <Checkbox
      label="Hear your words fall into the glass"
      hint="On this device: a soft drop when you save."
      checked={isOn}
      onChange={({ target }) => (target.checked ? forgetDevice('smallSounds') : void writeDevice('smallSounds', 'off'))}
    />
  );
}
