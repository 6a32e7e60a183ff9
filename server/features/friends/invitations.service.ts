import type { Deps } from '#server/deps.ts';
import { authorsOf } from '#server/features/accounts/profile.service.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Invitation } from '#shared/contract/friends.ts';
import type { Author } from '#shared/contract/shares.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { makeFriends, standingOf } from './friends.service.ts';
import { invitationBinding } from './friends.sealing.ts';
import {
  deleteInvitationOf,
  findInvitation,
  findInvitationOf,
  replaceInvitation,
  useInvitation,
  type InvitationRow,
} from './invitations.queries.ts';

const codeBytes = 16;
const dayMs = 86_400_000;

/** Makes an invitation link; an earlier one stops working. */
export async function makeInvitation(deps: Deps, { userId }: Viewer): Promise<Invitation> {
  const { db, clock, random, keyring, home } = deps;
  const now = clock.now();
  const code = random.bytes(codeBytes).toString('base64url');
  const key = await keyring.of(userId);
  const row: InvitationRow = {
    user_id: userId,
    code_hash: hashToken(code),
    code: key.sealText(invitationBinding(userId, now), code),
    uses: 0,
    created_at: now,
    expires_at: now + limits.invitationDays * dayMs,
  };
  await replaceInvitation(db, row);
  return present(row, code, home.url);
}

/** The viewer's invitation link; null when they have none that still works. */
export async function currentInvitation(deps: Deps, { userId }: Viewer): Promise<Invitation | null> {
  const row = await findInvitationOf(deps.db, userId);
  if (!row || !isLive(row, deps.clock.now())) {
    return null;
  }
  const code = (await deps.keyring.of(userId)).openText(invitationBinding(userId, row.created_at), row.code);
  return code === null ? null : present(row, code, deps.home.url);
}

export async function withdrawInvitation({ db }: Pick<Deps, 'db'>, { userId }: Viewer): Promise<void> {
  await deleteInvitationOf(db, userId);
}

/** Who invites with this code, and what they are to the viewer already. Throws `not_found` when it does not work. */
export async function lookAtInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  code: string,
): Promise<{ user: Author; own: boolean; friends: boolean }> {
  const { user, standing } = await findLive(deps, viewer, code);
  return { user, own: standing === 'owner', friends: standing === 'friend' };
}

/** Makes the viewer a friend of the one who invites. Throws `not_found` when the link does not work. */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  code: string,
): Promise<{ user: Author }> {
  const { row, user, standing } = await findLive(deps, viewer, code);
  if (standing === 'owner') {
    throw new AppError('invalid', 'Invited themselves.', { userMessage: 'This is your own invitation.' });
  }
  if (standing !== 'friend') {
    await deps.db.transaction().execute(async (transaction) => {
      if (!(await useInvitation(transaction, row, limits.invitationUses))) {
        throw notWorking();
      }
      await makeFriends({ ...deps, db: transaction }, { asking: row.user_id, asked: viewer.userId });
    });
  }
  return { user };
}

async function findLive({ db, clock }: Pick<Deps, 'db' | 'clock'>, viewer: Viewer, code: string) {
  const row = await findInvitation(db, hashToken(code));
  const standing = row && (await standingOf(db, viewer, row.user_id));
  const user = row && (await authorsOf({ db }, [row.user_id])).get(row.user_id);
  if (!row || !user || !standing || standing === 'blocked' || !isLive(row, clock.now())) {
    throw notWorking();
  }
  return { row, user, standing };
}

function notWorking(): AppError {
  return new AppError('not_found', 'No such invitation.', {
    userMessage: 'This invitation does not work any more. Please ask for a new one.',
  });
}

function isLive({ expires_at, uses }: InvitationRow, now: number): boolean {
  return expires_at > now && uses < limits.invitationUses;
}

function present({ expires_at, uses }: InvitationRow, code: string, home: string): Invitation {
  return {
    url: `${home}/friends/invite/${code}`,
    expiresAt: isoInstant(expires_at),
    left: limits.invitationUses - uses,
  };
}
