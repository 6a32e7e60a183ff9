import { useQuery } from '@tanstack/react-query';
import { linesOfZone } from '#web/lib/country-lines.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { helpLinesQuery } from '#web/lib/help-lines.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { InToasts } from './in-toasts.tsx';
import type { CardProps } from './card-frame.tsx';
import { CardFrame, HelpLines } from './card-frame.tsx';

/** After words that speak of harming oneself. */
export function CrisisCard({ noteId, staysOut, onClose, as }: CardProps) {
  const { data: own = [] } = useQuery(helpLinesQuery);
  return (
    <CardFrame
      as={as}
      title={
        <>
          <span className="block">That sounds heavy.</span> You don’t have to carry it alone.
        </>
      }
      text="Your words are saved. There are people who listen, many of them day and night. Feeling like this is reason enough."
    >
      <HelpLines lines={[...own.slice(0, 1), ...linesOfZone(browserTimezone())]} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to="/support">See where to find help</ButtonLink>
        <Button variant="plain" onClick={onClose}>
          Close
        </Button>
      </div>
      <InToasts noteId={noteId} staysOut={staysOut} />
    </CardFrame>
  );
}
