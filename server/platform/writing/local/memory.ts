/** What is left to everybody else where no limit is set. */
const shareOfFree = 0.9;

/**
 * The most memory that a model may take, in megabytes: what the operator has set, else nearly all that is free now on
 * this machine, or of what our container may have.
 */
export function mostMemoryMb(set: number | undefined): number {
  return set ?? (process.availableMemory() / 2 ** 20) * shareOfFree;
}
