import type { ReactNode } from 'react';

/** The shape of a chip; its colours are for its owner. */
export const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm transition-colors hover:border-ink';

type ToggleChipProps = { isOn: boolean; onToggle: () => void; children: ReactNode };

/** A chip that narrows a list while it is on. */
export function ToggleChip({ isOn, onToggle, children }: ToggleChipProps) {
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
