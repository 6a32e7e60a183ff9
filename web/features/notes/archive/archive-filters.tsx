import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { noFilters, type Filters } from './archive-address.ts';
import { sayMonth, sayWholeDay } from './archive-words.ts';

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm transition-colors hover:border-ink';

type ArchiveFiltersProps = { filters: Filters; onChange: (change: Partial<Filters>) => void };

/** What the list is narrowed to, each as a chip that can be taken off. */
export function ArchiveFilters({ filters, onChange }: ArchiveFiltersProps) {
  const { day, month, voice, keptOut } = filters;
  const group = useRef<HTMLDivElement>(null);
  /** The button that was pressed is gone then. */
  const takeOff = (change: Partial<Filters>) => {
    onChange(change);
    group.current?.focus();
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label="Show only"
      tabIndex={-1}
      className="flex flex-wrap items-center gap-2 outline-none"
    >
      <Toggle isOn={voice} onToggle={() => onChange({ voice: !voice })}>
        With your voice
      </Toggle>
      <Toggle isOn={keptOut} onToggle={() => onChange({ keptOut: !keptOut })}>
        Kept out of toasts
      </Toggle>
      {(day ?? month) && (
        <button
          type="button"
          aria-label={`${day ? sayWholeDay(day) : sayMonth(month ?? '')}: remove this filter`}
          className={`${chip} border-amber-ink bg-tint pr-3`}
          onClick={() => takeOff({ day: null, month: null })}
        >
          {day ? sayWholeDay(day) : sayMonth(month ?? '')}
          <X aria-hidden className="size-4" />
        </button>
      )}
      {(day ?? month ?? (voice || keptOut)) && (
        <button type="button" className="link -mx-2 min-h-11 px-2 text-sm" onClick={() => takeOff(noFilters)}>
          Clear all
        </button>
      )}
    </div>
  );
}

type ToggleProps = { isOn: boolean; onToggle: () => void; children: ReactNode };

function Toggle({ isOn, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={`${chip} ${isOn ? 'border-amber-ink bg-tint' : 'border-line text-soft hover:text-ink'}`}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
