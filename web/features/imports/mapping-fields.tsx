import type { ImportExtra, ImportMapping, ImportPreview } from '#shared/contract/imports.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { ZoneSelect } from '#web/ui/zone-select.tsx';
import { mayLackZones } from './words.ts';

type MappingFieldsProps = {
  preview: ImportPreview;
  mapping: ImportMapping;
  onChange: (part: ImportMapping) => void;
};

const extraNames: Record<ImportExtra, string> = {
  title: 'Titles',
  mood: 'Moods',
  activities: 'Activities',
  tags: 'Tags',
  place: 'Places',
};

/** How a file is to be read, as far as it does not say so itself. */
export function MappingFields({ preview, mapping, onChange }: MappingFieldsProps) {
  const { columns, format, needs, extras } = preview;
  const asksForOrder = needs.includes('dateOrder') || mapping.dateOrder !== undefined;
  const hasZone = mayLackZones(format) && mapping.timezone !== undefined;
  if (columns.length === 0 && !asksForOrder && !hasZone && extras.length === 0) {
    return null;
  }
  return (
    <div className="grid max-w-measure gap-5">
      <h3 className="text-base font-medium">How it is read</h3>
      {columns.length > 0 && format === 'csv' && (
        <ColumnFields columns={columns} mapping={mapping} onChange={onChange} />
      )}
      {asksForOrder && (
        <RadioGroup
          legend="A date such as 03/04/2026 is"
          layout="row"
          value={mapping.dateOrder ?? null}
          options={[
            { value: 'day-first', label: 'April 3' },
            { value: 'month-first', label: 'March 4' },
          ]}
          onChange={(dateOrder) => onChange({ dateOrder })}
        />
      )}
      {hasZone && (
        <ZoneSelect
          label="Time zone"
          hint="For what does not say where it was written."
          value={mapping.timezone ?? ''}
          onChange={(timezone) => onChange({ timezone })}
        />
      )}
      {extras.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Written along with the words</legend>
          {extras.map((extra) => (
            <Checkbox
              key={extra}
              label={extraNames[extra]}
              checked={mapping.extras?.includes(extra) ?? false}
              onChange={({ target }) =>
                onChange({ extras: withOrWithout(mapping.extras ?? [], extra, target.checked) })
              }
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

type ColumnFieldsProps = Pick<MappingFieldsProps, 'mapping' | 'onChange'> & Pick<ImportPreview, 'columns'>;

const notThere = '';

function ColumnFields({ columns, mapping, onChange }: ColumnFieldsProps) {
  const chosen = mapping.columns ?? {};
  const change = (part: ImportMapping['columns']) => onChange({ columns: { ...chosen, ...part } });
  const options = columns.map(({ name, samples }) => (
    <option key={name} value={name}>
      {samples[0] === undefined ? name : `${name} (${shortened(samples[0])})`}
    </option>
  ));
  const optional = (label: string, value: string | undefined, field: 'time' | 'title') => (
    <Select
      label={label}
      value={value ?? notThere}
      onChange={({ target }) => change({ [field]: target.value === notThere ? undefined : target.value })}
    >
      <option value={notThere}>None</option>
      {options}
    </Select>
  );
  return (
    <>
      <Select
        label="Column of the day"
        value={chosen.date ?? notThere}
        onChange={({ target }) => change({ date: target.value })}
      >
        {chosen.date === undefined && <option value={notThere}>Choose a column</option>}
        {options}
      </Select>
      {optional('Column of the time', chosen.time, 'time')}
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Columns of the words</legend>
        {columns.map(({ name, samples }) => (
          <Checkbox
            key={name}
            label={<span className="wrap-anywhere">{name}</span>}
            hint={samples[0] !== undefined && <span className="wrap-anywhere">{shortened(samples[0])}</span>}
            checked={chosen.text?.includes(name) ?? false}
            onChange={({ target }) => change({ text: withOrWithout(chosen.text ?? [], name, target.checked) })}
          />
        ))}
      </fieldset>
      {optional('Column of the title', chosen.title, 'title')}
    </>
  );
}

function withOrWithout<T>(list: readonly T[], one: T, isWanted: boolean): T[] {
  const rest = list.filter((other) => other !== one);
  return isWanted ? [...rest, one] : rest;
}

function shortened(sample: string): string {
  return sample.length > 40 ? `${sample.slice(0, 39).trimEnd()}…` : sample;
}
