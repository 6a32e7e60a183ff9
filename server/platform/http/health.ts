import { sql, type Kysely } from 'kysely';
import type { App } from './http.ts';

/** `/healthz`: the process is alive. `/readyz`: it can reach its database too. Neither asks who is there. */
export function answerHealth<Tables>(app: App, db: Kysely<Tables>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    await sql`select 1`.execute(db);
    return { ready: true };
  });
}
