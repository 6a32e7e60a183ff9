export type WriteTurn = {
  /** Says that a transaction is open from now on until the turn ends. */
  open(): void;
  end(): void;
};

export type WriteTurns = {
  /** Resolves when it is the caller's turn to write, in the order of asking. */
  take(): Promise<WriteTurn>;
  /** Resolves when the open transaction is over; null when none is open in this very moment. */
  open(): Promise<void> | null;
};

/** Turns to write on one connection: one at a time, while reads wait for nothing but an open transaction. */
export function createWriteTurns(): WriteTurns {
  let last: Promise<void> = Promise.resolve();
  let closed: Promise<void> | null = null;
  return {
    async take() {
      const ended = Promise.withResolvers<void>();
      const mine = last;
      last = ended.promise;
      await mine;
      let close: (() => void) | null = null;
      return {
        open() {
          const closing = Promise.withResolvers<void>();
          closed = closing.promise;
          close = closing.resolve;
        },
        end() {
          closed = null;
          // Reads that have waited come before the next transaction.
          close?.();
          ended.resolve();
        },
      };
    },
    open: () => closed,
  };
}
