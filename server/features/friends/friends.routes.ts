import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { friends, invitations } from '#shared/contract/friends.ts';
import {
  answerRequest,
  askFriend,
  blockPerson,
  endFriendship,
  findFriendshipTo,
  findOwnBlock,
  friendListOf,
  otherOf,
  unblock,
  type AfterBlock,
} from './friends.service.ts';
import {
  acceptInvitation,
  currentInvitation,
  lookAtInvitation,
  makeInvitation,
  withdrawInvitation,
} from './invitations.service.ts';

const hour = 3_600_000;

/** @param afterBlock what else happens when somebody is blocked */
export function friendsRoutes(app: App, deps: Deps, afterBlock: AfterBlock): void {
  route(app, friends.list, ({ viewer }) => friendListOf(deps, viewer));

  route(
    app,
    friends.ask,
    async ({ viewer, body }) => {
      await askFriend(deps, viewer, body.username);
      return { message: 'Your request is on its way, if there is someone with this username.' };
    },
    { max: 30, windowMs: hour },
  );

  route(app, friends.update, async ({ viewer, params: { id }, body: { status } }) => {
    if (status === 'blocked') {
      const friendship = await findFriendshipTo(deps, viewer, { id, may: 'block' });
      const blocked = otherOf(friendship, viewer) ?? friendship.user_id;
      await blockPerson(deps, viewer, { blocked, after: afterBlock });
      return { message: 'They are blocked: neither of you sees anything of the other.' };
    }
    await answerRequest(deps, await findFriendshipTo(deps, viewer, { id, may: 'answer' }), status);
    return { message: status === 'accepted' ? 'You are friends now.' : 'The request is gone. They are not told.' };
  });

  route(app, friends.remove, async ({ viewer, params: { id } }) => {
    await endFriendship(deps, await findFriendshipTo(deps, viewer, { id, may: 'end' }));
    return { message: 'Done. They are not told.' };
  });

  route(app, friends.unblock, async ({ viewer, params: { id } }) => {
    await unblock(deps, await findOwnBlock(deps, viewer, id));
    return { message: 'They are not blocked any more.' };
  });

  route(app, invitations.current, ({ viewer }) => currentInvitation(deps, viewer));

  route(app, invitations.make, ({ viewer }) => makeInvitation(deps, viewer), { max: 20, windowMs: hour });

  route(app, invitations.withdraw, async ({ viewer }) => {
    await withdrawInvitation(deps, viewer);
    return { message: 'The link does not work any more.' };
  });

  const looking = { max: 30, windowMs: 60_000 };
  route(app, invitations.look, ({ viewer, params }) => lookAtInvitation(deps, viewer, params.code), looking);

  route(app, invitations.accept, ({ viewer, params }) => acceptInvitation(deps, viewer, params.code), looking);
}
