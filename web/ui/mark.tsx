type MarkProps = {
  className?: string;
  /** Hairlines, for a mark of 80 px or more. */
  fine?: boolean;
};

/** The mark: two rims touching, each with its amber. Silent to a screen reader; words stand beside it. */
export function Mark({ className = 'size-8', fine = false }: MarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" aria-hidden>
      <g stroke="currentColor" strokeWidth={fine ? 0.5 : 1.6}>
        <circle cx="9.3" cy="19.2" r="7.5" />
        <circle cx="22.7" cy="12.4" r="7.5" />
      </g>
      <g fill="var(--amber)">
        <path d={fine ? 'M3 18.2a6.4 6.4 0 1 0 12.6 0z' : 'M4 18.4a5.3 5.3 0 1 0 10.6 0z'} />
        <path d={fine ? 'M16.6 14.4a6.4 6.4 0 0 0 12.2 0z' : 'M17.5 13.4a5.3 5.3 0 0 0 10.4 0z'} />
      </g>
    </svg>
  );
}
