import type { CSSProperties } from 'react';

/** Two rims touching, drawn as the other icons are. */
export function Rims({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden
      className={`lucide ${className}`}
      style={style}
    >
      <circle cx="7.6" cy="13.9" r="5.4" />
      <circle cx="16.6" cy="9.6" r="4.6" />
      <path d="m3.4 6.2 1.5 1.3M8.3 3.5l.4 2M16.4 18.2l.5 2M20.6 16.3l1.4 1.4" strokeLinecap="round" />
    </svg>
  );
}
