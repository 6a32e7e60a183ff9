import { useRef } from 'react';
import { usePart } from '#web/ui/use-part.ts';
import { hideCare, useCare } from './care.ts';

const loadCard = () => import('./care-card.tsx').then((module) => module.CareCard);

/**
 * Where the card with help appears on a page. `floats`: at the lower edge of the screen, where one reads on a long page.
 * The place itself is always there, for what is not cannot be announced; nor is it hidden by a dialog that is closing.
 */
export function CarePlace({ floats = false }: { floats?: boolean }) {
  const cared = useCare();
  const place = useRef<HTMLDivElement>(null);
  const { Part: Card } = usePart(loadCard, cared !== null);
  const close = () => {
    hideCare();
    place.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" className={floats ? 'sticky bottom-3 z-10 md:bottom-6' : ''}>
      {Card && cared && <Card key={cared.save} {...cared} onClose={close} as={floats ? 'float' : 'card'} />}
    </div>
  );
}
