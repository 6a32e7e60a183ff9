import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboard } from '#shared/contract/dashboard.ts';
import { CallError } from './call.ts';
import type * as Lib from './first-answer.ts';

const first = { session: { id: 7 }, today: ['today'], stats: { streak: 2 } };
const own = () => Promise.resolve('own');

function answer(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

let lib: typeof Lib;
const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', fetched.mockReset());
  lib = await import('./first-answer.ts');
});

describe('the first answer', () => {
  it('is asked for once, and gives each part once: after that a part is read by its own call', async () => {
    fetched.mockReturnValue(answer(first));
    lib.askFirst();
    expect(await Promise.all([lib.firstOr('today', own), lib.firstOr('stats', own)])).toEqual([
      ['today'],
      { streak: 2 },
    ]);
    expect(await lib.firstOr('today', own)).toBe('own');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toMatch(new RegExp(`^${dashboard.read.path}\\?timezone=`));
  });

  it('is the one that the head of the page has asked for, where it has', async () => {
    vi.stubGlobal('window', { firstAnswer: answer(first) });
    lib.askFirst();
    expect(await lib.firstOr('session', own)).toEqual({ id: 7 });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('leaves each part to its own call where there is none, where nobody is signed in, and where it failed', async () => {
    expect(await lib.firstOr('today', own)).toBe('own');
    for (const reply of [answer(null), answer({ code: 'internal', message: 'No.' }, 500), answer('<html>', 404)]) {
      fetched.mockReturnValue(reply);
      lib.askFirst();
      expect(await lib.firstOr('stats', own)).toBe('own');
    }
  });

  it('asks nothing a second time of a server that is out of reach', async () => {
    fetched.mockReturnValue(Promise.reject(new TypeError('Failed to fetch')));
    lib.askFirst();
    const ask = vi.fn<() => Promise<string>>(own);
    await expect(lib.firstOr('today', ask)).rejects.toMatchObject({ code: 'network' });
    expect(ask).not.toHaveBeenCalled();
    expect(await lib.firstOr('today', ask)).toBe('own');
    expect(CallError).toBeDefined();
  });
});
