import { sql, type Kysely } from 'kysely';
import type { DamageWatch } from '#server/platform/db/damage.ts';
import type { App } from './http.ts';

type Parts<Tables> = { db: Kysely<Tables>; damage: Pick<DamageWatch, 'isDamaged'> };

/**
 * `/healthz`: the process is alive. `/readyz`: it can reach its database too, and nothing is known to be wrong with it.
 * Neither asks who is there.
 */
export function answerHealth<Tables>(app: App, { db, damage }: Parts<Tables>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (damage.isDamaged()) {
      return reply.status(503).send({ ready: false, reason: 'The database is damaged. Restore a copy of it.' });
    }
    await sql`select 1`.execute(db);
    return { ready: true };
  });
}
