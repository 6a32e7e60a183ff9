import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { ToggleChip, chip } from '#web/ui/chip.tsx';
import { noFilters, type Filters } from './archive-address.ts';
import { sayMonth, sayWholeDay } from './archive-words.ts';

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
      <ToggleChip isOn={voice} onToggle={() => onChange({ voice: !voice })}>
        With your voice
      </ToggleChip>
      <ToggleChip isOn={keptOut} onToggle={() => onChange({ keptOut: !keptOut })}>
        Kept out of toasts
      </ToggleChip>
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
