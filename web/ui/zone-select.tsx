import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { browserTimezone } from '#web/lib/dates.ts';
import { groupTimezones, listTimezones } from '#web/lib/timezones.ts';
import { Select } from './select.tsx';

type ZoneSelectProps = { label: string; value: string; hint?: ReactNode; onChange: (timezone: string) => void };

/** All time zones under their regions. */
export function ZoneSelect({ label, value, hint, onChange }: ZoneSelectProps) {
  const groups = useMemo(() => groupTimezones(listTimezones([value, browserTimezone()])), [value]);
  return (
    <Select label={label} value={value} hint={hint} onChange={(event) => onChange(event.target.value)}>
      {groups.map((group) => (
        <optgroup key={group.region} label={group.region}>
          {group.zones.map((zone) => (
            <option key={zone.id} value={zone.id}>
              {zone.name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
