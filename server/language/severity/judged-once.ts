type Memory = Map<unknown, Map<string, unknown>>;

let memory: Memory = new Map();
let isKept = false;

/**
 * A judgement of texts that costs nothing when it is asked again: of the last text, and within `judgingOnce` of any. No
 * more is kept of what people write.
 */
export function judgedOnce<T>(judge: (text: string) => T): (text: string) => T {
  return (text) => {
    const known = memory.get(judge) as Map<string, T> | undefined;
    const before = known?.get(text);
    if (before !== undefined) {
      return before;
    }
    const judgement = judge(text);
    const kept = isKept && known ? known : new Map<string, T>();
    memory.set(judge, kept.set(text, judgement));
    return judgement;
  };
}

/** Does a piece of work that judges the same texts again and again, and forgets them when it is done. */
export function judgingOnce<T>(work: () => T): T {
  const outer = { memory, isKept };
  [memory, isKept] = [new Map(), true];
  try {
    return work();
  } finally {
    ({ memory, isKept } = outer);
  }
}
