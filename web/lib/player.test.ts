import { describe, expect, it } from 'vitest';
import type { AudioDeck } from './player.ts';
import { createPlayer } from './player.ts';

function aPlayer() {
  const listeners: Record<string, () => void> = {};
  const failures: string[] = [];
  let frame: (() => void) | undefined;
  let refusal: Error | undefined;
  const deck = {
    src: '',
    preload: '',
    currentTime: 0,
    duration: Number.NaN,
    playbackRate: 1,
    buffered: { length: 1, start: () => 0, end: () => 12 },
    paused: true,
    ended: false,
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
    removeEventListener: (type: string) => {
      delete listeners[type];
    },
    loads: 0,
    load: () => {
      deck.loads += 1;
      deck.currentTime = 0;
    },
    removeAttribute: () => {
      deck.src = '';
    },
    play: async () => {
      if (refusal) {
        throw refusal;
      }
      deck.paused = false;
      listeners['play']?.();
    },
    pause: () => {
      if (!deck.paused) {
        deck.paused = true;
        listeners['pause']?.();
      }
    },
  };
  const player = createPlayer({
    audio: deck as unknown as AudioDeck,
    speed: 1.25,
    onFailure: () => failures.push('failed'),
    nextFrame: (task) => {
      frame = task;
      return 1;
    },
    dropFrame: () => {
      frame = undefined;
    },
  });
  player.attach();
  player.load('/api/audio/proxy?url=x', 60_000);
  return {
    player,
    deck,
    failures,
    fire: (type: string) => listeners[type]?.(),
    passTime: (seconds: number) => {
      deck.currentTime += seconds;
      frame?.();
    },
    relent: () => {
      refusal = undefined;
    },
    refuse: (name: string) => {
      refusal = Object.assign(new Error(name), { name });
    },
    isFollowing: () => frame !== undefined,
  };
}

const settled = async () => {
  await Promise.resolve();
  await Promise.resolve();
};

describe('the player', () => {
  it('plays at the chosen speed and follows the recording frame by frame', () => {
    const { player, deck, passTime } = aPlayer();
    player.play();
    expect(player.getState().status).toBe('playing');
    expect(deck.playbackRate).toBe(1.25);
    passTime(0.4);
    passTime(0.4);
    expect(player.getState().currentMs).toBeCloseTo(800);
  });

  it('pauses where it is and goes on from there', () => {
    const { player, passTime, isFollowing } = aPlayer();
    player.play();
    passTime(3);
    player.toggle();
    expect(player.getState()).toMatchObject({ status: 'paused', currentMs: 3000 });
    expect(isFollowing()).toBe(false);
    player.toggle();
    expect(player.getState().status).toBe('playing');
  });

  it('pauses when another begins: there is one sound at a time', () => {
    const [one, other] = [aPlayer(), aPlayer()];
    one.player.play();
    other.player.play();
    expect([one, other].map(({ player }) => player.getState().status)).toEqual(['paused', 'playing']);
    one.player.play();
    expect([one, other].map(({ player }) => player.getState().status)).toEqual(['playing', 'paused']);
  });

  it('seeks within the recording and no further', () => {
    const { player, deck } = aPlayer();
    player.seek(90_000);
    expect(deck.currentTime).toBe(60);
    player.seekBy(-70_000);
    expect(player.getState().currentMs).toBe(0);
  });

  it('ends at its full length and is merely paused after moving back', () => {
    const { player, fire } = aPlayer();
    player.play();
    fire('ended');
    expect(player.getState()).toMatchObject({ status: 'ended', currentMs: 60_000 });
    player.seek(60_000);
    expect(player.getState().status).toBe('ended');
    player.seek(5000);
    expect(player.getState().status).toBe('paused');
  });

  it('begins at the start again when it is played after its end', () => {
    const { player, deck, fire } = aPlayer();
    player.play();
    deck.currentTime = 60;
    fire('ended');
    player.play();
    expect(deck.currentTime).toBe(0);
    expect(player.getState()).toMatchObject({ status: 'playing', currentMs: 0 });
  });

  it('takes the true length and what is loaded from the recording', () => {
    const { player, deck, fire } = aPlayer();
    deck.duration = 58.5;
    fire('loadedmetadata');
    fire('progress');
    expect(player.getState()).toMatchObject({ durationMs: 58_500, bufferedMs: 12_000 });
  });

  it('says so when a wanted playback fails, and stops', async () => {
    const { player, failures, refuse } = aPlayer();
    refuse('NotSupportedError');
    player.play();
    await settled();
    expect(failures).toEqual(['failed']);
    expect(player.getState().status).toBe('idle');
  });

  it('reports one failure once, also when the element and the promise both tell', async () => {
    const { player, failures, refuse, fire } = aPlayer();
    refuse('NotSupportedError');
    player.play();
    fire('error');
    await settled();
    expect(failures).toEqual(['failed']);
  });

  it('fetches a recording again that broke off, and goes on where it was', async () => {
    const { player, deck, passTime, refuse, relent, fire } = aPlayer();
    player.play();
    passTime(20);
    fire('error');
    expect(player.getState().status).toBe('paused');
    refuse('NotSupportedError');
    player.play();
    await settled();
    relent();
    const before = deck.loads;
    player.play();
    expect(deck.loads).toBe(before + 1);
    expect(deck.currentTime).toBe(20);
    expect(player.getState().status).toBe('playing');
  });

  it('is quiet about a stop by the person, a wish for another tap, and a recording no one asked for', async () => {
    const { player, failures, refuse, fire } = aPlayer();
    fire('error');
    refuse('AbortError');
    player.play();
    await settled();
    refuse('NotAllowedError');
    player.play();
    await settled();
    player.pause();
    fire('error');
    expect(failures).toEqual([]);
  });

  it('falls silent and begins anew with another recording', () => {
    const { player, passTime } = aPlayer();
    player.play();
    passTime(9);
    player.load(null, 0);
    expect(player.getState()).toEqual({ status: 'idle', currentMs: 0, durationMs: 0, bufferedMs: 0, speed: 1.25 });
  });
});

describe('a player with an intro', () => {
  const recording = '/api/audio/proxy?url=x';
  const greeted = () => {
    const made = aPlayer();
    made.player.introduce('blob:ana');
    return made;
  };
  const endIntro = ({ deck, fire }: ReturnType<typeof aPlayer>) => {
    deck.ended = true;
    deck.paused = true;
    fire('pause');
    fire('ended');
    deck.ended = false;
  };

  it('plays it before the recording, whose own time stands still', () => {
    const made = greeted();
    const { player, deck, fire, isFollowing } = made;
    player.play();
    deck.duration = 0.7;
    fire('durationchange');
    expect([deck.src, isFollowing()]).toEqual(['blob:ana', false]);
    expect(player.getState()).toMatchObject({ status: 'playing', currentMs: 0, durationMs: 60_000 });
    const seen: string[] = [];
    player.subscribe(() => seen.push(player.getState().status));
    endIntro(made);
    expect([deck.src, deck.playbackRate, isFollowing()]).toEqual([recording, 1.25, true]);
    expect(new Set(seen)).toEqual(new Set(['playing']));
  });

  it('pauses within it and goes on with it', () => {
    const { player, deck } = greeted();
    player.play();
    player.toggle();
    expect(player.getState().status).toBe('paused');
    player.toggle();
    expect([deck.src, player.getState().status]).toEqual(['blob:ana', 'playing']);
  });

  it('leaves it out where the recording goes on from a pause, and plays it again from the start', () => {
    const made = greeted();
    const { player, deck, passTime, fire } = made;
    player.play();
    endIntro(made);
    passTime(3);
    player.toggle();
    player.toggle();
    expect(deck.src).toBe(recording);
    fire('ended');
    player.play();
    expect(deck.src).toBe('blob:ana');
  });

  it('leaves it when a place in the recording is chosen, and goes on playing there', () => {
    const { player, deck } = greeted();
    player.play();
    player.seek(9000);
    expect([deck.src, deck.currentTime, player.getState().status]).toEqual([recording, 9, 'playing']);
    player.pause();
    player.seek(0);
    player.play();
    player.pause();
    player.seek(9000);
    expect([deck.src, player.getState().status]).toEqual([recording, 'paused']);
  });

  it('goes straight to the recording when it cannot be heard', async () => {
    const { player, deck, failures, refuse, relent, fire } = greeted();
    player.play();
    fire('error');
    expect([deck.src, failures]).toEqual([recording, []]);
    player.load(recording, 60_000);
    player.introduce('blob:ana');
    refuse('NotSupportedError');
    player.play();
    relent();
    await settled();
    expect([deck.src, failures, player.getState().status]).toEqual([recording, [], 'playing']);
  });
});
