import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { estimateHeader, exports } from '#shared/contract/exports.ts';
import { isAbort } from '#web/lib/call.ts';
import { download, keepFile } from '#web/lib/download.ts';
import { sayBytes } from '#web/lib/say-bytes.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Offer, tellExportFailed } from './offer.tsx';

/** Downloads everything, with how far it has come and the way to stop. */
export function TakeAll({ fileName }: { fileName: string }) {
  const [come, setCome] = useState({ bytes: 0, of: 0 });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);
  const take = useMutation({
    mutationFn: async () => {
      setCome({ bytes: 0, of: 0 });
      stopping.current = new AbortController();
      const file = await download(exports.archive, {
        signal: stopping.current.signal,
        onBytes: (bytes, headers) => setCome({ bytes, of: Number(headers.get(estimateHeader) ?? 0) }),
      });
      keepFile(file, fileName);
      return fileName;
    },
    onError: (error) => {
      if (!isAbort(error)) {
        tellExportFailed(error);
      }
    },
  });
  // The estimate may be too small; what has come never is.
  const of = Math.max(come.of, come.bytes, 1);
  return (
    <Offer
      about="Everything in one ZIP file: your reflections to read and for programs, the recordings of your voice, every toast with its sound and its words, and your settings."
      state={take.isPending ? 'Please keep this page open until it is done.' : take.data && `Done: ${take.data}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Button
          className="justify-self-start"
          pending={take.isPending && 'Downloading...'}
          onClick={() => take.mutate()}
        >
          <Download aria-hidden />
          Download everything
        </Button>
        {take.isPending && (
          <>
            <Progress label="Downloading everything" value={Math.min(come.bytes, of)} max={of}>
              {come.bytes === 0 ? 'Gathering everything' : `${sayBytes(come.bytes)} of about ${sayBytes(of)}`}
            </Progress>
            <Button className="justify-self-start" onClick={() => stopping.current?.abort()}>
              Stop
            </Button>
          </>
        )}
      </div>
    </Offer>
  );
}
