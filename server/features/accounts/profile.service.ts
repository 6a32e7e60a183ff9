import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Author } from '#shared/contract/shares.ts';
import { AppError } from '#shared/errors.ts';
import { findIdByUsername, listNamed, setNamed, type Named } from './profile.queries.ts';

/** These people as others may know them, by their numbers; who is gone is not among them. */
export async function authorsOf({ db }: Pick<Deps, 'db'>, ids: readonly number[]): Promise<Map<number, Author>> {
  const rows = ids.length > 0 ? await listNamed(db, [...new Set(ids)]) : [];
  return new Map(rows.map((row) => [row.id, present(row)]));
}

/** Who has this username; an email never finds anyone. */
export async function findIdByHandle({ db }: Pick<Deps, 'db'>, username: string): Promise<number | undefined> {
  return findIdByUsername(db, username.toLowerCase());
}

/** Changes the viewer's username or the name they sign with. Throws `conflict` when the username is taken. */
export async function updateProfile(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { username, name }: { username?: string | undefined; name?: string | null | undefined },
): Promise<Author> {
  try {
    await setNamed(db, viewer.userId, {
      ...(username !== undefined && { username }),
      ...(name !== undefined && { public_name: name || null }),
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      const message = 'Someone has this username already.';
      throw new AppError('conflict', 'The username is taken.', { userMessage: message, fields: { username: message } });
    }
    throw error;
  }
  const [row] = await listNamed(db, [viewer.userId]);
  if (!row) {
    throw new AppError('unauthenticated', 'The account is gone.', { clearToken: true });
  }
  return present(row);
}

function present({ username, public_name }: Named): Author {
  return { name: public_name ?? username, username };
}
