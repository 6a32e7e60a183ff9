import type { Draft } from '../keeping/draft.ts';

/** Whether a draft can be written on the card: words alone, for today. All else is for the page to write on. */
export function isForCard({ recording, localDate }: Draft): boolean {
  return recording === undefined && localDate === undefined;
}
