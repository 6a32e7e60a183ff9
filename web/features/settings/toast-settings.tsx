import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences, Tone } from '#shared/contract/settings.ts';
import { messageOf } from '#web/lib/call.ts';
import { changePreferences, preferencesQuery } from '#web/lib/preferences.ts';
import { useChoice } from '#web/lib/use-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import type { RadioOption } from '#web/ui/radio-group.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SaveState, saveStatus } from '#web/ui/save-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ToneChoice } from './api.ts';
import { changeSchedule, scheduleQuery, tellSettingsProblem, useSaveSettings } from './api.ts';
import { NotificationFields, type Notifications } from './notification-fields.tsx';
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

/** When the toast is made, how it speaks and who is told: each choice keeps itself, and one button says so of all. */
export function ToastSettings({ isVerified }: { isVerified: boolean }) {
  const client = useQueryClient();
  const preferences = useQuery(preferencesQuery);
  const saved = useQuery(scheduleQuery);
  const schedule = useChoice(saved.data, {
    send: (wishes) => changeSchedule(client, wishes),
    onProblem: tellSettingsProblem,
  });
  const tone = useChoice<ToneChoice>(preferences.data && { toastTone: preferences.data.toastTone }, {
    send: (wishes) => changePreferences(client, wishes),
    onProblem: tellSettingsProblem,
  });
  const notifications = useChoice<Notifications>(preferences.data && notificationsOf(preferences.data), {
    send: (wishes) => changePreferences(client, wishes),
    onProblem: tellSettingsProblem,
  });
  const save = useSaveSettings();

  const isKnown = schedule.chosen && tone.chosen;
  const isFailed = [schedule, tone, notifications].some(({ status }) => status === 'failed');
  const error = preferences.error ?? saved.error;
  const loading = error ? (
    <LoadProblem
      message={`Your settings could not be loaded. ${messageOf(error)}`}
      onRetry={() => void Promise.all([preferences.refetch(), saved.refetch()])}
      isRetrying={preferences.isFetching || saved.isFetching}
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
        const [ofSchedule, ofTone, ofNotifications] = [schedule.all(), tone.all(), notifications.all()];
        save.mutate(
          { schedule: ofSchedule, habits: { ...ofTone, ...ofNotifications } },
          {
            onSuccess: () => {
              schedule.settle(ofSchedule);
              tone.settle(ofTone);
              notifications.settle(ofNotifications);
            },
          },
        );
      }}
    >
      <Section
        id="toast-schedule"
        title="Weekly toast automation"
        intro="Your toast is made automatically once a week, from what you have written since the last one."
      >
        {schedule.chosen && tone.chosen ? (
          <div className="grid gap-2">
            <ScheduleFields values={schedule.chosen} onChange={schedule.choose} />
            <SaveState status={schedule.status} onRetry={schedule.retry} keepsRoom />
          </div>
        ) : (
          loading
        )}
      </Section>
      <Section id="toast-tone" title="Tone" intro="How your toast talks about the week.">
        {schedule.chosen && tone.chosen ? (
          <div className="grid gap-2">
            <RadioGroup
              legend="Tone of the toast"
              hideLegend
              options={tones}
              value={tone.chosen.toastTone}
              onChange={(toastTone) => tone.choose({ toastTone })}
            />
            <SaveState status={tone.status} onRetry={tone.retry} keepsRoom />
          </div>
        ) : (
          !error && <Skeleton className="h-44" />
        )}
      </Section>
      <Section id="notifications" title="Notification preferences" intro="What you are told of when you are elsewhere.">
        {schedule.chosen && notifications.chosen ? (
          <div className="grid gap-2">
            <NotificationFields values={notifications.chosen} isVerified={isVerified} onChange={notifications.choose} />
            <SaveState status={notifications.status} onRetry={notifications.retry} keepsRoom />
          </div>
        ) : (
          !error && <Skeleton className="h-44" />
        )}
      </Section>
      {isKnown && (
        <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
          <Button type="submit" variant={isFailed ? 'solid' : 'quiet'} pending={save.isPending && 'Saving...'}>
            Save Settings
          </Button>
          <SaveState status={saveStatus({ ...save, isDirty: isFailed })} />
        </div>
      )}
    </form>
  );
}

function notificationsOf(preferences: Preferences): Notifications {
  const { dailyReminder, dailyReminderHour, toastNotification, emailNotifications, emailWords } = preferences;
  return { dailyReminder, dailyReminderHour, toastNotification, emailNotifications, emailWords };
}
