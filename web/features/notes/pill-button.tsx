import type { ComponentProps } from 'react';

/** A round-ended switch beside the page one writes on. */
export function PillButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center gap-2 rounded-full border border-edge pr-4 pl-3 text-soft transition-colors hover:bg-tint hover:text-ink disabled:opacity-55 aria-pressed:border-amber-ink aria-pressed:bg-tint aria-pressed:text-amber-ink ${className}`}
      {...rest}
    />
  );
}
