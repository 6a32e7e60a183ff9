import { setImmediate } from 'node:timers/promises';

const atOnce = 100_000;
/** What a piece of work takes whatever its length, as that many characters. */
const perPiece = 200;

/** Lets everybody else be served; resolves after that. */
export const othersTurn = (): Promise<void> => setImmediate();

/** Told of each piece that is worked through, by its length, says when it is others' turn: every few milliseconds. */
export function createPace(): (characters: number) => boolean {
  let done = 0;
  return (characters) => {
    done += characters + perPiece;
    const isTime = done >= atOnce;
    done = isTime ? 0 : done;
    return isTime;
  };
}

/** As `map`, for work that may be a whole life of reflections: others have their turn in between. */
export async function mapInTurns<T, R>(
  pieces: readonly T[],
  lengthOf: (piece: T) => number,
  work: (piece: T) => R,
): Promise<R[]> {
  const isTime = createPace();
  const done: R[] = [];
  for (const piece of pieces) {
    done.push(work(piece));
    if (isTime(lengthOf(piece))) {
      await othersTurn();
    }
  }
  return done;
}
