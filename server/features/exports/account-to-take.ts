import type { Deps } from '#server/deps.ts';
import { whoIs } from '#server/features/accounts/accounts.service.ts';
import { awardedTo } from '#server/features/badges/badges.service.ts';
import { feedsOf } from '#server/features/feeds/feeds.service.ts';
import { friendListOf } from '#server/features/friends/friends.service.ts';
import { pronunciationsOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { preferencesOf, scheduleOf } from '#server/features/settings/settings.service.ts';
import { sharesOf } from '#server/features/shares/shares.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { TakenAccount } from '#shared/archive-file.ts';

/**
 * What belongs to the viewer beside what they wrote and were toasted with. No address that opens anything is in it: an
 * archive may lie about for years.
 */
export async function accountToTake(deps: Deps, viewer: Viewer): Promise<TakenAccount> {
  const { userId } = viewer;
  const [{ username, name, email }, list] = [await whoIs(deps, viewer), await friendListOf(deps, viewer)];
  const namesOf = (some: typeof list.friends) =>
    some.map(({ user: { username: handle }, since }) => ({ username: handle, since }));
  return {
    username,
    name,
    email,
    preferences: await preferencesOf(deps, userId),
    schedule: await scheduleOf(deps, userId),
    pronunciations: await pronunciationsOf(deps, userId),
    badges: await awardedTo(deps, userId),
    friends: namesOf(list.friends),
    blocked: namesOf(list.blocked),
    shares: (await sharesOf(deps, viewer)).map(
      ({ toastId, visibility, allowComments, createdAt, expiresAt, content }) => ({
        toastId,
        visibility,
        allowComments,
        createdAt,
        expiresAt,
        content,
      }),
    ),
    feeds: (await feedsOf(deps, viewer)).map(({ kind, name: called, createdAt }) => ({
      kind,
      name: called,
      createdAt,
    })),
  };
}
