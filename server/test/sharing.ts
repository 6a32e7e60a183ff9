import { friends } from '#shared/contract/friends.ts';
import { shares, type OwnShare } from '#shared/contract/shares.ts';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import type { Input } from '#shared/contract/endpoint.ts';
import type { Person } from './person.ts';

/** A toast of this person's, made of a few reflections. */
export async function toastOf(person: Person): Promise<Toast> {
  await person.writes('Walked to the market with my sister and we bought far too many plums.');
  await person.writes('I finally fixed the gate that has squeaked since spring.');
  await person.writes('A stranger held the bus for me this morning.');
  return person.call(toasts.generate, { body: { forceGenerate: true } });
}

/** Shares a toast with anyone who has the link, unless told otherwise. */
export async function shareOf(
  person: Person,
  toast: Pick<Toast, 'id'>,
  options: Input<typeof shares.share>['body'] = {},
): Promise<OwnShare> {
  return person.call(shares.share, { params: { id: String(toast.id) }, body: { visibility: 'public', ...options } });
}

/** Makes two people friends, as they would do it. */
export async function befriend(one: Person, other: Person): Promise<void> {
  await one.call(friends.ask, { body: { username: other.user.username } });
  const { incoming } = await other.call(friends.list);
  const [request] = incoming.filter(({ user }) => user.username === one.user.username);
  await other.call(friends.update, { params: { id: String(request?.id) }, body: { status: 'accepted' } });
}
