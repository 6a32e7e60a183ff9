import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedbackEntry } from '#shared/contract/feedback.ts';
import { feedbackQuery, useRemoveFeedback } from '#web/features/feedback/api.ts';
import { sayDate, sayTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { VoicePlayer } from '#web/ui/recording/voice-player.tsx';
import { focusHeading, leaveFocus } from '#web/ui/focus-heading.ts';
import { ForAdmins } from './for-admins.tsx';

/** What people have told of this Clink, for those who look after it. */
export function AdminFeedback() {
  const list = useQuery(feedbackQuery);
  const [asked, setAsked] = useState<FeedbackEntry | null>(null);
  const remove = useRemoveFeedback(() => setAsked(null));
  return (
    <>
      <ForAdmins
        title="Feedback"
        intro={list.data && list.data.length > 0 && <Sums entries={list.data} />}
        list={list}
        empty="No Feedback Yet"
        problem="The feedback could not be loaded."
      >
        {(entry) => <Entry key={entry.id} entry={entry} onRemove={() => setAsked(entry)} />}
      </ForAdmins>
      <Confirm
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        // The button that had the focus is about to leave.
        onClosed={() => remove.isSuccess && focusHeading()}
        title="Remove this feedback?"
        description="It is gone for every admin then, and cannot be brought back."
        action="Remove"
        pending={remove.isPending && 'Removing...'}
        onConfirm={() => asked && remove.mutate(asked.id)}
      />
    </>
  );
}

function Sums({ entries }: { entries: readonly FeedbackEntry[] }) {
  const [latest] = entries;
  return (
    <>
      Total Submissions: {entries.length}
      {latest && ` · Latest: ${sayDate(latest.createdAt)}`}
    </>
  );
}

function Entry({ entry, onRemove }: { entry: FeedbackEntry; onRemove: () => void }) {
  const { id, text, unreadable, audioUrl, createdAt } = entry;
  return (
    // On a slow line it leaves only after the focus has come back to its button.
    <li ref={leaveFocus} className="border-t border-line py-5 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        <span>Anonymous User</span>
        <span>#{id}</span>
        <time dateTime={createdAt}>
          {sayDate(createdAt)} at {sayTime(createdAt)}
        </time>
        {audioUrl !== null && <span className="rounded-full border border-line px-2.5">Audio feedback recorded</span>}
      </p>
      <p
        dir="auto"
        className={`mt-2 break-words whitespace-pre-line ${text === null ? 'text-soft' : 'font-serif text-lg leading-toast'}`}
      >
        {unreadable ? 'Its words cannot be read: they were damaged.' : (text ?? 'No written feedback provided.')}
      </p>
      {audioUrl !== null && (
        <div className="mt-3 flex">
          <VoicePlayer source={audioUrl} ms={0} name={`recording of #${id}`} />
        </div>
      )}
      <Button variant="plain" className="mt-1" aria-label={`Remove #${id}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
