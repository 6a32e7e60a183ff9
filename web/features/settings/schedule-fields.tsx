import type { Schedule } from '#shared/contract/settings.ts';
import { weekdays } from '#shared/calendar.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { sayZone } from '#web/lib/timezones.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { ZoneSelect } from '#web/ui/zone-select.tsx';
import { minuteChoices, sayHour, saySchedule } from './schedule-words.ts';

type ScheduleFieldsProps = { values: Schedule; onChange: (part: Partial<Schedule>) => void };

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Day, hour, minute and time zone of the weekly toast, and in a sentence what they come to. */
export function ScheduleFields({ values, onChange }: ScheduleFieldsProps) {
  const { weeklyToastDay, toastHour, toastMinute, timezone } = values;
  const device = browserTimezone();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-x-3 gap-y-5">
        <div className="flex-[2_1_100%] sm:flex-[2_1_14rem]">
          <Select
            label="Day"
            value={weeklyToastDay}
            onChange={(event) => onChange({ weeklyToastDay: Number(event.target.value) })}
          >
            {weekdays.map((day, index) => (
              <option key={day} value={index}>
                {day}
              </option>
            ))}
          </Select>
        </div>
        <div className="flex-[1_1_6.5rem]">
          <Select
            label="Hour"
            value={toastHour}
            onChange={(event) => onChange({ toastHour: Number(event.target.value) })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {sayHour(hour)}
              </option>
            ))}
          </Select>
        </div>
        <div className="flex-[1_1_6.5rem]">
          <Select
            label="Minute"
            value={toastMinute}
            onChange={(event) => onChange({ toastMinute: Number(event.target.value) })}
          >
            {minuteChoices(toastMinute).map((minute) => (
              <option key={minute} value={minute}>
                {String(minute).padStart(2, '0')}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <ZoneSelect
        label="Time zone"
        value={timezone}
        hint={saySchedule(values)}
        onChange={(zone) => onChange({ timezone: zone })}
      />
      {sayZone(device) !== sayZone(timezone) && (
        <p className="-mt-2 text-sm text-soft">
          This device is in {sayZone(device)}.{' '}
          <Button variant="plain" className="mx-0 text-sm" onClick={() => onChange({ timezone: device })}>
            Use that
          </Button>
        </p>
      )}
    </div>
  );
}
