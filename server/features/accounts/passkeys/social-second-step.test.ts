import { expect, it, onTestFinished } from 'vitest';
import { addPasskeyOf, createAuthenticator } from '#server/test/authenticator.ts';
import { send } from '#server/test/person.ts';
import { startProvider } from '#server/test/provider.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { passkeySignIn, passkeys } from '#shared/contract/passkeys.ts';

it.each(engines)('a social provider’s word is not enough either, on %s', async (engine) => {
  let now = () => 0;
  const provider = await startProvider({ now: () => now() });
  onTestFinished(() => provider.stop());
  const env = { SUPABASE_URL: `${provider.url}/`, SUPABASE_ANON_KEY: 'public-key' };
  const world = await createWorld({ engine, env });
  now = () => world.clock.now();
  const ana = await world.signUp();
  await world.deps.db.updateTable('users').set({ verified_at: 1 }).where('id', '=', ana.user.id).execute();
  const come = async () => {
    const authorization = `Bearer ${await provider.issue({ email: ana.email })}`;
    const url = accounts.socialLogin.path;
    return send(world.app, { method: 'POST', url, headers: { authorization }, payload: {} });
  };
  expect((await come()).status).toBe(200);
  await addPasskeyOf(ana, createAuthenticator());
  const { recoveryCodes } = await ana.call(passkeys.setTwoFactor, { body: { on: true } });
  const refused = await come();
  expect([refused.status, refused.body.code]).toEqual([401, 'second_factor_required']);
  expect(refused.headers['set-cookie']).toBeUndefined();
  const done = await send(world.app, {
    method: 'POST',
    url: passkeySignIn.finishSecondStep.path,
    payload: { ticket: refused.body.ticket as string, recoveryCode: recoveryCodes?.[0] ?? '' },
  });
  expect([done.status, done.body.user.id]).toEqual([200, ana.user.id]);
});
