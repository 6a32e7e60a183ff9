import { describe, expect, it } from 'vitest';
import { howLong } from '#server/test/how-long.ts';
import { send, type Answer } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';

const password = 'correct horse battery';

function register({ app }: World, email: string, secret = password): Promise<Answer> {
  return send(app, { method: 'POST', url: accounts.register.path, payload: { email, password: secret } });
}

/** Addresses that mail servers, parsers and people read in different ways. */
const treacherous = [
  'a＠b.org',
  'ana@exam\u00adple.org',
  '"eve@evil.example x"@example.org',
  '"ana"@example.org',
  '"a b"@example.org',
  'ana@example.org\r\nBcc: eve@evil.example',
  'ana@example.org\nBcc: eve@evil.example',
  'ana\r\n@example.org',
  'ana@example.org\0',
  'ana@example.org, eve@evil.example',
  'ana@example.org;eve@evil.example',
  'ana@example.org eve@evil.example',
  '<ana@example.org>',
  'Ana <ana@example.org>',
  'ana(comment)@example.org',
  'ana@example.org(comment)',
  'ana@[127.0.0.1]',
  'ana@localhost',
  'ana@example',
  'ana@@example.org',
  'ana@evil.example@example.org',
  'eve%evil.example@example.org',
  'evil.example!eve@example.org',
  '@relay.example:ana@example.org',
  '.ana@example.org',
  'ana.@example.org',
  'a..na@example.org',
  'ana@example..org',
  'ana@-example.org',
  'ana@example-.org',
  'ana@example.org.',
  'ana@.org',
  `${'a'.repeat(65)}@example.org`,
  `ana@${'a.'.repeat(130)}org`,
  'ána@example.org',
  'аna@example.org',
  'ana@exámple.org',
  'ana@例え.jp',
  'ﬁna@example.org',
  '\u212aELVIN@example.org',
  'ıvan@example.org',
  'İvan@example.org',
  'straße@example.org',
  'ana\u200b@example.org',
  '\u202eana@example.org',
  'ana@example.org\u200d',
  'ana@example。org',
  'ana@example․org',
  '＋@example.org',
  'group:'.repeat(10_000),
  `${'g:'.repeat(10_000)}ana@example.org${';'.repeat(10_000)}`,
  `${'('.repeat(20_000)}ana@example.org`,
  `${'<'.repeat(20_000)}ana@example.org${'>'.repeat(20_000)}`,
  `${'a.'.repeat(20_000)}@example.org`,
  `ana@${'a'.repeat(30_000)}`,
  `"${'\\"'.repeat(10_000)}"@example.org`,
  '',
  ' ',
  '@',
];

const plain = [
  'o.brien+clink_1-2@mail.example.co.uk',
  "o'brien@example.ie",
  'a@b.co',
  'ana@xn--bcher-kva.example',
  'ana@example.xn--p1ai',
  `${'a'.repeat(64)}@example.org`,
  '1@2.org',
];

describe.each(engines)('an email address on %s', (engine) => {
  it('that can be read in two ways is refused at once everywhere, and nothing comes of it', async () => {
    const world = await createWorld({ engine });
    for (const email of treacherous) {
      for (const { path } of [accounts.register, recovery.forgotPassword, recovery.resendVerification]) {
        const payload = path === accounts.register.path ? { email, password } : { email };
        const ms = await howLong(async () => {
          const answer = await send(world.app, { method: 'POST', url: path, payload });
          expect([email.slice(0, 60), answer.status]).toEqual([email.slice(0, 60), 400]);
          expect(Object.keys(answer.body.fields as object)).toEqual(['email']);
        }, 50);
        expect([email.slice(0, 60), ms < 50]).toEqual([email.slice(0, 60), true]);
      }
    }
    await world.doJobs();
    expect(world.mails).toEqual([]);
    expect(await world.deps.db.selectFrom('users').selectAll().execute()).toEqual([]);
    expect(await world.deps.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  it('that people have is taken, and written to as it is', async () => {
    const world = await createWorld({ engine });
    for (const email of plain) {
      expect([email, (await register(world, ` ${email.toUpperCase()}\t`)).body.user?.email]).toEqual([email, email]);
    }
    await world.doJobs();
    expect(world.mails.map(({ to }) => to).toSorted()).toEqual(plain.toSorted());
  });

  it('has one account, which no other spelling opens again or changes', async () => {
    const world = await createWorld({ engine });
    await register(world, 'ivan.kelvin@example.org');
    const row = () => world.deps.db.selectFrom('users').selectAll().execute();
    const before = await row();
    const same = [
      'ivan.kelvin@example.org',
      'IVAN.KELVIN@EXAMPLE.ORG',
      '\tIvan.Kelvin@Example.Org ',
      '\u00a0ivan.kelvin@example.org\u3000',
    ];
    for (const email of same) {
      const answer = await register(world, email, 'another password');
      expect([email, answer.status]).toEqual([email, 409]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const lookalikes = [
      'ıvan.kelvin@example.org',
      'İvan.kelvin@example.org',
      'ivan.\u212aelvin@example.org',
      'ｉvan.kelvin@example.org',
      'ivan.kelvin＠example.org',
      'ivan.kelvin@example.org\u200b',
      'ivan．kelvin@example.org',
    ];
    for (const email of lookalikes) {
      expect([email, (await register(world, email, 'another password')).status]).toEqual([email, 400]);
    }
    expect(await row()).toEqual(before);
    expect(await world.deps.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
    const signIn = (username: string, secret: string) =>
      send(world.app, { method: 'POST', url: accounts.login.path, payload: { username, password: secret } });
    expect((await signIn('ivan.kelvin@example.org', 'another password')).status).toBe(401);
    expect((await signIn('ivan.kelvin@example.org', password)).status).toBe(200);
  });
});
