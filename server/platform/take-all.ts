/** Calls `take` until it finds nothing more, or the process is to stop. Answers with how much it found in all. */
export async function takeAll(take: () => Promise<number>, stopping?: AbortSignal): Promise<number> {
  let all = 0;
  for (let found = 1; found > 0 && !stopping?.aborted; all += found) {
    found = await take();
  }
  return all;
}
