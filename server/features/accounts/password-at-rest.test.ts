import { describe, expect, it } from 'vitest';
import { password } from '#server/test/person.ts';
import { everyRow } from '#server/test/rows.ts';
import { createWorld, engines } from '#server/test/world.ts';

describe.each(engines)('a password on %s', (engine) => {
  it('is a hash of its own for each person, and is nowhere as it is', async () => {
    const world = await createWorld({ engine });
    await world.signUp('ana');
    await world.signUp('ben');
    const rows = await world.deps.db.selectFrom('users').select('password_hash').execute();
    expect(new Set(rows.map((row) => row.password_hash)).size).toBe(2);
    for (const { password_hash } of rows) {
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
    expect(JSON.stringify(await everyRow(world.deps.db))).not.toContain(password);
  });
});
