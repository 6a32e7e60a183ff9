import { describe, expect, it } from 'vitest';
import type { RecorderPhase, RecorderProblem, Take, Tape, Track } from './recorder.ts';
import { createRecorder, tapeType } from './recorder.ts';

type StandInTrack = Track & { isStopped: boolean };
type StandInTape = Tape & { asked: string[] };

/** A recorder whose microphone, tape and clock are in the test's hand. */
function aRecorder({
  tapeThrows = false,
  isMuted = false,
  refusal,
}: {
  tapeThrows?: boolean;
  isMuted?: boolean;
  refusal?: Error;
} = {}) {
  const tracks: StandInTrack[] = [];
  const tapes: StandInTape[] = [];
  const phases: RecorderPhase[] = [];
  const pieces: [size: number, ms: number][] = [];
  const takes: Take[] = [];
  const problems: RecorderProblem[] = [];
  let closedMeters = 0;
  let now = 50_000;
  let tasks: { task: () => void; at: number }[] = [];
  let allow = () => {};
  const recorder = createRecorder<{ track: StandInTrack }>({
    openMicrophone: () =>
      new Promise((open, refuse) => {
        allow = () => {
          if (refusal) {
            refuse(refusal);
            return;
          }
          const track: StandInTrack = {
            muted: isMuted,
            onended: null,
            onmute: null,
            onunmute: null,
            isStopped: false,
            stop: () => {
              track.isStopped = true;
            },
          };
          tracks.push(track);
          open({ track });
        };
      }),
    tracksOf: ({ track }) => [track],
    makeTape: () => {
      const tape: StandInTape = {
        mimeType: 'audio/webm;codecs=opus',
        state: 'inactive',
        ondataavailable: null,
        onstop: null,
        onerror: null,
        asked: [],
        start: (sliceMs) => {
          tape.asked.push(`start ${sliceMs}`);
          if (tapeThrows) {
            throw new DOMException('No such thing', 'NotSupportedError');
          }
        },
        stop: () => void tape.asked.push('stop'),
      };
      tapes.push(tape);
      return tape;
    },
    makeMeter: () => ({
      level: () => 0.5,
      close: () => {
        closedMeters += 1;
      },
    }),
    clock: () => now,
    later: (task, ms) => {
      const entry = { task, at: now + ms };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    mostMs: 300_000,
    onPhase: (phase) => phases.push(phase),
    onPiece: ({ size }, ms) => pieces.push([size, ms]),
    onTake: (take) => takes.push(take),
    onProblem: (problem) => problems.push(problem),
  });
  const it = {
    ...recorder,
    phases,
    pieces,
    takes,
    problems,
    tapes,
    tracks,
    closedMeters: () => closedMeters,
    async begin() {
      const started = recorder.start();
      allow();
      await started;
    },
    allow: () => allow(),
    phase: () => phases.at(-1) ?? 'off',
    hears: (words: string) => tapes.at(-1)?.ondataavailable?.({ data: new Blob([words]) }),
    /** The browser tells that the tape has ended. */
    tapeEnds: () => tapes.at(-1)?.onstop?.(),
    track: () => tracks.at(-1)!,
    pass(ms: number) {
      now += ms;
      for (const entry of tasks.filter(({ at }) => at <= now)) {
        tasks = tasks.filter((other) => other !== entry);
        entry.task();
      }
    },
    /** The clock goes on, and nothing happens. */
    passAsleep(ms: number) {
      now += ms;
    },
    waits: () => tasks.length,
  };
  return it;
}

it('gives on each piece as it comes, and the whole with its length by the clock', async () => {
  const recorder = aRecorder();
  await recorder.begin();
  expect(recorder.tapes[0]?.asked).toEqual(['start 1000']);
  expect(recorder.level()).toBe(0.5);
  recorder.pass(1000);
  recorder.hears('good ');
  recorder.pass(500);
  expect(recorder.elapsed()).toBe(1500);
  const stopped = recorder.stop();
  recorder.pass(200);
  recorder.hears('morning');
  recorder.tapeEnds();
  await stopped;
  expect(recorder.pieces).toEqual([
    [5, 1000],
    [7, 1500],
  ]);
  const [take] = recorder.takes;
  expect(take).toMatchObject({ ms: 1500, ending: 'stopped' });
  expect(take?.blob.type).toBe('audio/webm');
  expect(await take?.blob.text()).toBe('good morning');
  expect(recorder.phases).toEqual(['asking', 'recording', 'closing', 'off']);
});

it('lets go of microphone, meter and timers', async () => {
  const recorder = aRecorder();
  await recorder.begin();
  recorder.pass(1000);
  recorder.hears('x');
  void recorder.stop();
  recorder.tapeEnds();
  expect(recorder.track()).toMatchObject({ isStopped: true, onended: null });
  expect([recorder.closedMeters(), recorder.waits(), recorder.level()]).toEqual([1, 0, 0]);
});

it('stops by itself at its longest', async () => {
  const recorder = aRecorder();
  await recorder.begin();
  recorder.pass(299_000);
  recorder.hears('long');
  expect(recorder.phase()).toBe('recording');
  recorder.pass(1000);
  expect(recorder.tapes[0]?.asked).toEqual(['start 1000', 'stop']);
  recorder.tapeEnds();
  expect(recorder.takes).toMatchObject([{ ms: 300_000, ending: 'full' }]);
});

it('is never longer than its longest, also when the device slept through its end', async () => {
  const recorder = aRecorder();
  await recorder.begin();
  recorder.pass(4000);
  recorder.hears('so far');
  recorder.passAsleep(3_600_000);
  recorder.hears(', awake again');
  recorder.pass(0);
  recorder.tapeEnds();
  expect(recorder.pieces.map(([, ms]) => ms)).toEqual([4000, 300_000]);
  expect(recorder.takes).toMatchObject([{ ms: 300_000, ending: 'full' }]);
});

describe('keeps what came until then', () => {
  it.each<[string, (recorder: ReturnType<typeof aRecorder>) => void]>([
    ['when the microphone is unplugged', (recorder) => recorder.track().onended?.(new Event('ended'))],
    ['when the tape breaks', (recorder) => recorder.tapes[0]?.onerror?.()],
    ['when the browser ends the tape', (recorder) => recorder.tapeEnds()],
  ])('%s', async (_, happens) => {
    const recorder = aRecorder();
    await recorder.begin();
    recorder.pass(4000);
    recorder.hears('so far');
    happens(recorder);
    recorder.tapeEnds();
    expect(recorder.takes).toMatchObject([{ ms: 4000, ending: 'cut-off' }]);
    expect(await recorder.takes[0]?.blob.text()).toBe('so far');
    expect(recorder.phase()).toBe('off');
  });

  it('when a call takes the microphone, though not for a moment of silence', async () => {
    const recorder = aRecorder();
    await recorder.begin();
    recorder.hears('so far');
    recorder.track().onmute?.(new Event('mute'));
    recorder.pass(1900);
    recorder.track().onunmute?.(new Event('unmute'));
    recorder.pass(5000);
    expect(recorder.phase()).toBe('recording');
    recorder.track().onmute?.(new Event('mute'));
    recorder.pass(2000);
    recorder.tapeEnds();
    expect(recorder.takes).toMatchObject([{ ending: 'cut-off' }]);
  });

  it('when the microphone was mute from the first', async () => {
    const recorder = aRecorder({ isMuted: true });
    await recorder.begin();
    recorder.hears('…');
    recorder.pass(2000);
    recorder.tapeEnds();
    expect(recorder.takes).toMatchObject([{ ms: 2000, ending: 'cut-off' }]);
  });

  it('when the tape never tells of its end', async () => {
    const recorder = aRecorder();
    await recorder.begin();
    recorder.pass(1000);
    recorder.hears('so far');
    const stopped = recorder.stop('left');
    recorder.pass(2000);
    await stopped;
    expect(recorder.takes).toMatchObject([{ ms: 1000, ending: 'left' }]);
  });
});

describe('says why there is no recording', () => {
  it.each<[name: string, problem: RecorderProblem]>([
    ['NotAllowedError', 'not-allowed'],
    ['NotFoundError', 'no-microphone'],
    ['NotReadableError', 'in-use'],
    ['NotSupportedError', 'not-supported'],
    ['SomethingNewError', 'failed'],
  ])('%s is %s', async (name, problem) => {
    const recorder = aRecorder({ refusal: new DOMException('no', name) });
    await recorder.begin();
    expect(recorder.problems).toEqual([problem]);
    expect(recorder.phases).toEqual(['asking', 'off']);
  });

  it('a tape that does not start', async () => {
    const recorder = aRecorder({ tapeThrows: true });
    await recorder.begin();
    expect(recorder.problems).toEqual(['failed']);
    expect(recorder.phase()).toBe('off');
    expect(recorder.track().isStopped).toBe(true);
  });

  it('a slip of the finger, and a tape on which is nothing', async () => {
    const recorder = aRecorder();
    await recorder.begin();
    recorder.pass(100);
    recorder.hears('x');
    void recorder.stop();
    recorder.tapeEnds();
    await recorder.begin();
    recorder.pass(5000);
    recorder.hears('');
    void recorder.stop();
    recorder.tapeEnds();
    expect(recorder.problems).toEqual(['nothing-heard', 'nothing-heard']);
    expect(recorder.takes).toEqual([]);
  });
});

it('is not surprised by a permission that comes when it is no longer wanted', async () => {
  const recorder = aRecorder();
  const started = recorder.start();
  await recorder.stop();
  recorder.allow();
  await started;
  expect(recorder.phases).toEqual(['asking', 'off']);
  expect(recorder.track().isStopped).toBe(true);
  await recorder.begin();
  expect(recorder.phase()).toBe('recording');
});

it('starts once, and a stop without a start is none', async () => {
  const recorder = aRecorder();
  await recorder.stop();
  await recorder.begin();
  await recorder.start();
  expect(recorder.tapes).toHaveLength(1);
});

it('records WebM where it can, MP4 on Apple’s, and leaves it to the browser where neither is known', () => {
  const all = () => true;
  expect(tapeType(all, { isApple: false })).toBe('audio/webm;codecs=opus');
  expect(tapeType(all, { isApple: true })).toBe('audio/mp4');
  expect(tapeType((type) => type.startsWith('audio/ogg'), { isApple: false })).toBe('audio/ogg;codecs=opus');
  expect(tapeType(() => false, { isApple: false })).toBeUndefined();
});
