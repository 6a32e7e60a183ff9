import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { OwnShare } from '#shared/contract/shares.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import { sayDay, sayTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { notify } from '#web/ui/notices.tsx';
import { hasFriendsQuery } from './api.ts';
import { RemoveSharing } from './remove-sharing.tsx';
import { platforms, postingPage, type Platform } from './social.ts';

type ShareLinkProps = {
  /** Where focus goes when this comes in the place of something else. */
  start: Ref<HTMLParagraphElement>;
  toast: Toast;
  share: OwnShare;
  onChange: () => void;
  onClose: () => void;
};

/** The link of a toast that is shared, the ways to pass it on, and the way back. */
export function ShareLink({ start, toast, share, onChange, onClose }: ShareLinkProps) {
  const isForFriends = share.visibility === 'friends-only';
  const { data: hasFriends } = useQuery({ ...hasFriendsQuery, enabled: isForFriends });
  return (
    <div className="grid gap-6 pb-2">
      <p ref={start} tabIndex={-1} className="outline-none">
        {isForFriends && hasFriends === false ? (
          <>
            Only friends can open this toast, and you have no friends on Clink yet.{' '}
            <Link to="/friends" className="link">
              Add a friend
            </Link>
          </>
        ) : (
          saysWho(share)
        )}
      </p>
      <CopyField variant="solid" label="Link" value={share.shareUrl} />
      <div className="flex flex-wrap gap-3">
        {platforms.map((platform) => (
          <Button key={platform} onClick={() => pass(platform, share.shareUrl)}>
            {platform}
          </Button>
        ))}
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ url: share.shareUrl }).catch(() => undefined)}>
            Other ways
          </Button>
        )}
      </div>
      <p className="text-sm text-soft">{saysMore(share)}</p>
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Button onClick={onChange}>Change what is shared</Button>
        <RemoveSharing toastId={toast.id} />
        <Button className="ml-auto" onClick={onClose}>
          Done
        </Button>
      </div>
    </div>
  );
}

function pass(platform: Platform, link: string): void {
  if (!platforms.includes(platform)) {
    notify({ kind: 'problem', title: 'Sharing platform not supported' });
    return;
  }
  window.open(postingPage(platform, link), '_blank', 'noopener,noreferrer');
}

function saysWho({ visibility }: OwnShare): string {
  return visibility === 'friends-only'
    ? 'Your friends can open this toast once they have signed in. They find it on their Friends page too.'
    : 'Anyone who has this link can open this toast.';
}

function saysMore({ viewCount, expiresAt, allowComments, hasAudio }: OwnShare): string {
  const opened =
    viewCount === 0
      ? 'Nobody else has opened it yet.'
      : `Opened ${viewCount === 1 ? 'once' : `${viewCount} times`} by others.`;
  const end = expiresAt === null ? '' : ` It ends on ${sayDay(expiresAt)} at ${sayTime(expiresAt)}.`;
  const silent = hasAudio ? '' : ' It has no voice; save it again to try once more.';
  return `${opened}${end}${allowComments ? '' : ' Comments are off.'}${silent}`;
}
