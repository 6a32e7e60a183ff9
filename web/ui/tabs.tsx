import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';

export type Tab<V extends string> = { value: V; label: ReactNode; panel: ReactNode };

type TabsProps<V extends string> = {
  /** What the tabs are about, for a screen reader. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
};

const tabShape =
  'relative min-h-12 rounded-mark text-lg text-soft transition-colors hover:text-ink aria-selected:text-ink ' +
  'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 aria-selected:after:bg-amber-ink';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs: one stop for Tab, arrow keys move between them. Only the chosen panel is there.
 */
export function Tabs<V extends string>({ label, tabs, value, onChange, className = '' }: TabsProps<V>) {
  const id = useId();
  const chosen = tabs.find((tab) => tab.value === value);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (!next) {
      return;
    }
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className="mb-7 flex gap-6 border-b border-line" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className={tabShape}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div key={chosen.value} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.value}`}>
          {chosen.panel}
        </div>
      )}
    </div>
  );
}
