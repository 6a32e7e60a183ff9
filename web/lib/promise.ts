/**
 * The tests that fail when a promise no longer holds, each as `its/file.test.ts: its title`, the title as it stands in
 * the source. `scripts/promises.test.ts` looks whether they are there.
 */
export type HeldBy = readonly [string, ...string[]];

/** A sentence that promises something, in words alone. */
export type Promised = { says: string; heldBy: HeldBy };
