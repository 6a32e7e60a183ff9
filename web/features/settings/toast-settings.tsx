import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tone } from '#shared/contract/settings.ts';
import { messageOf } from '#web/lib/call.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import type { RadioOption } from '#web/ui/radio-group.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SaveState, saveStatus } from '#web/ui/save-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ToastSettings as Values } from './api.ts';
import { scheduleQuery, useSaveSettings } from './api.ts';
import { ScheduleFields } from './schedule-fields.tsx';

const tones: RadioOption<Tone>[] = [
  {
    value: 'auto',
    label: 'Auto-detect from my notes',
    hint: 'Follows the week: light when it was light, gentle when it was not.',
  },
  {
    value: 'uplifting',
    label: 'Always uplifting',
    hint: 'Warm and encouraging. A hard week is still never celebrated.',
  },
  { value: 'reflective', label: 'Thoughtful and reflective', hint: 'Slower, with room between the lines.' },
  { value: 'humorous', label: 'Light-hearted and humorous', hint: 'A smile where your week allows one.' },
];

/** When the toast is made and how it speaks, saved together by one button. */
export function ToastSettings() {
  const preferences = useQuery(preferencesQuery);
  const schedule = useQuery(scheduleQuery);
  const [changes, setChanges] = useState<Partial<Values>>({});
  const save = useSaveSettings();

  const saved = preferences.data && schedule.data && { ...schedule.data, toastTone: preferences.data.toastTone };
  const values = saved && { ...saved, ...changes };
  const isDirty =
    values !== undefined && (Object.keys(values) as (keyof Values)[]).some((key) => values[key] !== saved?.[key]);
  const change = (part: Partial<Values>) => setChanges((before) => ({ ...before, ...part }));

  const error = preferences.error ?? schedule.error;
  const loading = error ? (
    <LoadProblem
      message={`Your settings could not be loaded. ${messageOf(error)}`}
      onRetry={() => void Promise.all([preferences.refetch(), schedule.refetch()])}
      isRetrying={preferences.isFetching || schedule.isFetching}
    />
  ) : (
    <div className="grid gap-5">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  );

  return (
    <form
      className="grid gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        if (values) {
          // What was chosen while it was saved is still to be saved.
          save.mutate(changes, { onSuccess: () => setChanges((now) => besides(now, changes)) });
        }
      }}
    >
      <Section
        id="toast-schedule"
        title="Weekly toast automation"
        intro="Your toast is made by itself once a week, from what you wrote since the last one."
      >
        {values ? <ScheduleFields values={values} onChange={change} /> : loading}
      </Section>
      <Section id="toast-tone" title="Tone" intro="How your toast speaks of the week.">
        {values ? (
          <RadioGroup
            legend="Tone of the toast"
            hideLegend
            options={tones}
            value={values.toastTone}
            onChange={(toastTone) => change({ toastTone })}
          />
        ) : (
          !error && <Skeleton className="h-44" />
        )}
      </Section>
      {values && (
        <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
          <Button type="submit" variant={isDirty ? 'solid' : 'quiet'} pending={save.isPending && 'Saving...'}>
            Save Settings
          </Button>
          <SaveState status={saveStatus({ ...save, isDirty })} />
        </div>
      )}
    </form>
  );
}

/** The changes that are not among those that were saved. */
function besides(changes: Partial<Values>, saved: Partial<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(changes).filter(([key, value]) => saved[key as keyof Values] !== value));
}
