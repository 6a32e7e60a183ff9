import type { Deps } from '#server/deps.ts';
import { respellingOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { ReviewRow } from './reviews.queries.ts';
import { spokenBinding } from './reviews.sealing.ts';

/** What the voice is asked to say, and as whom: a recording of it is good until either changes. */
export type Spoken = { narrator: NarratorId; lines: string[] };

type SpokenDeps = Pick<Deps, 'db' | 'keyring'>;

/** The lines of a review as the person's narrator of today is to say them. */
export async function lineUp(deps: SpokenDeps, userId: number, text: string): Promise<Spoken> {
  const { voiceStyle } = await preferencesOf(deps, userId);
  const respell = await respellingOf(deps, userId);
  return {
    narrator: voiceStyle,
    lines: text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(respell),
  };
}

/** Whether the recording of a review says just that. */
export async function isSpokenAs(
  { keyring }: Pick<Deps, 'keyring'>,
  userId: number,
  { row, wanted }: { row: ReviewRow; wanted: Spoken },
): Promise<boolean> {
  if (row.audio_id === null || row.spoken === null) {
    return false;
  }
  const key = await keyring.of(userId);
  return key.openText(spokenBinding(row, row.audio_id), row.spoken) === JSON.stringify(wanted);
}

type VoicedAs = { userId: number; row: ReviewRow; clip: string; said: Spoken };

/** What was spoken in this recording, sealed for the row of its review. */
export async function sealSpoken(
  { keyring }: Pick<Deps, 'keyring'>,
  { userId, row, clip, said }: VoicedAs,
): Promise<Buffer> {
  return (await keyring.of(userId)).sealText(spokenBinding(row, clip), JSON.stringify(said));
}
