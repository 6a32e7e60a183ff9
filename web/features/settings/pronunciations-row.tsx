import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

export type Row = { id: number; written: string; said: string };
export type RowField = 'written' | 'said';

type NameRowProps = {
  row: Row;
  /** Where rows stand as in a table, the labels of the first are enough for the eye. */
  isFirst: boolean;
  errors: Partial<Record<string, string>>;
  isHeard: boolean;
  onChange: (part: Partial<Record<RowField, string>>) => void;
  onListen: () => void;
  onRemove: () => void;
};

/** One name: how it is written, how it is said, and the narrator saying it. */
export function NameRow({ row, isFirst, errors, isHeard, onChange, onListen, onRemove }: NameRowProps) {
  const name = row.written.trim() || 'new name';
  const field = (which: RowField, label: string) => ({
    label: <span className={isFirst ? '' : 'sm:sr-only'}>{label}</span>,
    name: nameOf(row.id, which),
    value: row[which],
    error: errors[nameOf(row.id, which)],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange({ [which]: event.target.value }),
  });
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Field dir="auto" autoCapitalize="words" {...field('written', 'Written')} />
      <Field autoCapitalize="none" {...field('said', 'Said like')} />
      <div
        className={`col-span-2 flex flex-wrap justify-between gap-x-1 sm:col-span-1 ${isFirst ? 'sm:pt-7.25' : 'sm:pt-2'}`}
      >
        <Button variant="plain" className="mr-0 min-w-25 justify-start sm:ml-0" onClick={onListen}>
          {isHeard ? <Square aria-hidden /> : <Play aria-hidden />}
          <span>
            {isHeard ? 'Stop' : 'Listen'}
            <span className="sr-only"> to {name}</span>
          </span>
        </Button>
        <Button name={nameOf(row.id, 'remove')} variant="plain" className="ml-0 text-soft" onClick={onRemove}>
          <span>
            Remove<span className="sr-only"> {name}</span>
          </span>
        </Button>
      </div>
    </div>
  );
}

/** What a control of a row is called in its form. */
export function nameOf(id: number, control: RowField | 'remove'): string {
  return `${id}.${control}`;
}
