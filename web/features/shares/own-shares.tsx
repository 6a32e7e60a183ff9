import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnShare } from '#shared/contract/shares.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { typographic } from '#shared/typographic.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Section } from '#web/ui/section.tsx';
import { sharesQuery, useRemoveShare } from './api.ts';

/** All that the person shares, also of weeks gone by, and the way to take each back. Nothing where there is none. */
export function OwnShares() {
  const { data = [] } = useQuery(sharesQuery);
  const [asked, setAsked] = useState<OwnShare | null>(null);
  const remove = useRemoveShare();
  const once = useOnce();
  if (data.length === 0) {
    return null;
  }
  return (
    <Section id="own-shares" title="What you share">
      <ul>
        {data.map((share) => (
          <li
            key={share.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3 first:border-0"
          >
            <p className="min-w-0 flex-1">
              <a href={new URL(share.shareUrl).pathname} dir="auto" className="block truncate font-serif text-lg">
                {typographic(share.content.split('\n')[0] ?? '')}
              </a>
              <span className="block text-sm text-soft">{about(share)}</span>
            </p>
            <Button
              variant="plain"
              className="mx-0"
              aria-label={`Remove Sharing of ${sayDay(share.createdAt)}`}
              onClick={() => setAsked(share)}
            >
              Remove Sharing
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Remove sharing?"
        description="The link and the voice stop working at once. Reactions and comments go with it."
        action="Remove Sharing"
        pending={remove.isPending && 'Removing...'}
        onConfirm={() => asked && once(() => remove.mutateAsync(asked.id).finally(() => setAsked(null)))}
      />
    </Section>
  );
}

function about({ visibility, createdAt, expired, viewCount }: OwnShare): string {
  const who = visibility === 'friends-only' ? 'friends' : 'anyone with the link';
  const opened = viewCount === 0 ? '' : ` · opened ${viewCount === 1 ? 'once' : `${viewCount} times`}`;
  return `${sayDay(createdAt)} · ${expired ? 'its time is over' : `with ${who}`}${opened}`;
}
