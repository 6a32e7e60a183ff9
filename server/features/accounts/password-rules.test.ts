import { describe, expect, it } from 'vitest';
import { send, type Answer } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { requireGoodPassword } from './password-rules.ts';

const email = 'ana@example.org';
const tooCommon = 'This password is too common. Please choose another.';

function refusalOf(password: string, least = 6): Promise<string | undefined> {
  return requireGoodPassword(password, { least, email }).then(
    () => undefined,
    (error: { userMessage: string }) => error.userMessage,
  );
}

describe('a new password', () => {
  it.each(['123456', 'password', 'PASSWORD', 'PassWord1', 'qwerty123', 'iloveyou', 'trustno1', 'Superman'])(
    'is refused when it is as common as %s, in whatever case',
    async (password) => {
      expect(await refusalOf(password)).toBe(tooCommon);
    },
  );

  it.each(['ana@example.org', 'ANA@Example.org', 'clinkclink', 'Clink123', 'CLINK!!'])(
    'is refused when it is the address or our name, as %s is',
    async (password) => {
      expect(await refusalOf(password)).toBe(tooCommon);
    },
  );

  it.each([
    'our glass',
    'clinking glasses',
    'ana@example.org and more',
    'Täglich ein Licht',
    '光のある一日',
    'x'.repeat(256),
  ])('may be %s', async (password) => {
    expect(await refusalOf(password)).toBeUndefined();
  });

  it('is refused when it is too short, first of all', async () => {
    expect(await refusalOf('12345', 6)).toBe('Password must be at least 6 characters');
  });
});

describe.each(engines)('a password on %s', (engine) => {
  const register = ({ app }: World, password: string): Promise<Answer> =>
    send(app, { method: 'POST', url: accounts.register.path, payload: { email, password } });
  const signIn = async ({ app }: World, password: string) =>
    (await send(app, { method: 'POST', url: accounts.login.path, payload: { username: email, password } })).status;

  it('that is common opens no account', async () => {
    const world = await createWorld({ engine });
    for (const password of ['qwerty123', 'ANA@example.org']) {
      expect((await register(world, password)).body).toEqual({
        code: 'invalid',
        message: tooCommon,
        fields: { password: tooCommon },
      });
    }
    expect(await world.deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('counts to its last character, and every character as it was typed', async () => {
    const world = await createWorld({ engine });
    const long = `${'é'.normalize('NFC')} ${'long '.repeat(50)}end.`;
    expect(long).toHaveLength(256);
    expect((await register(world, `${long}!`)).status).toBe(400);
    expect((await register(world, long)).status).toBe(201);
    for (const other of [
      long.slice(0, -1),
      `${long.slice(0, -1)}!`,
      long.slice(0, 72),
      ` ${long.slice(1)}`,
      long.toUpperCase(),
    ]) {
      expect(await signIn(world, other)).toBe(401);
    }
    expect(await signIn(world, `e\u0301${long.slice(1, -1)}`)).toBe(401);
    expect(await signIn(world, long)).toBe(200);
  });
});
