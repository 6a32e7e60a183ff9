import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { commandAdmins } from './admin.ts';
import { trustAddress } from './verification.service.ts';

const entry = fileURLToPath(new URL('../../main.ts', import.meta.url));

describe.each(engines)('admins on %s', (engine) => {
  it('are granted, listed and revoked by email, however it is written', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    await trustAddress(deps, ana.user.id);
    const said = async (...args: string[]) => {
      const sentences: string[] = [];
      await commandAdmins(deps, args, (sentence) => sentences.push(sentence));
      return sentences;
    };
    expect(await said('list')).toEqual(['Nobody is an admin yet.']);
    expect(await said('grant', ana.email.toUpperCase())).toEqual([`${ana.email} is an admin now.`]);
    expect(await said('grant', ana.email)).toEqual([`${ana.email} is an admin already.`]);
    expect(await said('list')).toEqual([`${ana.email}, since 2026-03-04`]);
    expect(await said('revoke', ben.email)).toEqual([`${ben.email} is not an admin.`]);
    expect(await said('revoke', ana.email)).toEqual([`${ana.email} is no longer an admin.`]);
    expect(await said('list')).toEqual(['Nobody is an admin yet.']);
    expect(await said('grant', ben.email)).toEqual([
      `${ben.email} is an admin now.`,
      'Its email is not confirmed, so make sure that the account is theirs.',
    ]);
  });

  it('are complained about when nobody has the email, or the command is none', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp('ana');
    const command = (...args: string[]) => commandAdmins(deps, args, () => expect.fail('nothing is to be said'));
    for (const email of ['nobody@example.org', ana.user.username, '']) {
      await expect(command('grant', email)).rejects.toThrow(`No account has the email "${email}".`);
    }
    for (const args of [
      [],
      ['grant'],
      ['revoke'],
      ['list', ana.email],
      ['make', ana.email],
      ['grant', ana.email, 'x'],
    ]) {
      await expect(command(...args)).rejects.toThrow('Use: admin grant');
    }
  });
});

it('the command line says what was done and ends with 1 when it was not', async () => {
  const { dataDir, deps, signUp } = await createWorld();
  const ana = await signUp('ana');
  await trustAddress(deps, ana.user.id);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [entry, 'admin', ...args], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
  expect(await run('grant', ana.email)).toEqual({ stdout: `${ana.email} is an admin now.\n`, stderr: '' });
  expect((await run('list')).stdout).toContain(ana.email);
  await expect(run('revoke', 'nobody@example.org')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'No account has the email "nobody@example.org".\n',
  });
});
