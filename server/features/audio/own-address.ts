import { narratorIds, type NarratorId } from '#shared/contract/narrators.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Reads the address given to the audio proxy. Only the two kinds of recordings that Clink itself keeps are known;
 * everything else throws `invalid`, and nothing is ever fetched.
 */
export function ownAddress(url: string, origins: (string | undefined)[]): { clip: string } | { narrator: NarratorId } {
  const origin = origins.find((own) => own && url.startsWith(`${trimSlash(own)}/`));
  const path = origin ? url.slice(trimSlash(origin).length) : url;
  const clip = /^\/api\/audio\/clips\/([0-9a-f]{32})$/.exec(path)?.[1];
  if (clip) {
    return { clip };
  }
  const narrator = narratorIds.find((id) => path === `/api/voices/${id}/sample`);
  if (narrator) {
    return { narrator };
  }
  throw new AppError('invalid', 'Not an address of our own audio.', {
    userMessage: "Only Clink's own recordings can be played here.",
  });
}

function trimSlash(origin: string): string {
  return origin.replace(/\/$/, '');
}
