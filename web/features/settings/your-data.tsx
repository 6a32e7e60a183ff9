import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { exports } from '#shared/contract/exports.ts';
import { exportFile } from '#shared/export-file.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { CallError, call } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { todayFor } from '#web/lib/dates.ts';
import { download, keepFile } from '#web/lib/download.ts';
import { useDayEnd } from '#web/lib/preferences.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Section } from '#web/ui/section.tsx';

/** Years of reflections take a while. */
const listTimeoutMs = 120_000;

/** Taking everything one wrote and spoke away: the words alone, or with the recordings. */
export function YourData({ username }: { username: string }) {
  const name = useDisplayName();
  const exportedBy = name === defaultDisplayName ? username : name;
  const fileName = `my-reflections-${todayFor(now(), useDayEnd())}`;
  return (
    <Section
      id="your-data"
      title="Your data"
      intro="What you wrote is yours. Take it with you whenever you like, and bring in what you wrote elsewhere."
    >
      <div className="grid gap-6">
        <TakeWords exportedBy={exportedBy} fileName={`${fileName}.json`} />
        <TakeAll fileName={`${fileName}.zip`} />
        <Offer
          about="From another journal, or from another Clink. You see what a file holds before anything is brought in."
          state={undefined}
        >
          <ButtonLink to="/import">
            <FileUp aria-hidden />
            Bring in what you wrote elsewhere
          </ButtonLink>
        </Offer>
      </div>
    </Section>
  );
}

function TakeWords({ exportedBy, fileName }: { exportedBy: string; fileName: string }) {
  const take = useMutation({
    mutationFn: async () => {
      const { notes } = await call(exports.reflections, undefined, { timeoutMs: listTimeoutMs });
      const pieces = [...exportFile({ notes, exportedBy, exportedAt: now().getTime() })];
      keepFile(new Blob(pieces, { type: 'application/json' }), fileName);
      return fileName;
    },
    onError: tell,
  });
  return (
    <Offer
      about="Every reflection with its day and time, as one JSON file that is put together in your browser."
      state={take.data && !take.isPending && `Done: ${take.data}`}
    >
      <Button pending={take.isPending && 'Exporting...'} onClick={() => take.mutate()}>
        <Download aria-hidden />
        Export All My Reflections
      </Button>
    </Offer>
  );
}

function TakeAll({ fileName }: { fileName: string }) {
  const [bytes, setBytes] = useState(0);
  const take = useMutation({
    mutationFn: async () => {
      setBytes(0);
      keepFile(await download(exports.archive, setBytes), fileName);
      return fileName;
    },
    onError: tell,
  });
  const underWay = bytes > 0 ? `${sayMegabytes(bytes)} so far. ` : '';
  return (
    <Offer
      about="Everything in one ZIP file: your reflections to read and for programs, the recordings of your voice, and every toast with its sound and its words."
      state={
        take.isPending ? `${underWay}Please keep this page open until it is done.` : take.data && `Done: ${take.data}`
      }
    >
      <Button pending={take.isPending && 'Downloading...'} onClick={() => take.mutate()}>
        <Download aria-hidden />
        Download everything
      </Button>
    </Offer>
  );
}

type OfferProps = { about: string; state: string | false | undefined; children: ReactNode };

function Offer({ about, state, children }: OfferProps) {
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

/** `3.4 MB`; never less than 0.1. */
function sayMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
}

function tell(error: unknown): void {
  const isTooOften = error instanceof CallError && error.code === 'rate_limited';
  notify({
    kind: 'problem',
    title: 'Export failed',
    description: isTooOften ? error.message : 'Failed to export your reflections. Please try again.',
  });
}
