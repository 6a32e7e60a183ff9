import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { deviceOf } from '#server/features/accounts/sessions.service.ts';
import { setReachesDevices } from '#server/features/settings/reminders.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import type { Message, Subscription } from '#server/platform/push/push.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { PushDevice } from '#shared/contract/push.ts';
import { AppError } from '#shared/errors.ts';
import { pushKeys } from './keys.ts';
import { mayEnd } from './push.policy.ts';
import {
  deleteByEndpoint,
  deleteDevice,
  findDevice,
  insertDevice,
  listDeviceIds,
  listDevices,
  resetReminded,
  setReminded,
  type PushDeviceRow,
} from './push.queries.ts';
import { deviceBinding } from './push.sealing.ts';

export { listDeviceIds } from './push.queries.ts';
export { preparePushKeys } from './keys.ts';

/** The oldest gives way to the newest beyond these. */
const mostDevices = 20;

type NewDevice = { subscription: Subscription; userAgent: string | undefined };

/**
 * Has the viewer's notifications sent to a browser, and nobody else's any more. Throws `invalid` when its address is not
 * that of a push service, and `forbidden` in testing mode.
 */
export async function addDevice(
  deps: Deps,
  viewer: Viewer,
  { subscription, userAgent }: NewDevice,
): Promise<PushDevice> {
  refuseGuests(deps);
  if (!deps.push.accepts(subscription.endpoint)) {
    throw new AppError('invalid', 'This is no address of a push service.', {
      userMessage: 'This browser takes notifications at an address that this server does not send to.',
    });
  }
  const key = await deps.keyring.of(viewer.userId);
  const now = deps.clock.now();
  const hash = createHash('sha256').update(subscription.endpoint).digest('base64url');
  const row = await deps.db.transaction().execute(async (transaction) => {
    const before = await deleteByEndpoint(transaction, hash);
    if (before !== undefined && before !== viewer.userId) {
      await tellReach(transaction, before, now);
    }
    const [oldest, ...others] = await listDeviceIds(transaction, viewer.userId);
    if (oldest !== undefined && others.length + 1 >= mostDevices) {
      await deleteDevice(transaction, oldest);
    }
    const id = await nextId(transaction, 'push_devices');
    const added = await insertDevice(transaction, {
      id,
      user_id: viewer.userId,
      endpoint_hash: hash,
      subscription: key.sealText(deviceBinding(id), JSON.stringify(subscription)),
      device: deviceOf(userAgent),
      reminded_on: null,
      created_at: now,
    });
    await tellReach(transaction, viewer.userId, now);
    return added;
  });
  return presentDevice(row);
}

/** By what browsers know messages of this server. Throws `forbidden` in testing mode. */
export async function publicKeyOf(deps: Pick<Deps, 'db' | 'keyring' | 'sandbox'>): Promise<string> {
  refuseGuests(deps);
  return (await pushKeys(deps)).publicKey;
}

function refuseGuests({ sandbox }: Pick<Deps, 'sandbox'>): void {
  if (sandbox) {
    throw new AppError('forbidden', 'Notifications in testing mode.', {
      userMessage: 'There are no notifications in testing mode: it leaves no trace.',
    });
  }
}

export async function devicesOf({ db }: Pick<Deps, 'db'>, { userId }: Viewer): Promise<PushDevice[]> {
  return (await listDevices(db, userId)).map(presentDevice);
}

export async function findOwnDevice(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<PushDeviceRow>> {
  return mayEnd(viewer, await findDevice(db, id));
}

export async function removeDevice(deps: Pick<Deps, 'db' | 'clock'>, device: PushDeviceRow): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    await deleteDevice(transaction, device.id);
    await tellReach(transaction, device.user_id, deps.clock.now());
  });
}

/** Reminders are looked for only where there is a way for them. */
async function tellReach(transaction: Db, userId: number, now: number): Promise<void> {
  await setReachesDevices(transaction, { userId, reaches: (await listDeviceIds(transaction, userId)).length > 0, now });
}

/** The browser of this number, as long as it takes the notifications of this person. */
export async function deviceFor(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  id: number,
): Promise<PushDeviceRow | undefined> {
  const row = await findDevice(db, id);
  return row?.user_id === userId ? row : undefined;
}

/** Sends a message to a browser. Throws `PushError`; a subscription that is damaged can never be sent to. */
export async function sendTo(
  deps: Pick<Deps, 'db' | 'keyring' | 'push' | 'outside'>,
  device: PushDeviceRow,
  message: Message,
): Promise<void> {
  const key = await deps.keyring.of(device.user_id);
  const opened = key.openText(deviceBinding(device.id), device.subscription);
  if (opened !== null) {
    await deps.push.send(JSON.parse(opened) as Subscription, message, {
      keys: await pushKeys(deps),
      outgoing: deps.outside.on({ userId: device.user_id, purpose: 'notification' }),
    });
  }
}

/**
 * Notes that a device is reminded of a day, before it is done. Answers with how to take that back; null when it was
 * reminded of that day, or of a later one, before.
 */
export async function noteDeviceReminded(
  { db }: Pick<Deps, 'db'>,
  device: PushDeviceRow,
  day: string,
): Promise<(() => Promise<void>) | null> {
  return (await setReminded(db, device.id, day)) ? () => resetReminded(db, device.id, device.reminded_on) : null;
}

function presentDevice({ id, device, endpoint_hash: mark, created_at: createdAt }: PushDeviceRow): PushDevice {
  return { id, device, mark, createdAt: isoInstant(createdAt) };
}
