import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { friendLines, type FriendLine } from '#shared/contract/friend-lines.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Section } from '#web/ui/section.tsx';

const linesQuery = queryOptions({
  queryKey: ['friends', 'lines'],
  queryFn: ({ signal }) => call(friendLines.list, undefined, { signal }),
  staleTime: 0,
});

/** The lines that friends sent, and whether each is spoken in the next toast. Nothing where there are none. */
export function FriendLines() {
  const { data: lines = [] } = useQuery(linesQuery);
  if (lines.length === 0) {
    return null;
  }
  return (
    <Section
      id="friend-lines"
      title="Your friends raised a glass"
      intro="What you let be spoken, the narrator says in your next toast, with their name."
      className="mt-14"
    >
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </Section>
  );
}

function Line({ line }: { line: FriendLine }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (what: 'welcome' | 'wait' | 'remove') => {
      const params = { id: String(line.id) };
      await (what === 'remove'
        ? call(friendLines.remove, { params })
        : call(friendLines.decide, { params, body: { welcome: what === 'welcome' } }));
    },
    onError: (error) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) }),
    onSettled: () => client.invalidateQueries(linesQuery),
  });
  return (
    <li className="border-t border-line py-4 first:border-0">
      <p dir="auto" className="font-serif text-xl leading-toast break-words">
        “{typographic(line.line)}”
      </p>
      <p className="text-sm text-soft">
        <bdi className="text-ink">{line.user.name}</bdi> · {sayDay(line.createdAt)}
        {line.welcome && ' · spoken in your next toast'}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Button
          variant="plain"
          aria-pressed={line.welcome}
          onClick={() => change.mutate(line.welcome ? 'wait' : 'welcome')}
        >
          {line.welcome ? 'Not this time' : 'Let it be spoken'}
        </Button>
        <Button
          variant="plain"
          aria-label={`Put away the line of ${line.user.name}`}
          onClick={() => change.mutate('remove')}
        >
          Put away
        </Button>
      </div>
    </li>
  );
}
