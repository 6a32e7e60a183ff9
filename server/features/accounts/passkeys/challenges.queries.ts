import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/tables.ts';
import type { ChallengeKind, Challenges, SecondSteps } from './passkeys.table.ts';

export type SecondStepRow = Selectable<SecondSteps>;

export async function insertChallenge(db: Db, challenge: Insertable<Challenges>): Promise<void> {
  await db.insertInto('challenges').values(challenge).execute();
}

type Wanted = {
  kind: ChallengeKind;
  hash: string;
  sessionId: number | null;
  stepId: number | null;
  now: number;
};

/**
 * Takes a live challenge that was set for this and answers whether there was one. Of many at once this one statement lets
 * one through.
 */
export async function takeChallenge(db: Db, { kind, hash, sessionId, stepId, now }: Wanted): Promise<boolean> {
  const taken = await db
    .deleteFrom('challenges')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('step_id', stepId === null ? 'is' : '=', stepId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function insertSecondStep(db: Db, step: Insertable<SecondSteps>): Promise<void> {
  await db.insertInto('second_steps').values(step).execute();
}

/** The sign-in that waits with this ticket. It goes on waiting. */
export async function findSecondStep(db: Db, ticketHash: string, now: number): Promise<SecondStepRow | undefined> {
  return db
    .selectFrom('second_steps')
    .selectAll()
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a waiting sign-in and answers whether it was still waiting: of many at once one is let through. */
export async function takeSecondStep(db: Db, id: number): Promise<boolean> {
  const taken = await db.deleteFrom('second_steps').where('id', '=', id).returning('id').executeTakeFirst();
  return taken !== undefined;
}

/** Every sign-in of a person that waits. */
export async function deleteSecondStepsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('second_steps').where('user_id', '=', userId).execute();
}

export async function deleteStepsExpiredBy(db: Db, now: number): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
  await db.deleteFrom('second_steps').where('expires_at', '<=', now).execute();
}
