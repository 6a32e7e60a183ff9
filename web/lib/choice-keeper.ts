/** `failed`: the last choice is not kept and is still here, to be tried again. */
export type ChoiceStatus = 'clean' | 'saving' | 'saved' | 'failed';

export type ChoiceState<V> = {
  /** What was chosen and is not known to be kept. */
  wishes: Partial<V>;
  status: ChoiceStatus;
};

type Way<V> = {
  /** Keeps what is given; rejects when it could not. */
  send: (wishes: Partial<V>) => Promise<void>;
  onProblem: (error: unknown) => void;
};

export type ChoiceKeeper<V> = ReturnType<typeof createChoiceKeeper<V>>;

/**
 * Keeps choices in the moment they are made, one save after the other: what is chosen during a save goes with the next,
 * so that the last choice is what stays. `way` is asked at each save.
 */
export function createChoiceKeeper<V>(way: () => Way<V>) {
  let state: ChoiceState<V> = { wishes: {}, status: 'clean' };
  /** What is on its way to the server. */
  let sent: Partial<V> = {};
  /** All that was chosen since the page was opened. */
  let chosen: Partial<V> = {};
  const listeners = new Set<() => void>();

  function set(next: Partial<ChoiceState<V>>): void {
    state = { ...state, ...next };
    for (const listener of listeners) {
      listener();
    }
  }

  async function save(): Promise<void> {
    sent = state.wishes;
    set({ status: 'saving' });
    const { send, onProblem } = way();
    try {
      await send(sent);
    } catch (error) {
      if (hasMore(state.wishes, sent)) {
        return save();
      }
      set({ status: 'failed' });
      onProblem(error);
      return undefined;
    }
    return settle(sent);
  }

  /** What is given is kept. */
  function settle(kept: Partial<V>): Promise<void> | undefined {
    const wishes = besides(state.wishes, kept);
    const isAll = Object.keys(wishes).length === 0;
    set({ wishes, status: isAll ? 'saved' : state.status });
    return isAll ? undefined : save();
  }

  return {
    state: () => state,
    chosen: () => chosen,
    choose(part: Partial<V>): void {
      chosen = { ...chosen, ...part };
      set({ wishes: { ...state.wishes, ...part } });
      if (state.status !== 'saving') {
        void save();
      }
    },
    retry: () => void save(),
    /** Tells that all of `kept` was saved in another way, such as by a button. */
    settle(kept: Partial<V>): void {
      if (state.status !== 'saving' && Object.keys(state.wishes).length > 0) {
        void settle(kept);
      }
    },
    /** The page goes: what waits for the save before it cannot wait any longer. */
    flush(): void {
      const rest = besides(state.wishes, sent);
      if (state.status === 'saving' && Object.keys(rest).length > 0) {
        way()
          .send(rest)
          .catch(() => undefined);
      }
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The values that are not among those that are kept. */
function besides<V>(values: Partial<V>, kept: Partial<V>): Partial<V> {
  const rest = Object.entries(values).filter(([key, value]) => kept[key as keyof V] !== value);
  return Object.fromEntries(rest) as Partial<V>;
}

function hasMore<V>(values: Partial<V>, sent: Partial<V>): boolean {
  return Object.keys(besides(values, sent)).length > 0;
}
