import * as z from 'zod/mini';
import { done, id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { author } from './shares.ts';
import { friendRequest, handle, publicName, shareCode } from './sharing-fields.ts';

/** One person beside the viewer: a friend, someone who asked, someone asked, or someone blocked. */
export const friendship = z.object({
  id,
  user: author,
  /** Since when it is as it is. */
  since: instant,
});
export type Friendship = z.output<typeof friendship>;

export const friendList = z.object({
  friends: z.array(friendship),
  /** Who would like to be the viewer's friend. */
  incoming: z.array(friendship),
  /** Whom the viewer asked, by the username they asked for. */
  outgoing: z.array(friendship),
  blocked: z.array(friendship),
});
export type FriendList = z.output<typeof friendList>;

/** A link by which the viewer can be added as a friend. */
export const invitation = z.object({ url: z.string(), expiresAt: instant, left: z.int() });
export type Invitation = z.output<typeof invitation>;

const invitationParams = z.object({ code: shareCode });

export const friends = {
  list: endpoint('GET', '/api/friends', {
    summary: 'Your friends, those who asked or were asked, and those you blocked.',
    access: 'signed-in',
    reply: friendList,
  }),
  ask: endpoint('POST', '/api/friends/requests', {
    summary: 'Asks someone to be your friend. The answer is the same whether or not there is such a person.',
    access: 'signed-in',
    body: friendRequest,
    reply: done,
    status: 201,
  }),
  update: endpoint('PATCH', '/api/friends/:id', {
    summary: 'Accepts or rejects a request, or blocks the person.',
    access: 'signed-in',
    params: idParams,
    body: z.strictObject({ status: z.enum(['accepted', 'rejected', 'blocked']) }),
    reply: done,
  }),
  remove: endpoint('DELETE', '/api/friends/:id', {
    summary: 'Ends a friendship, or takes a request back.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
  unblock: endpoint('DELETE', '/api/friends/blocks/:id', {
    summary: 'Unblocks someone.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
};

export const invitations = {
  current: endpoint('GET', '/api/friends/invitation', {
    summary: 'Your invitation link, or null.',
    access: 'signed-in',
    reply: z.nullable(invitation),
  }),
  make: endpoint('POST', '/api/friends/invitation', {
    summary: 'Makes an invitation link, in the place of an earlier one.',
    access: 'signed-in',
    reply: invitation,
    status: 201,
  }),
  withdraw: endpoint('DELETE', '/api/friends/invitation', {
    summary: 'Withdraws your invitation link.',
    access: 'signed-in',
    reply: done,
  }),
  look: endpoint('GET', '/api/friends/invitations/:code', {
    summary: 'Who invites.',
    access: 'signed-in',
    params: invitationParams,
    reply: z.object({ user: author, own: z.boolean(), friends: z.boolean() }),
  }),
  accept: endpoint('POST', '/api/friends/invitations/:code', {
    summary: 'Becomes a friend of the one who invites.',
    access: 'signed-in',
    params: invitationParams,
    reply: z.object({ user: author }),
  }),
};

/** How others see the viewer. */
export const profile = {
  update: endpoint('PATCH', '/api/user/profile', {
    summary: 'Changes your username, or the name that you sign shared toasts and comments with.',
    access: 'signed-in',
    body: z.strictObject({
      username: z.optional(handle),
      name: z.optional(z.nullable(publicName)),
    }),
    reply: author,
  }),
};
