import { describe, expect, it } from 'vitest';
import type { SpokenPiece } from '#shared/contract/toast-progress.ts';
import { createHearing, piecesSource } from './hearing.ts';

/** An audio element that plays as far as the test says. */
function anElement() {
  const listeners = new Map<string, ((event: Event) => void)[]>();
  const fire = (type: string) => listeners.get(type)?.forEach((listener) => listener(new Event(type)));
  const element = {
    src: '',
    preload: '',
    currentTime: 0,
    duration: Number.NaN,
    playbackRate: 1,
    buffered: { length: 0, start: () => 0, end: () => 0 },
    paused: true,
    ended: false,
    addEventListener: (type: string, listener: (event: Event) => void) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    removeEventListener: () => undefined,
    removeAttribute: () => {
      element.src = '';
    },
    load: () => undefined,
    play: () => {
      element.paused = false;
      element.ended = false;
      fire('play');
      return Promise.resolve();
    },
    pause: () => {
      element.paused = true;
      fire('pause');
    },
  };
  const reachEnd = () => {
    element.paused = true;
    element.ended = true;
    fire('pause');
    fire('ended');
  };
  return { element, fire, reachEnd };
}

function piece(at: number, text: string | null = `Line ${String(at)}.`): SpokenPiece {
  const fromMs = 1760 + at * 2000;
  const lines = text === null ? [] : [{ text, startMs: fromMs + 40, endMs: fromMs + 1900 }];
  return { at, lines, fromMs, untilMs: fromMs + 2000, mp3: `mp3 of ${String(text)}` };
}

function aHearing() {
  const { element, fire, reachEnd } = anElement();
  const failures: string[] = [];
  let frame: (() => void) | undefined;
  const released: string[] = [];
  const rings: string[] = [];
  const afterClink: (() => void)[] = [];
  const hearing = createHearing({
    audio: element as unknown as HTMLAudioElement,
    speed: 1.25,
    onFailure: () => failures.push('failed'),
    nextFrame: (task) => {
      frame = task;
      return 1;
    },
    dropFrame: () => {
      frame = undefined;
    },
    addressOf: (mp3) => `blob:${mp3}`,
    release: (address) => released.push(address),
    ring: () => rings.push('clink'),
    onBegin: () => undefined,
    later: (task) => {
      afterClink.push(task);
      return () => undefined;
    },
  });
  const detach = hearing.player.attach();
  hearing.player.load(piecesSource, 0);
  const passTime = (seconds: number) => {
    element.currentTime += seconds;
    frame?.();
  };
  const { player } = hearing;
  /** As a tap does, with the clink over. */
  const play = async () => {
    player.play();
    afterClink.splice(0).forEach((task) => task());
    await settled();
  };
  return { hearing, player, play, detach, element, fire, reachEnd, passTime, failures, released, rings, afterClink };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a toast heard while it is made', () => {
  it('waits for its first line, and says each as soon as the one before is over', async () => {
    const { hearing, player, play, element, reachEnd, passTime } = aHearing();
    await play();
    expect(player.getState()).toMatchObject({ status: 'playing', currentMs: 0 });
    hearing.add(piece(0));
    await settled();
    expect([element.src, element.playbackRate]).toEqual(['blob:mp3 of Line 0.', 1.25]);
    passTime(0.5);
    expect(player.getState()).toMatchObject({ currentMs: 2260, durationMs: 3760 });
    reachEnd();
    await settled();
    expect(player.getState().status).toBe('playing');
    hearing.add(piece(1));
    await settled();
    passTime(0.25);
    expect([element.src, player.getState().currentMs]).toEqual(['blob:mp3 of Line 1.', 4010]);
    hearing.add(piece(2, null));
    hearing.finish();
    reachEnd();
    await settled();
    expect([element.src, player.getState().status]).toEqual(['blob:mp3 of null', 'playing']);
    reachEnd();
    expect(player.getState()).toMatchObject({ status: 'ended', currentMs: 7760 });
    expect(hearing.lines().map(({ text }) => text)).toEqual(['Line 0.', 'Line 1.']);
  });

  it('begins with the clink, once, and rings no more after a pause', async () => {
    const { hearing, player, play, rings, afterClink } = aHearing();
    hearing.add(piece(0));
    player.play();
    player.play();
    expect([rings, player.getState().status, afterClink.length]).toEqual([['clink'], 'playing', 1]);
    await play();
    player.toggle();
    player.toggle();
    expect([rings, player.getState().status]).toEqual([['clink'], 'playing']);
  });

  it('ends where no more comes after what was heard', async () => {
    const { hearing, player, play, reachEnd } = aHearing();
    hearing.add(piece(0));
    await play();
    reachEnd();
    expect(player.getState().status).toBe('playing');
    hearing.finish();
    expect(player.getState().status).toBe('ended');
  });

  it('ends at its very end without waiting for the element, and waits there for what is still to come', async () => {
    const { hearing, player, play, element } = aHearing();
    [0, 1].forEach((at) => hearing.add(piece(at)));
    await play();
    player.seek(5760);
    await settled();
    expect([player.getState().status, element.paused]).toEqual(['playing', true]);
    hearing.add(piece(2));
    await settled();
    expect([element.src, element.paused]).toEqual(['blob:mp3 of Line 2.', false]);
    hearing.finish();
    player.seek(7700);
    await settled();
    expect([player.getState().status, element.paused]).toEqual(['ended', true]);

    player.seek(0);
    player.seek(7760);
    expect(player.getState().status).toBe('paused');
    await play();
    expect(player.getState().status).toBe('ended');
  });

  it('passes from the end of a piece into the next', async () => {
    const { hearing, player, play, element } = aHearing();
    [0, 1].forEach((at) => hearing.add(piece(at)));
    await play();
    player.seek(3700);
    await settled();
    expect([element.src, element.currentTime, player.getState().status]).toEqual(['blob:mp3 of Line 1.', 0, 'playing']);
  });

  it('seeks within what is there, and plays it from the start again', async () => {
    const { hearing, player, play, element } = aHearing();
    [0, 1, 2].forEach((at) => hearing.add(piece(at)));
    await play();
    player.seek(6260);
    expect([element.src, element.currentTime, element.paused]).toEqual(['blob:mp3 of Line 2.', 0.5, false]);
    player.seek(90_000);
    expect(player.getState().currentMs).toBe(7760);
    hearing.finish();
    expect(player.getState().status).toBe('ended');
    await play();
    expect([element.src, player.getState().status]).toEqual(['blob:mp3 of Line 0.', 'playing']);
  });

  it('leaves an element alone that it has let go of', async () => {
    const { hearing, play, detach, element, reachEnd } = aHearing();
    [0, 1].forEach((at) => hearing.add(piece(at)));
    await play();
    detach();
    element.src = '/recording.mp3';
    reachEnd();
    expect(element.src).toBe('/recording.mp3');
  });

  it('pauses where it is, by hand and by what else stops it', async () => {
    const { hearing, player, play, element, passTime } = aHearing();
    hearing.add(piece(0));
    await play();
    passTime(1);
    player.pause();
    expect(player.getState()).toMatchObject({ status: 'paused', currentMs: 2760 });
    await play();
    element.pause();
    expect(player.getState().status).toBe('paused');
  });

  it('says the name before the first line, also when all of it is there by then', async () => {
    const { hearing, player, play, element, reachEnd } = aHearing();
    player.introduce('blob:name');
    await play();
    expect(element.src).toBe('blob:name');
    hearing.add(piece(0));
    hearing.finish();
    reachEnd();
    await settled();
    expect([element.src, player.getState().durationMs]).toEqual(['blob:mp3 of Line 0.', 3760]);
  });

  it('passes over what it has, and takes nothing of another recording', () => {
    const { hearing, released } = aHearing();
    expect([piece(0), piece(1), piece(0), piece(1, 'Other.'), piece(5)].map(hearing.add)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(hearing.lines()).toHaveLength(2);
    hearing.close();
    expect(released).toEqual(['blob:mp3 of Line 0.', 'blob:mp3 of Line 1.']);
  });

  it('tells of a piece that cannot be heard', async () => {
    const { hearing, player, play, fire, failures } = aHearing();
    hearing.add(piece(0));
    await play();
    fire('error');
    expect([failures, player.getState().status]).toEqual([['failed'], 'paused']);
  });
});
