type ProgressProps = {
  label: string;
  value: number;
  max: number;
  /** What stands below the bar. */
  children: string;
};

/** A bar that fills. Its steps are said aloud a quarter at a time. */
export function Progress({ label, value, max, children }: ProgressProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div className="grid max-w-measure gap-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={children}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-amber transition-[width]" style={{ width: `${String(share * 100)}%` }} />
      </div>
      <p className="text-sm text-soft">{children}</p>
      <p role="status" className="sr-only">
        {label}, {Math.floor(share * 4) * 25} %
      </p>
    </div>
  );
}
