import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FriendLine } from '#shared/contract/friend-lines.ts';
import { sayDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { Button } from '#web/ui/button.tsx';
import { leaveFocus } from '#web/ui/focus-heading.ts';
import { Section } from '#web/ui/section.tsx';
import { linesQuery, useDecide, usePutAway } from './lines-api.ts';

const anchor = 'friend-lines';

/** The lines that friends sent, and whether each is spoken in the next toast. Nothing where there are none. */
export function FriendLines() {
  const { data = [] } = useQuery(linesQuery);
  const { hidden, putAway } = usePutAway();
  const lines = data.filter(({ id }) => !hidden.has(id));
  useComingHere(lines.length > 0);
  if (lines.length === 0) {
    return null;
  }
  return (
    <Section
      id={anchor}
      title="Your friends raised a glass"
      intro="What you let be spoken, your narrator says in your next toast, with their name."
      className="mt-14 scroll-mb-40"
    >
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} onPutAway={() => putAway(line)} />
        ))}
      </ul>
    </Section>
  );
}

/** The lines come after the page that an address with their anchor opens. */
function useComingHere(areThere: boolean): void {
  const { hash, key } = useLocation();
  const came = useRef<string>(undefined);
  useEffect(() => {
    if (areThere && hash === `#${anchor}` && came.current !== key) {
      came.current = key;
      document.getElementById(anchor)?.scrollIntoView();
    }
  }, [areThere, hash, key]);
}

function Line({ line, onPutAway }: { line: FriendLine; onPutAway: () => void }) {
  const decide = useDecide();
  const words = useId();
  return (
    <li ref={leaveFocus} className="border-t border-line py-4 first:border-0 first:pt-0">
      <p id={words} dir="auto" className="font-serif text-xl leading-toast break-words">
        “{typographic(line.line)}”
      </p>
      <p className="mt-1 text-sm break-words text-soft">
        <bdi className="text-ink">{line.user.name}</bdi> · {sayDay(line.createdAt)}
        {line.welcome && ' · spoken in your next toast'}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-8">
        <Button
          variant="plain"
          aria-describedby={words}
          pending={decide.isPending && 'One moment...'}
          onClick={() => decide.mutate({ id: line.id, welcome: !line.welcome })}
        >
          {line.welcome ? 'Not this time' : 'Let it be spoken'}
        </Button>
        <Button variant="plain" className="text-soft" aria-describedby={words} onClick={onPutAway}>
          Put away
        </Button>
      </div>
    </li>
  );
}
