import { expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { shareOf, toastOf } from '#server/test/sharing.ts';
import { createWorld } from '#server/test/world.ts';
import { often } from '#shared/often.fixture.ts';

const codes = often(2_000, 100_000);
const ids = often(500, 10_000);
const pairs = often(60, 500);
/** By how many milliseconds the usual answers may differ. */
const mostDifference = 5;
const tries = 3;

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

it(
  `finds nothing with ${String(codes)} codes and ${String(ids)} numbers, and no tell-tale time`,
  { timeout: 60_000 + codes * 20 },
  async () => {
    const world = await createWorld();
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const toast = await toastOf(ana);
    const share = await shareOf(ana, toast, { visibility: 'friends-only' });
    const answers = new Set<string>();
    for (let at = 0; at < codes; at += 1) {
      const code = world.deps.random.bytes(16).toString('base64url');
      const { status, text } = await send(world.app, { url: `/api/shared-toasts/${code}` });
      answers.add(`${String(status)} ${text}`);
    }
    for (let id = 1; id <= ids; id += 1) {
      for (const what of ['reactions', 'comments', 'live']) {
        for (const answer of [
          await send(world.app, { url: `/api/toasts/${String(id)}/${what}` }),
          await ben.send({ url: `/api/toasts/${String(id)}/${what}` }),
        ]) {
          answers.add(`${String(answer.status)} ${answer.text}`);
        }
      }
    }
    expect([...answers]).toEqual([
      '404 {"code":"not_found","message":"This shared toast may have expired or been removed by the creator."}',
    ]);

    let difference = Number.POSITIVE_INFINITY;
    // What differs by itself differs each time; what differs by chance does not.
    for (let at = 0; at < tries && difference >= mostDifference; at += 1) {
      const took: [number[], number[]] = [[], []];
      for (let pair = 0; pair < pairs; pair += 1) {
        for (const [which, code] of [share.shareCode, 'f'.repeat(22)].entries()) {
          const start = performance.now();
          await ben.send({ url: `/api/shared-toasts/${code}` });
          took[which === 0 ? 0 : 1].push(performance.now() - start);
        }
      }
      difference = Math.abs(median(took[0]) - median(took[1]));
    }
    expect(difference).toBeLessThan(mostDifference);
  },
);
