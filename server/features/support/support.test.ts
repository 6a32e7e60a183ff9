import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { support } from '#shared/contract/support.ts';

const env = { SUPPORT_LINES: 'Lifeline | 13 11 14 | https://www.lifeline.org.au; Campus counsel | help@uni.example' };
const lines = [
  { name: 'Lifeline', contact: '13 11 14', url: 'https://www.lifeline.org.au' },
  { name: 'Campus counsel', contact: 'help@uni.example', url: null },
];

describe.each(engines)('the help lines on %s', (engine) => {
  it('are told to anyone, in the order of the operator', async () => {
    const { app, signUp } = await createWorld({ engine, env });
    const ana = await signUp();
    expect(await ana.call(support.lines)).toEqual(lines);
    expect(await send(app, { url: support.lines.path })).toMatchObject({ status: 200, body: lines });
  });

  it('are none where none were named', async () => {
    const { app } = await createWorld({ engine });
    expect((await send(app, { url: support.lines.path })).body).toEqual([]);
  });
});
