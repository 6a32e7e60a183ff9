import type { ImportSample } from '#shared/contract/imports.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { MappingFields } from './mapping-fields.tsx';
import type { Importing } from './use-import.ts';
import { formatNames, sayCount, sayMany, sayMoment, saySpan } from './words.ts';

/** Read out and scrolled to once it is there. */
function focusOnArrival(element: HTMLElement | null): void {
  if (element) {
    element.tabIndex = -1;
    element.focus();
  }
}

/** What a file holds, before anything of it is brought in. */
export function ImportPreviewPart({ importing }: { importing: Importing }) {
  const { preview, chosen, mapping, sending, problem } = importing;
  if (!preview || !chosen) {
    return null;
  }
  const { format, entries, known, toasts, needs, samples } = preview;
  const fresh = entries - known;
  const isOpen = needs.length > 0;
  return (
    <Section id="preview" title="What this file holds" intro={chosen.name}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8" aria-busy={sending !== null}>
        <div className="grid max-w-measure gap-2">
          <p ref={focusOnArrival} className="text-lg">
            {formatNames[format]}: {sayMany(entries)}
            {toasts > 0 && ` and ${sayMany(toasts, 'toast')}`}
            {saySpan(preview) && `, ${saySpan(preview)}`}.
          </p>
          {entries > 0 && !isOpen && (
            <p>
              {fresh === 0 && 'Everything in this file is here already.'}
              {fresh > 0 && known === 0 && 'None of them are here yet.'}
              {fresh > 0 && known > 0 && `${sayCount(fresh)} are new, and ${sayCount(known)} stand here already.`}
            </p>
          )}
        </div>
        {problem && (
          <p role="alert" className="max-w-measure border-l-2 border-wine pl-4">
            {problem}
          </p>
        )}
        <MappingFields preview={preview} mapping={mapping} onChange={(part) => void importing.change(part)} />
        {samples.length > 0 && <Samples samples={samples} hasMore={entries > samples.length} />}
        <LeftOutList {...preview} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="solid"
            disabled={isOpen || entries + toasts === 0 || (fresh === 0 && toasts === 0)}
            pending={sending?.what === 'start' && 'Sending...'}
            onClick={() => void importing.start()}
          >
            {fresh > 0 ? `Bring in ${sayMany(fresh)}` : 'Bring it in'}
          </Button>
          <Button onClick={importing.cancel}>Put this file away</Button>
        </div>
        {isOpen && <p className="max-w-measure">{reasonToWait(needs)}</p>}
      </div>
    </Section>
  );
}

function reasonToWait(needs: readonly string[]): string {
  return needs.includes('columns')
    ? 'Please say which columns hold the day and the words.'
    : 'Please say how the dates are meant.';
}

function Samples({ samples, hasMore }: { samples: ImportSample[]; hasMore: boolean }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-base font-medium">{hasMore ? 'The first and the last of them' : 'As they will look'}</h3>
      <ul className="grid gap-4">
        {samples.map((sample, at) => (
          <li key={at} className="border-l-2 border-line pl-4">
            <p className="text-sm text-soft">
              {sayMoment(sample)}
              {sample.hasRecording && ', with your voice'}
            </p>
            <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
              {sample.content}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
