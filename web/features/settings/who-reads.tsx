import { messageOf } from '#web/lib/call.ts';
import { useConfig } from '#web/lib/config.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { deviceWords, readerWords, voiceWords } from './reader-words.ts';

/** One honest line on who reads the reflections: this server, or a model that its operator has chosen. */
export function WhoReads() {
  const status = useConfig();
  const isByDevice = useDevice('deviceVoice') === 'on';
  return (
    <Section id="who-reads" title="Who reads your words">
      {status.data ? (
        <div className="grid max-w-measure gap-3">
          <p>{readerWords(status.data.writer)}</p>
          <p>{voiceWords(status.data.voice)}</p>
          {isByDevice && <p>{deviceWords}</p>}
          {status.data.transcriber && (
            <p>
              Where your browser cannot take dictation, a recording is turned into words by{' '}
              {status.data.transcriber.host}, and only when you ask for it.
            </p>
          )}
        </div>
      ) : status.error ? (
        <LoadProblem
          message={`This could not be loaded. ${messageOf(status.error)}`}
          onRetry={() => void status.refetch()}
          isRetrying={status.isFetching}
        />
      ) : (
        <Skeleton className="h-6" />
      )}
    </Section>
  );
}
