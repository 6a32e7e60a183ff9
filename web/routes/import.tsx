import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { importsQuery, refreshAfterImport } from '#web/features/imports/api.ts';
import { EarlierImports } from '#web/features/imports/earlier-imports.tsx';
import { ImportFlow } from '#web/features/imports/import-flow.tsx';
import { useImport } from '#web/features/imports/use-import.ts';
import { messageOf } from '#web/lib/call.ts';
import { useHold } from '#web/lib/quiet.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Page } from '#web/ui/page.tsx';

/** Where reflections from elsewhere are brought in, and taken back. */
export function ImportPage() {
  const client = useQueryClient();
  const imports = useQuery(importsQuery);
  const importing = useImport();
  useHold(importing.chosen !== null);
  const isRunning = imports.data?.some(({ state }) => state === 'running') ?? false;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current !== isRunning || importing.startedId !== null) {
      void refreshAfterImport(client);
    }
    wasRunning.current = isRunning;
  }, [client, isRunning, importing.startedId]);
  return (
    <Page title="Bring in your reflections">
      <ButtonLink to="/settings#your-data" variant="plain">
        Back to Settings
      </ButtonLink>
      <h1 className="mt-2">Bring in your reflections</h1>
      <p className="mt-3 mb-8 max-w-measure text-soft">
        From Clink itself, Day One, Journey, Journiv, DailyTxT, Daylio, a CSV file, or a folder of Markdown. You see
        what a file holds before anything is brought in, and the file itself is not kept.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {isRunning ? null : <ImportFlow importing={importing} />}
        {imports.data && imports.data.length > 0 && <EarlierImports imports={imports.data} />}
        {imports.error && !imports.data && (
          <LoadProblem
            message={`What you brought in before could not be loaded. ${messageOf(imports.error)}`}
            onRetry={() => void imports.refetch()}
            isRetrying={imports.isFetching}
          />
        )}
      </div>
    </Page>
  );
}
