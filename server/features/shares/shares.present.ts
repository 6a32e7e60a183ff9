import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Author, OwnShare, SharedToast } from '#shared/contract/shares.ts';
import { openShown, shareBinding, type Shown } from './shares.sealing.ts';
import type { ShareRow } from './shares.queries.ts';

const nothing: Shown = { lines: [], chosen: [] };

/** The address that others open. */
export function shareUrl(home: string, code: string): string {
  return `${home}/shared/${code}`;
}

/** The code of a share; null when it is damaged. */
export function codeOf(owner: SealingKey, { code_hash, code }: ShareRow): string | null {
  return owner.openText(shareBinding('share-code', code_hash), code);
}

type Opened = { code: string; own: SealingKey | null };

/** A share as its owner sees it. */
export function presentOwnShare(row: ShareRow, { code, own }: Opened, now: number, home: string): OwnShare {
  const { lines, chosen } = (own && openShown(own, row)) ?? nothing;
  return {
    id: row.id,
    toastId: row.toast_id,
    shareCode: code,
    shareUrl: shareUrl(home, code),
    visibility: row.visibility,
    allowComments: row.allow_comments === 1,
    expiresAt: row.expires_at === null ? null : isoInstant(row.expires_at),
    expired: row.expires_at !== null && row.expires_at <= now,
    createdAt: isoInstant(row.created_at),
    viewCount: row.view_count,
    lines: chosen,
    content: lines.map(({ text }) => text).join('\n'),
    hasAudio: row.audio_id !== null,
  };
}

type ToOthers = { code: string; shown: Shown; user: Author; can: SharedToast['can'] };

/** A share as others see it. */
export function presentSharedToast(row: ShareRow, { code, shown: { lines }, user, can }: ToOthers): SharedToast {
  return {
    toast: {
      id: row.toast_id,
      content: lines.map(({ text }) => text).join('\n'),
      lines,
      audioUrl: row.audio_id === null ? null : `/api/shared-toasts/${code}/audio`,
      durationMs: row.duration_ms,
      createdAt: isoInstant(row.toast_at),
      user,
    },
    sharedToast: {
      id: row.id,
      toastId: row.toast_id,
      visibility: row.visibility,
      allowComments: row.allow_comments === 1,
    },
    can,
  };
}
