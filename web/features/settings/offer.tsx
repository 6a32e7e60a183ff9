import type { ReactNode } from 'react';
import { CallError } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

type OfferProps = { about: string; state?: string | false | undefined; children: ReactNode };

/** Something that can be done with a person's data, what it is, and how it stands. */
export function Offer({ about, state, children }: OfferProps) {
  return (
    <div>
      {children}
      <p className="mt-2 max-w-measure text-sm text-soft">{about}</p>
      <p role="status" className="max-w-measure text-sm break-words empty:hidden">
        {state}
      </p>
    </div>
  );
}

export function tellExportFailed(error: unknown): void {
  const isTooOften = error instanceof CallError && error.code === 'rate_limited';
  notify({
    kind: 'problem',
    title: 'Export failed',
    description: isTooOften ? error.message : 'Failed to export your reflections. Please try again.',
  });
}
