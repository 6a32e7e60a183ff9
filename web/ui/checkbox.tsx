import type { ComponentProps, ReactNode } from 'react';
import Check from 'lucide-react/icons/check';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode };

/** A native checkbox with its label; the whole row is the target. */
export function Checkbox({ label, hint, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 ${className}`}>
      <span className="relative mt-0.5 grid size-5 flex-none place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer size-5 cursor-pointer appearance-none rounded-mark border border-edge bg-raised transition-colors group-hover:border-ink checked:border-amber-ink checked:bg-amber-ink"
        />
        <Check
          aria-hidden
          className="pointer-events-none absolute size-3.5 stroke-3 text-paper opacity-0 transition-opacity peer-checked:opacity-100"
        />
      </span>
      <span>
        <span className="block leading-text">{label}</span>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  );
}
