import type { ReactNode } from 'react';
import type { HeldBy } from '#web/lib/promise.ts';

/** A sentence or a few: what is promised, with the tests that hold it; or what only explains, asks or warns. */
export type Statement = { says: ReactNode; heldBy: HeldBy } | { explains: ReactNode };

export type PrivacyChapter = { title: string; paragraphs: readonly (readonly Statement[])[] };
