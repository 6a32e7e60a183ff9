import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { exports } from '#shared/contract/exports.ts';
import { exportFile } from '#shared/export-file.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { call } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { todayFor } from '#web/lib/dates.ts';
import { keepFile } from '#web/lib/download.ts';
import { useDayEnd } from '#web/lib/preferences.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Offer, tellExportFailed } from './offer.tsx';
import { TakeAll } from './take-all.tsx';

/** Years of reflections take a while. */
const listTimeoutMs = 120_000;

/** Taking away what one wrote and spoke, the words alone or everything, and bringing in what was written elsewhere. */
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
        <Offer about="From another journal, or from another Clink. You see what a file holds before anything is brought in.">
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
    onError: tellExportFailed,
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
