import * as z from 'zod/mini';
import { done, id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A browser that takes notifications. */
export const pushDevice = z.object({
  id,
  /** As people say it, such as 'Firefox on Windows'; null when it is not known. */
  device: z.nullable(z.string()),
  /** By which a browser knows itself in the list: the SHA-256 of the address of its subscription, as base64url. */
  mark: z.string(),
  createdAt: instant,
});
export type PushDevice = z.output<typeof pushDevice>;

/** What stands in the message of a notification; its words are with the app. */
export const pushKinds = ['toast', 'reminder'] as const;
export type PushKind = (typeof pushKinds)[number];

const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${String(length)}}=?$`)));

export const push = {
  key: endpoint('GET', '/api/push/key', {
    summary: 'The key by which browsers know messages of this server.',
    access: 'signed-in',
    reply: z.object({ publicKey: z.string() }),
  }),
  list: endpoint('GET', '/api/push/devices', {
    summary: 'The browsers that take your notifications.',
    access: 'signed-in',
    reply: z.array(pushDevice),
  }),
  add: endpoint('POST', '/api/push/devices', {
    summary: 'Has notifications sent to this browser, as its PushSubscription says.',
    access: 'signed-in',
    body: z.strictObject({
      endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1_000)),
      keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
    }),
    reply: pushDevice,
    status: 201,
  }),
  remove: endpoint('DELETE', '/api/push/devices/:id', {
    summary: 'Ends the notifications of a browser.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
};
