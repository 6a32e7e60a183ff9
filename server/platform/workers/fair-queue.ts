type Waiting<T> = { task: T; flow: string; tag: number };

/** What waits for its turn, so that nobody's work keeps another person's waiting for long. */
export type FairQueue<T> = {
  /** @param cost how much work it is, in any unit; of two newcomers the smaller comes first */
  add(task: T, of: { flow: string; cost: number }): void;
  /** Those that wait and would come before this one. */
  before(of: { flow: string; cost: number }): T[];
  /** Takes the next of those that may begin now. */
  take(mayBegin: (task: T) => boolean): T | undefined;
  /** Makes good what a task of this flow took beyond the cost it was added with: its next ones wait so much longer. */
  charge(flow: string, cost: number): void;
  /** Forgets one that waits; answers whether it did. */
  remove(task: T): boolean;
  /** All that wait, in the order of their turns. */
  all(): T[];
};

/**
 * Self-clocked fair queueing (Golestani, 1994). Each task has a finish tag: the later of the queue's virtual time and
 * the last tag of its flow, plus its cost. The smallest tag is next. A person who asks for ten things waits for their
 * own, a short one passes long ones, and a long one is passed only by so much, for the virtual time goes on.
 */
export function createFairQueue<T>(): FairQueue<T> {
  const waiting: Waiting<T>[] = [];
  const lastTags = new Map<string, number>();
  let virtualTime = 0;

  function forgetPastFlows(): void {
    for (const [flow, tag] of lastTags) {
      if (tag <= virtualTime) {
        lastTags.delete(flow);
      }
    }
  }

  function tagOf({ flow, cost }: { flow: string; cost: number }): number {
    return Math.max(virtualTime, lastTags.get(flow) ?? 0) + cost;
  }

  return {
    add(task, { flow, cost }) {
      const tag = tagOf({ flow, cost });
      lastTags.set(flow, tag);
      const before = waiting.findLastIndex((other) => other.tag <= tag);
      waiting.splice(before + 1, 0, { task, flow, tag });
    },
    before(of) {
      const tag = tagOf(of);
      return waiting.filter((other) => other.tag <= tag).map(({ task }) => task);
    },
    take(mayBegin) {
      const at = waiting.findIndex(({ task }) => mayBegin(task));
      const [next] = at === -1 ? [] : waiting.splice(at, 1);
      if (next) {
        virtualTime = Math.max(virtualTime, next.tag);
        forgetPastFlows();
      }
      return next?.task;
    },
    charge(flow, cost) {
      lastTags.set(flow, tagOf({ flow, cost }));
      for (const other of waiting) {
        other.tag += other.flow === flow ? cost : 0;
      }
      waiting.sort((one, other) => one.tag - other.tag);
    },
    remove(task) {
      const at = waiting.findIndex((other) => other.task === task);
      if (at !== -1) {
        waiting.splice(at, 1);
      }
      return at !== -1;
    },
    all: () => waiting.map(({ task }) => task),
  };
}
