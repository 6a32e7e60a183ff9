import type { Progress, SpokenPiece } from '#shared/contract/toast-progress.ts';
import { AppError } from '#shared/errors.ts';

/** What is told of a making: where it stands, or a piece of it that can be heard. */
export type News = Progress | { stage: 'spoken'; piece: SpokenPiece };
export type Report = (news: News) => void;

/** For a making that nobody can listen to. */
export const unheard: Report = () => {};

/** The toasts being made right now in this process, one a person at most. */
export type Runs = {
  /**
   * Starts the work, or joins this person's run when it is of the same kind: a second press makes no second toast. A
   * run of another kind is waited for first.
   */
  run<T extends { id: number } | null>(userId: number, kind: string, work: (report: Report) => Promise<T>): Promise<T>;
  isRunning(userId: number): boolean;
  /**
   * Tells the listener what has been spoken and where the run stands, now and at each change. Answers with how to stop
   * listening.
   */
  watch(userId: number, listener: Report): () => void;
};

type Run = { kind: string; now: Progress; pieces: SpokenPiece[]; result: Promise<{ id: number } | null> };

export function createRuns(): Runs {
  const running = new Map<number, Run>();
  const listeners = new Map<number, Set<Report>>();

  function tell(userId: number, news: News): void {
    const run = running.get(userId);
    if (run && news.stage === 'spoken') {
      // Where another voice has to begin again, what the first one said is void.
      run.pieces = [...run.pieces.slice(0, news.piece.at), news.piece];
    } else if (run && news.stage !== 'spoken') {
      run.now = news;
    }
    for (const listener of listeners.get(userId) ?? []) {
      listener(news);
    }
  }

  async function carryOut<T extends { id: number } | null>(
    userId: number,
    work: (report: Report) => Promise<T>,
  ): Promise<T> {
    try {
      const result = await work((news) => tell(userId, news));
      running.delete(userId);
      tell(userId, result ? { stage: 'done', toastId: result.id } : { stage: 'idle' });
      return result;
    } catch (error) {
      running.delete(userId);
      const message =
        error instanceof AppError ? error.userMessage : 'Your toast could not be made this time. Please try again.';
      tell(userId, { stage: 'failed', message });
      throw error;
    }
  }

  return {
    async run(userId, kind, work) {
      for (let other = running.get(userId); other; other = running.get(userId)) {
        if (other.kind === kind) {
          return other.result as ReturnType<typeof work>;
        }
        await other.result.catch(() => undefined);
      }
      const run: Run = { kind, now: { stage: 'gathering' }, pieces: [], result: Promise.resolve(null) };
      running.set(userId, run);
      const result = carryOut(userId, work);
      run.result = result;
      return result;
    },
    isRunning: (userId) => running.has(userId),
    watch(userId, listener) {
      const watching = listeners.get(userId) ?? new Set();
      listeners.set(userId, watching.add(listener));
      const run = running.get(userId);
      listener(run?.now ?? { stage: 'idle' });
      for (const piece of run?.pieces ?? []) {
        listener({ stage: 'spoken', piece });
      }
      return () => {
        watching.delete(listener);
        if (watching.size === 0) {
          listeners.delete(userId);
        }
      };
    },
  };
}
