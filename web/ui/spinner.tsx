import { useHold } from '#web/lib/quiet.ts';

/** Waiting, centred where it stands. It keeps still for the first moment, so that a quick answer does not flicker. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  useHold(true);
  return (
    <div role="status" data-waiting="" className="grid place-items-center p-8 animate-appear [animation-delay:200ms]">
      <svg viewBox="0 0 40 40" className="size-10 animate-turn" fill="none" aria-hidden>
        <circle cx="20" cy="20" r="17" stroke="var(--line)" strokeWidth="2" />
        <path d="M20 3a17 17 0 0 1 17 17" stroke="var(--amber)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
