import { expect, test } from 'vitest';
import { createChoiceKeeper } from './choice-keeper.ts';

type Values = { tone: string; hour: number };

/** A keeper whose saves end when the test says so. */
function world() {
  const sends: { wishes: Partial<Values>; end: (error?: Error) => Promise<void> }[] = [];
  const problems: unknown[] = [];
  const keeper = createChoiceKeeper<Values>(() => ({
    send: (wishes) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      sends.push({
        wishes,
        end: async (error) => {
          if (error) {
            reject(error);
          } else {
            resolve();
          }
          await new Promise((done) => setTimeout(done));
        },
      });
      return promise;
    },
    onProblem: (error) => problems.push(error),
  }));
  const sent = () => sends.map(({ wishes }) => wishes);
  return { keeper, sends, sent, problems };
}

test('a choice is sent at once and shown until it is kept', async () => {
  const { keeper, sends, sent } = world();
  expect(keeper.state()).toEqual({ wishes: {}, status: 'clean' });
  keeper.choose({ tone: 'auto' });
  expect(sent()).toEqual([{ tone: 'auto' }]);
  expect(keeper.state()).toEqual({ wishes: { tone: 'auto' }, status: 'saving' });
  await sends[0]?.end();
  expect(keeper.state()).toEqual({ wishes: {}, status: 'saved' });
});

test('what is chosen during a save goes with the next, the last choice of each', async () => {
  const { keeper, sends, sent } = world();
  keeper.choose({ hour: 1 });
  keeper.choose({ hour: 2 });
  keeper.choose({ hour: 3, tone: 'auto' });
  expect(sent()).toEqual([{ hour: 1 }]);
  await sends[0]?.end();
  expect(sent()).toEqual([{ hour: 1 }, { hour: 3, tone: 'auto' }]);
  expect(keeper.state().status).toBe('saving');
  await sends[1]?.end();
  expect(keeper.state()).toEqual({ wishes: {}, status: 'saved' });
});

test('a choice that was not kept stays, is said, and can be tried again', async () => {
  const { keeper, sends, sent, problems } = world();
  keeper.choose({ tone: 'auto' });
  await sends[0]?.end(new Error('no server'));
  expect(keeper.state()).toEqual({ wishes: { tone: 'auto' }, status: 'failed' });
  expect(problems).toEqual([new Error('no server')]);
  keeper.retry();
  expect(sent()).toEqual([{ tone: 'auto' }, { tone: 'auto' }]);
  await sends[1]?.end();
  expect(keeper.state()).toEqual({ wishes: {}, status: 'saved' });
});

test('a failed choice goes with the next one, and a failure is no matter when there is a newer choice', async () => {
  const { keeper, sends, sent, problems } = world();
  keeper.choose({ tone: 'auto' });
  keeper.choose({ hour: 7 });
  await sends[0]?.end(new Error('no server'));
  expect(problems).toEqual([]);
  expect(sent()).toEqual([{ tone: 'auto' }, { tone: 'auto', hour: 7 }]);
  await sends[1]?.end();
  expect(keeper.state()).toEqual({ wishes: {}, status: 'saved' });
});

test('when the page goes, what waits is sent beside what is on its way', () => {
  const { keeper, sent } = world();
  keeper.choose({ hour: 1 });
  keeper.flush();
  expect(sent()).toEqual([{ hour: 1 }]);
  keeper.choose({ hour: 2 });
  keeper.flush();
  expect(sent()).toEqual([{ hour: 1 }, { hour: 2 }]);
});

test('what was saved by a button is no longer unsaved', async () => {
  const { keeper, sends } = world();
  keeper.choose({ hour: 1, tone: 'auto' });
  await sends[0]?.end(new Error('no server'));
  keeper.settle(keeper.chosen());
  expect(keeper.state()).toEqual({ wishes: {}, status: 'saved' });
});
