import type { Preferences } from '#shared/contract/settings.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';

export type Notifications = Pick<
  Preferences,
  'dailyReminder' | 'dailyReminderHour' | 'toastNotification' | 'emailNotifications' | 'emailWords'
>;

type NotificationFieldsProps = {
  values: Notifications;
  /** Whether it is known that mails reach them. */
  isVerified: boolean;
  onChange: (part: Partial<Notifications>) => void;
};

/** The hours of a reminder: nobody is reminded at night. */
const hours = Array.from({ length: 18 }, (_, at) => at + 5);

/** What someone is told of, and how. Nothing is sent unless mails are switched on. */
export function NotificationFields({ values, isVerified, onChange }: NotificationFieldsProps) {
  const { dailyReminder, dailyReminderHour, toastNotification, emailNotifications, emailWords } = values;
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Email notifications"
        hint={
          !emailNotifications
            ? 'Off: no mails. What is chosen below still appears on your devices, where you have them notified.'
            : isVerified
              ? 'What is chosen below comes by mail. Every mail has a link that ends them.'
              : 'Mails begin once you have confirmed your address: see Account, below.'
        }
        checked={emailNotifications}
        onChange={(event) => onChange({ emailNotifications: event.target.checked })}
      />
      <Checkbox
        label="Weekly toast notification"
        hint="When your toast is ready."
        checked={toastNotification}
        onChange={(event) => onChange({ toastNotification: event.target.checked })}
      />
      {toastNotification && (
        <Checkbox
          className="pl-8"
          label="With the words of the toast"
          hint="Mail is not as private as this page: it passes through other servers on its way."
          checked={emailWords}
          onChange={(event) => onChange({ emailWords: event.target.checked })}
        />
      )}
      <Checkbox
        label="Daily reflection reminder"
        hint="Once a day, and only when you have not written yet."
        checked={dailyReminder}
        onChange={(event) => onChange({ dailyReminder: event.target.checked })}
      />
      {dailyReminder && (
        <div className="max-w-48 pl-8">
          <Select
            label="Reminder time"
            value={dailyReminderHour}
            onChange={(event) => onChange({ dailyReminderHour: Number(event.target.value) })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {`${String(hour % 12 || 12)}:00 ${hour < 12 ? 'AM' : 'PM'}`}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
