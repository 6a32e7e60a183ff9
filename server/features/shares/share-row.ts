import type { Deps } from '#server/deps.ts';
import { removeClip, saveClip } from '#server/features/audio/audio.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import { AppError } from '#shared/errors.ts';
import { sealShown, shareAudioBinding, shareBinding } from './shares.sealing.ts';
import type { ShareRow } from './shares.queries.ts';
import type { Voiced } from './shown-lines.ts';

const codeBytes = 16;
const firstVersion = 1;

type SealedParts = Pick<ShareRow, 'code_hash' | 'code' | 'key' | 'lines' | 'version' | 'audio_id' | 'duration_ms'>;

/**
 * What a new share consists of, sealed: a code and a key of its own, the lines, and the recording, which is stored
 * before any row names it.
 */
export async function sealNewShare(
  deps: Deps,
  { userId }: Viewer,
  { voiced, chosen }: { voiced: Voiced; chosen: number[] },
): Promise<SealedParts> {
  const code = deps.random.bytes(codeBytes).toString('base64url');
  const code_hash = hashToken(code);
  const owner = await deps.keyring.of(userId);
  const named = {
    user_id: userId,
    code_hash,
    code: owner.sealText(shareBinding('share-code', code_hash), code),
    key: await deps.keyring.sealNewKey(userId, shareBinding('share-key', code_hash)),
  };
  const { user_id: _, ...parts } = {
    ...named,
    ...(await sealWords(deps, named, { version: firstVersion, voiced, chosen })),
  };
  return parts;
}

/** The same share with other lines. */
export async function sealOtherLines(
  deps: Deps,
  share: Authorized<ShareRow>,
  { voiced, chosen }: { voiced: Voiced; chosen: number[] },
): Promise<Pick<ShareRow, 'lines' | 'version' | 'audio_id' | 'duration_ms'>> {
  return sealWords(deps, share, { version: share.version + 1, voiced, chosen });
}

async function sealWords(
  deps: Deps,
  { user_id, code_hash, key }: Pick<ShareRow, 'user_id' | 'code_hash' | 'key'>,
  { version, voiced: { lines, mp3, durationMs }, chosen }: { version: number; voiced: Voiced; chosen: number[] },
) {
  const own = await deps.keyring.openKey(user_id, shareBinding('share-key', code_hash), key);
  if (!own) {
    throw new AppError('unreadable', 'The key of a share is damaged.', {
      userMessage: 'This share was damaged on the server. Please remove it and share the toast again.',
    });
  }
  const row = { code_hash, version };
  const bytes = mp3 && own.sealBytes(shareAudioBinding(row), mp3);
  return {
    version,
    lines: sealShown(own, row, { lines, chosen }),
    audio_id: bytes && (await saveClip(deps, user_id, { bytes, mime: 'audio/mpeg' })),
    duration_ms: mp3 && durationMs,
  };
}

/** Forgets the recording of a share that came to nothing. */
export async function dropRecording(deps: Deps, { audio_id }: Pick<ShareRow, 'audio_id'>): Promise<void> {
  if (audio_id !== null) {
    await removeClip(deps, audio_id);
  }
}
