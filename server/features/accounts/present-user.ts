import type { User } from '#shared/contract/accounts.ts';
import type { UserRow } from './accounts.queries.ts';

/** A person as they see themselves. */
export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    username: row.username,
    name: row.public_name,
    email: row.email,
    firstLogin: row.first_login === 1,
    verified: row.verified_at !== null,
    hasPassword: row.password_hash !== '',
    ...(row.admin_since !== null && { isAdmin: true }),
  };
}
