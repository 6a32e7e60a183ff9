import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isoInstant } from '#shared/calendar.ts';
import { AppError } from '#shared/errors.ts';
import { findUser, findUserByLogin, listAdmins, setAdminSince } from './accounts.queries.ts';

const usage = 'Use: admin grant <email>, admin revoke <email> or admin list.';

type CommandDeps = Pick<Deps, 'db' | 'clock'>;
type Say = (sentence: string) => void;

/**
 * What only those may who look after this server. It is asked for at every request, so that it ends at once. Throws
 * `forbidden` for everyone else.
 */
export async function mustBeAdmin({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<void> {
  const user = await findUser(db, viewer.userId);
  if (!user || user.admin_since === null) {
    throw new AppError('forbidden', 'Not an admin.', {
      userMessage: "You don't have permission to view this page.",
    });
  }
}

/**
 * What `admin grant <email>`, `admin revoke <email>` and `admin list` do on the command line. Throws a sentence for
 * the operator when there is no such account or no such command.
 */
export async function commandAdmins(deps: CommandDeps, args: string[], say: Say): Promise<void> {
  const [verb, email, ...more] = args;
  if (verb === 'list' && email === undefined) {
    return list(deps, say);
  }
  if ((verb !== 'grant' && verb !== 'revoke') || email === undefined || more.length > 0) {
    throw new Error(usage);
  }
  const user = email.includes('@') ? await findUserByLogin(deps.db, email.trim()) : undefined;
  if (!user) {
    throw new Error(`No account has the email "${email}".`);
  }
  const was = user.admin_since !== null;
  if (verb === 'grant') {
    say(was ? `${user.email} is an admin already.` : `${user.email} is an admin now.`);
  } else {
    say(was ? `${user.email} is no longer an admin.` : `${user.email} is not an admin.`);
  }
  if (was !== (verb === 'grant')) {
    await setAdminSince(deps.db, user.id, verb === 'grant' ? deps.clock.now() : null);
  }
  if (verb === 'grant' && user.verified_at === null) {
    // Anyone can open an account with the address of whom they would like to be.
    say('Its email is not confirmed, so make sure that the account is theirs.');
  }
}

async function list({ db }: CommandDeps, say: Say): Promise<void> {
  const admins = await listAdmins(db);
  for (const { email, since } of admins) {
    say(`${email}, since ${isoInstant(since).slice(0, 10)}`);
  }
  if (admins.length === 0) {
    say('Nobody is an admin yet.');
  }
}
