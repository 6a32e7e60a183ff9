import type { DatabaseSync } from 'node:sqlite';
import type { RunStatement } from './sqlite-statements.ts';
import type { WriteTurns } from './write-turns.ts';

/** Bounds of a group, so that a stream of writes cannot put its commit off. */
const mostMembers = 100;
const mostMs = 10;

/** A transaction of a group. It holds the turn to write until it is kept or dropped. */
export type Member = {
  run: RunStatement;
  /** Resolves once its work is on the disk. */
  keep(): Promise<void>;
  /** Undoes its work. What it has read of earlier members is on the disk by then; rejects when that was lost. */
  drop(): Promise<void>;
};

export type CommitGroups = {
  isOpen(): boolean;
  /** Resolves when the open group is over, kept or lost; null when none is open. */
  over(): Promise<void> | null;
  /** Makes the holder of the turn a member of the open group, or the first one of a new group. */
  enter(): Member;
  /** Commits the open group, if there is one. */
  commit(): void;
  /** Ends the turn. The group stays open for the next in line, and is committed when there is none or it is full. */
  leave(): void;
};

type Group = { kept: number; openedAt: number; over: PromiseWithResolvers<void>; lost: { cause: unknown } | null };

/**
 * Groups of transactions that share one durable commit. The first member works directly in SQLite's transaction, so a
 * transaction that is alone costs nothing more; each later one works in a savepoint, so a failure undoes only its own.
 */
export function createCommitGroups(file: DatabaseSync, run: RunStatement, turns: WriteTurns): CommitGroups {
  let group: Group | null = null;

  function end(lost: Group['lost']): void {
    if (group) {
      group.lost = lost;
      group.over.resolve();
      group = null;
    }
  }

  function lose(cause: unknown): void {
    try {
      // On a full disk SQLite has done it already, and doing it twice would hide the cause.
      if (file.isTransaction) {
        run('rollback');
      }
    } finally {
      end({ cause });
    }
  }

  function commit(): void {
    if (!group) {
      return;
    }
    try {
      run('commit');
      end(null);
    } catch (error) {
      lose(error);
    }
  }

  function leave(): void {
    try {
      if (!turns.isAwaited() || (group && isFull(group))) {
        commit();
      }
    } finally {
      turns.end();
    }
  }

  /** Undoes what the member that holds the turn has done; `lastError` is the last one that it was given. */
  function undo({ kept }: Group, lastError: unknown): void {
    if (!file.isTransaction || kept === 0) {
      // Nothing is left of the earlier members, or there is none of them.
      lose(lastError);
      return;
    }
    try {
      run('rollback to member');
      run('release member');
    } catch (error) {
      lose(error);
    }
  }

  return {
    isOpen: () => group !== null,
    over: () => group?.over.promise ?? null,
    enter() {
      if (group) {
        run('savepoint member');
      } else {
        // A transaction that reads first and writes later would fail at once when another process wrote in between.
        // Taking the write lock at the start makes it wait instead.
        run('begin immediate');
        group = { kept: 0, openedAt: performance.now(), over: Promise.withResolvers(), lost: null };
      }
      return createMember(group, { file, run, undo, leave });
    },
    commit,
    leave,
  };
}

type Parts = {
  file: DatabaseSync;
  run: RunStatement;
  undo: (group: Group, lastError: unknown) => void;
  leave: () => void;
};

function createMember(group: Group, { file, run, undo, leave }: Parts): Member {
  const isFirst = group.kept === 0;
  let isOver = false;
  let lastError: unknown;

  function expectOpen(): void {
    if (isOver) {
      throw new Error('This transaction is over.');
    }
    if (!file.isTransaction) {
      // Rolled back by SQLite itself: what follows must not be kept without what went before.
      throw lastError;
    }
  }

  return {
    run(text, parameters) {
      expectOpen();
      try {
        return run(text, parameters);
      } catch (error) {
        lastError = error;
        throw error;
      }
    },
    async keep() {
      expectOpen();
      if (!isFirst) {
        run('release member');
      }
      isOver = true;
      group.kept += 1;
      leave();
      await durable(group);
    },
    async drop() {
      if (isOver) {
        return;
      }
      isOver = true;
      try {
        undo(group, lastError);
      } finally {
        leave();
      }
      if (!isFirst) {
        await durable(group);
      }
    },
  };
}

function isFull({ kept, openedAt }: Group): boolean {
  return kept >= mostMembers || performance.now() - openedAt >= mostMs;
}

async function durable(group: Group): Promise<void> {
  await group.over.promise;
  if (group.lost) {
    throw group.lost.cause;
  }
}
