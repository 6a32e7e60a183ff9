import { limits } from '#shared/limits.ts';
import { useDevices } from '#web/lib/use-device.ts';
import { Button } from '#web/ui/button.tsx';
import { asidesOf, holds } from './asides.ts';
import type { Draft } from './draft.ts';
import { together } from './draft.ts';
import { opening } from '../list/opening.ts';
import type { KeptDraft } from './use-draft.ts';

type OtherDraftProps = { userId: number; written: KeptDraft; disabled: boolean };

/** Where there is a draft beside the page: what it is, and what can be done with it. */
export function OtherDraft({ userId, written, disabled }: OtherDraftProps) {
  // Drawn anew whenever one comes or goes.
  useDevices(`aside:${userId}:`);
  const { draft } = written;
  const other = asidesOf(userId).find((aside) => !draft || !holds(draft, aside));
  if (!other) {
    return null;
  }
  return (
    <section aria-label="Another draft" className="mt-3 border-l-2 border-edge pl-4 text-sm text-soft">
      <p>
        {draft ? 'Another draft of yours is kept here too:' : 'A draft of yours is kept here:'}{' '}
        <span dir="auto" className="font-serif text-base text-ink">
          “{other.text.trim() === '' ? 'a recording' : opening(other.text, 80)}”
        </span>
      </p>
      <div className="flex flex-wrap gap-x-6">
        <Button variant="plain" disabled={disabled} onClick={() => written.swap(other)}>
          {draft ? 'Swap them' : 'Carry on with it'}
        </Button>
        {draft && canJoin(draft, other) && (
          <Button variant="plain" disabled={disabled} onClick={() => written.join(other)}>
            Keep this one too
          </Button>
        )}
      </div>
    </section>
  );
}

function canJoin(draft: Draft, other: Draft): boolean {
  return !(draft.recording && other.recording) && together(draft, other).text.length <= limits.reflectionMax;
}
