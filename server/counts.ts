import type { CountOf } from '#server/features/badges/badges.service.ts';
import { countOfNotes } from '#server/features/notes/counting.service.ts';
import { countOfShares } from '#server/features/shares/counting.service.ts';
import { countOfToasts } from '#server/features/toasts/counting.service.ts';

/** How much someone has of all that badges are given for. */
export const countOf: CountOf = async (db, userId, asked) => ({
  ...(await countOfNotes(db, userId, asked)),
  ...(await countOfToasts(db, userId, asked.wanted)),
  ...(await countOfShares(db, userId, asked.wanted)),
});
