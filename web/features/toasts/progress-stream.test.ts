import { describe, expect, it } from 'vitest';
import type { Progress, SpokenPiece } from '#shared/contract/toast-progress.ts';
import { foldProgress, notMaking, readProgress, watchProgress } from './progress-stream.ts';

function aLine({ expecting = false } = {}) {
  const heard: Progress[] = [];
  const pieces: SpokenPiece[] = [];
  const waiting: { task: () => void; ms: number }[] = [];
  const sources: {
    say: (now: Progress | string) => void;
    give: (piece: unknown) => void;
    fail: () => void;
    closed: boolean;
  }[] = [];
  const line = { heard, pieces, waiting, sources, expecting, look: () => {}, stop: () => {} };
  const watch = watchProgress({
    open: () => {
      const listeners: Record<string, (event: { data?: unknown }) => void> = {};
      const source = {
        closed: false,
        say: (now: Progress | string) =>
          listeners['progress']?.({ data: typeof now === 'string' ? now : JSON.stringify(now) }),
        give: (piece: unknown) => listeners['piece']?.({ data: JSON.stringify(piece) }),
        fail: () => listeners['error']?.({}),
      };
      sources.push(source);
      return {
        addEventListener: (type, listener) => {
          listeners[type] = listener;
        },
        close: () => {
          source.closed = true;
        },
      };
    },
    onProgress: (now) => heard.push(now),
    onPiece: (piece) => pieces.push(piece),
    isExpecting: () => line.expecting,
    later: (task, ms) => {
      const entry = { task, ms };
      waiting.push(entry);
      return () => {
        const at = waiting.indexOf(entry);
        if (at >= 0) {
          waiting.splice(at, 1);
        }
      };
    },
  });
  Object.assign(line, watch);
  line.look();
  return line;
}

describe('watchProgress', () => {
  it('gives each piece that is spoken, and nothing that is none', () => {
    const { sources, pieces } = aLine();
    const piece = {
      at: 0,
      lines: [{ text: 'One.', startMs: 1800, endMs: 2400 }],
      fromMs: 1760,
      untilMs: 2400,
      mp3: 'AQ',
    };
    sources[0]?.give(piece);
    sources[0]?.give({ ...piece, mp3: 5 });
    expect(pieces).toEqual([piece]);
  });

  it('passes on every stage and hangs up at the end', () => {
    const line = aLine();
    line.sources[0]?.say({ stage: 'writing' });
    line.sources[0]?.say({ stage: 'voicing', step: 2, of: 9 });
    expect(line.sources[0]?.closed).toBe(false);
    line.sources[0]?.say({ stage: 'done', toastId: 4 });
    expect(line.sources[0]?.closed).toBe(true);
    expect(line.heard.map((now) => now.stage)).toEqual(['writing', 'voicing', 'done']);
    line.sources[0]?.fail();
    expect(line.waiting).toHaveLength(0);
  });

  it('hangs up when nothing is being made, unless something was asked for', () => {
    const quiet = aLine();
    quiet.sources[0]?.say({ stage: 'idle' });
    expect(quiet.sources[0]?.closed).toBe(true);

    const asked = aLine({ expecting: true });
    asked.sources[0]?.say({ stage: 'idle' });
    expect(asked.sources[0]?.closed).toBe(false);
  });

  it('takes a broken line up again with growing pauses, and claims nothing any more after six', () => {
    const line = aLine();
    const pauses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      line.sources.at(-1)?.fail();
      const next = line.waiting.shift();
      if (next) {
        pauses.push(next.ms);
        next.task();
      }
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000]);
    expect(line.sources).toHaveLength(7);
    expect(line.heard).toEqual([{ stage: 'idle' }]);
  });

  it('counts failures anew once it has heard something', () => {
    const line = aLine();
    line.sources[0]?.fail();
    line.waiting.shift()?.task();
    line.sources[1]?.say({ stage: 'writing' });
    line.sources[1]?.fail();
    expect(line.waiting[0]?.ms).toBe(1000);
  });

  it('does not take the ending of an earlier toast for the one just asked for', () => {
    const line = aLine({ expecting: true });
    line.sources[0]?.say({ stage: 'done', toastId: 3 });
    expect(line.heard).toEqual([]);
    line.waiting.shift()?.task();
    line.sources[1]?.say({ stage: 'gathering' });
    line.sources[1]?.say({ stage: 'done', toastId: 4 });
    expect(line.heard.map((now) => now.stage)).toEqual(['gathering', 'done']);
  });

  it('follows a making to its end when the answer to what was asked for comes before it', () => {
    const line = aLine({ expecting: true });
    line.sources[0]?.say({ stage: 'voicing', step: 2, of: 3 });
    line.expecting = false;
    line.look();
    expect(line.sources.map(({ closed }) => closed)).toEqual([false]);
    line.sources[0]?.say({ stage: 'done', toastId: 4 });
    expect(line.heard.map((now) => now.stage)).toEqual(['voicing', 'done']);
  });

  it('looks again when something was asked for, or was answered before any of it showed', () => {
    const line = aLine();
    line.sources[0]?.say({ stage: 'idle' });
    line.expecting = true;
    line.look();
    line.sources[1]?.say({ stage: 'idle' });
    expect(line.sources.map(({ closed }) => closed)).toEqual([true, false]);
    line.expecting = false;
    line.look();
    line.sources[2]?.say({ stage: 'idle' });
    expect(line.sources.map(({ closed }) => closed)).toEqual([true, true, true]);
  });

  it('stays silent after it was stopped', () => {
    const line = aLine();
    line.sources[0]?.fail();
    line.stop();
    expect(line.waiting).toHaveLength(0);
    expect(line.sources[0]?.closed).toBe(true);
  });
});

describe('foldProgress', () => {
  it('is live from the first stage to the last', () => {
    let making = foldProgress(notMaking, { stage: 'gathering' });
    expect(making.live).toBe(true);
    making = foldProgress(making, { stage: 'failed', message: 'The voice is away.' });
    expect(making).toEqual({ now: { stage: 'failed', message: 'The voice is away.' }, live: false });
  });

  it('says nothing of an ending it did not see coming', () => {
    expect(foldProgress(notMaking, { stage: 'failed', message: 'Long ago.' })).toBe(notMaking);
    expect(foldProgress(notMaking, { stage: 'done', toastId: 1 })).toBe(notMaking);
  });
});

describe('readProgress', () => {
  it('reads what the contract knows and nothing else', () => {
    expect(readProgress('{"stage":"voicing","step":1,"of":8}')).toEqual({ stage: 'voicing', step: 1, of: 8 });
    expect([readProgress('{"stage":"dancing"}'), readProgress('{'), readProgress(undefined)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
