import { useState } from 'react';
import type { ImportReport } from '#shared/contract/imports.ts';
import { sayDate, sayTime } from '#web/lib/dates.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Section } from '#web/ui/section.tsx';
import { useUndoImport } from './api.ts';
import { LeftOutList } from './left-out-list.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { formatNames, sayCount, sayMany, sayOutcome } from './words.ts';

/** All that was brought in, newest first, with what came of it and the way to take it back. */
export function EarlierImports({ imports }: { imports: ImportReport[] }) {
  const [asked, setAsked] = useState<ImportReport | null>(null);
  const undo = useUndoImport(() => setAsked(null));
  return (
    <Section id="earlier" title="What you brought in">
      <ul className="grid gap-8">
        {imports.map((one) => (
          <li key={one.id} className="grid gap-3">
            <h3 className="text-base font-medium">
              {formatNames[one.format]}, {sayDate(one.createdAt)}, {sayTime(one.createdAt)}
            </h3>
            {one.state === 'running' ? <Running report={one} /> : <Outcome report={one} onUndo={() => setAsked(one)} />}
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Take this import back?"
        description={asked && whatGoes(asked)}
        action="Take it back"
        pending={undo.isPending && 'Taking it back...'}
        onConfirm={() => asked && undo.mutate(asked.id)}
      />
    </Section>
  );
}

function Running({ report: { looked, entries } }: { report: ImportReport }) {
  return (
    <>
      <Progress label="Bringing in your reflections" value={looked} max={entries}>
        {`${sayCount(looked)} of ${sayCount(entries)}`}
      </Progress>
      <p className="max-w-measure text-sm text-soft">You can leave this page. It goes on without you.</p>
    </>
  );
}

function Outcome({ report, onUndo }: { report: ImportReport; onUndo: () => void }) {
  const { state, added, toasts } = report;
  const hasMade = state !== 'undone' && added + toasts > 0;
  return (
    <>
      <p role="status" className="max-w-measure">
        {sayOutcome(report)}
      </p>
      {state !== 'undone' && <LeftOutList {...report} />}
      {hasMade && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/reflections">See your reflections</ButtonLink>
          <Button onClick={onUndo}>Take it back</Button>
        </div>
      )}
    </>
  );
}

function whatGoes({ added, toasts }: ImportReport): string {
  const what = [added > 0 && sayMany(added), toasts > 0 && sayMany(toasts, 'toast')].filter(Boolean).join(' and ');
  return `This removes the ${what} that came with it, for good. Reflections that you have changed since stay.`;
}
