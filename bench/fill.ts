import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { register } from '#server/features/accounts/accounts.service.ts';
import { wordsBinding } from '#server/features/notes/notes.service.ts';
import { isPostgres } from '#server/platform/db/columns.ts';
import { nextId } from '#server/platform/db/next-id.ts';

const dayMs = 86_400_000;
const first = Date.UTC(2000, 0, 1, 20);
const atOnce = 500;

type Filling = { count: number; aDay: number; wordsOf: (at: number) => string };

/** The calendar day that so many days after the first one. */
export function dayOf(at: number): string {
  return new Date(first + at * dayMs).toISOString().slice(0, 10);
}

/** The instant at which the reflection of that day was written: epoch milliseconds. */
export function writtenAt(day: number): number {
  return first + day * dayMs;
}

/** Opens an account with so many reflections and answers with its token. */
export async function personWithMany(deps: Deps, { count, aDay, wordsOf }: Filling): Promise<string> {
  const { user, token } = await register(deps, { email: `${randomUUID()}@example.org`, password: 'bench bench' });
  const key = await deps.keyring.of(user.id);
  // Nobody else is here to take a number in between.
  const firstId = await nextId(deps.db, 'notes');
  for (let from = 0; from < count; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, count - from) }, (_, more) => {
      const at = from + more;
      const day = Math.floor(at / aDay);
      const id = firstId + at;
      return {
        id,
        user_id: user.id,
        content: key.sealText(wordsBinding({ id, version: 1 }), wordsOf(at)),
        timezone: 'UTC',
        local_date: dayOf(day),
        created_at: writtenAt(day) + (at % aDay),
      };
    });
    await deps.db.insertInto('notes').values(rows).execute();
  }
  if (isPostgres(deps.db)) {
    await sql`select setval(pg_get_serial_sequence('notes', 'id'), ${firstId + count})`.execute(deps.db);
  }
  return token;
}

const peopleAtOnce = 20_000;

/** Adds so many people who have written nothing, and whose toasts and reminders are days away. */
export async function addPeople({ db }: Deps, count: number): Promise<void> {
  const now = Date.now();
  const dueAt = sql.lit(now + 5 * dayMs);
  for (let from = 0; from < count; from += peopleAtOnce) {
    const names = sql`with recursive number (at) as (
      select ${sql.lit(from)} union all select at + 1 from number where at + 1 < ${sql.lit(Math.min(count, from + peopleAtOnce))}
    )`;
    await sql`
      insert into users (username, email, password_hash, first_login, created_at)
      ${names} select 'filler' || at, 'filler' || at || '@example.org', '', 0, ${sql.lit(now)} from number`.execute(db);
    await sql`
      insert into settings (user_id, timezone, weekly_toast_day, toast_hour, toast_minute, next_toast_at, toast_step_at,
        voice_style, toast_tone, daily_reminder, toast_notification, email_notifications, daily_reminder_hour)
      ${names} select id, 'UTC', 0, 9, 0, ${dueAt}, ${dueAt}, 'calm', 'auto', 0, 0, 0, 20
      from number join users on username = 'filler' || at`.execute(db);
  }
}
