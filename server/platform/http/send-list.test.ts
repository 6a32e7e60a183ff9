import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { JsonText, sendText } from './route.ts';
import { sendList } from './send-list.ts';

const items = z.array(z.object({ name: z.string() }));
type Item = z.input<typeof items>[number];

/** A server whose one answer is this list. */
async function serving(pieces: () => AsyncIterable<Item[]>, around?: readonly [string, string]) {
  const app = fastify({ logger: false });
  onTestFinished(() => app.close());
  app.get('/', async (_request, reply) => {
    const answer = await sendList(reply, { items, pieces: pieces(), ...(around && { around }) });
    return answer instanceof JsonText ? sendText(reply, answer.text) : answer;
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

async function* these(...pieces: Item[][]) {
  yield* pieces;
}

it.each([
  ['nothing at all', [], false],
  ['an empty piece', [[]], false],
  ['one piece', [[{ name: 'a' }, { name: 'b' }]], false],
  ['several, some of them empty', [[], [{ name: 'a' }], [], [{ name: 'b' }, { name: 'c' }], []], true],
])('answers with the whole list made of %s', async (_what, pieces, isStreamed) => {
  const answer = await fetch(await serving(() => these(...pieces)));
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.has('content-length')).toBe(!isStreamed);
  expect(await answer.json()).toEqual(pieces.flat());
});

it('puts the list where it belongs', async () => {
  const answer = await fetch(await serving(() => these([{ name: 'a' }], [{ name: 'b' }]), ['{"all":', '}']));
  expect(await answer.json()).toEqual({ all: [{ name: 'a' }, { name: 'b' }] });
});

it('lets nothing out that its items do not list, and refuses what they are not', async () => {
  const secret = { name: 'a', hash: 'secret' };
  expect(await (await fetch(await serving(() => these([secret], [secret])))).text()).not.toContain('secret');
  expect((await fetch(await serving(() => these([{ name: 1 } as never])))).status).toBe(500);
});

it('answers what goes wrong at the beginning, and later breaks off rather than look whole', async () => {
  async function* broken(after: Item[][]) {
    yield* after;
    throw new Error('broken');
  }
  expect((await fetch(await serving(() => broken([[{ name: 'a' }]])))).status).toBe(500);
  const later = await fetch(await serving(() => broken([[{ name: 'a' }], [{ name: 'b' }], [{ name: 'c' }]])));
  expect(later.status).toBe(200);
  await expect(later.text()).rejects.toThrow('terminated');
});

it('makes no more than is read', async () => {
  let made = 0;
  async function* endless() {
    for (;;) {
      made += 1;
      yield [{ name: 'x'.repeat(1_000_000) }];
    }
  }
  const answer = await fetch(await serving(endless));
  const reader = answer.body?.getReader();
  await reader?.read();
  // Two sockets and the reader hold some megabytes between them; then it stands still.
  let before = -1;
  await expect
    .poll(
      () => {
        const stands = before === made;
        before = made;
        return stands;
      },
      { interval: 100 },
    )
    .toBe(true);
  expect(made).toBeLessThan(60);
  await reader?.cancel();
});
