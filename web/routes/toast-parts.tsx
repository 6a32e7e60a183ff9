import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#shared/contract/accounts.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { toasts, type Line, type Toast } from '#shared/contract/toasts.ts';
import { notesQuery } from '#web/features/notes/api.ts';
import { fileNameOf } from '#web/features/toasts/closing/closing-words.ts';
import type { Reflections } from '#web/features/toasts/why.tsx';
import { Why } from '#web/features/toasts/why.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

// What the page of the latest toast and that of an earlier one have in common.

/** 'Why did it say that?' of a toast that was told then, and how to ask it of a line. */
export function useWhy(toldAt: string | undefined) {
  const [asked, setAsked] = useState<{ line: Line | null; open: boolean }>({ line: null, open: false });
  const reflections = useReflections(asked.open);
  return {
    onWhy: (line: Line) => setAsked({ line, open: true }),
    why: (
      <Why {...asked} toldAt={toldAt} onOpenChange={(open) => setAsked({ ...asked, open })} reflections={reflections} />
    ),
  };
}

/** What was written, read again each time it is `wanted`, for some of it may have been deleted elsewhere. */
function useReflections(wanted: boolean): Reflections {
  const { data, isFetching, isError, refetch } = useQuery({ ...notesQuery, enabled: wanted, staleTime: 0 });
  return { notes: data, isReading: isFetching, isMissing: isError, onRetry: () => void refetch() };
}

/** As others know the person. */
export function authorOf({ name, username }: User) {
  return { name: name ?? username, username, hasName: name !== null };
}

export function Actions({ children }: { children: ReactNode }) {
  return (
    <div data-recedes="" className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-4">
      {children}
    </div>
  );
}

export function Home() {
  return (
    <p className="w-full">
      <Link to="/" className="link inline-flex min-h-11 items-center">
        Return to Dashboard
      </Link>
    </p>
  );
}

/** The toast as files: what is heard, what is said, and both together. */
export function KeepIt({ toast: { id, audioUrl, intervalEnd } }: { toast: Toast }) {
  const words = (path: string) => fillPath(path, { id });
  return (
    <p data-recedes="" className="mt-6 flex flex-wrap items-center gap-x-5 text-sm text-soft">
      Download
      {audioUrl !== null && (
        <>
          <a className={file} href={audioUrl} download={fileNameOf({ intervalEnd })}>
            Recording
          </a>
          <a className={file} href={words(toasts.captions.path)} download>
            Captions
          </a>
        </>
      )}
      <a className={file} href={words(toasts.transcript.path)} download>
        Text
      </a>
    </p>
  );
}

const file = 'link inline-flex min-h-11 items-center';

export function LoadingToast() {
  return (
    <div role="status">
      <span className="sr-only">Loading your toast</span>
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="mt-3 h-4 w-44" />
      <div className="mt-12 grid gap-7">
        {['w-3/5', 'w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'].map((width, index) => (
          <Skeleton key={index} className={`h-7 ${width}`} />
        ))}
      </div>
    </div>
  );
}
