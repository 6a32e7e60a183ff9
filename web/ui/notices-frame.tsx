import X from 'lucide-react/icons/x';
import { Toast as Radix } from 'radix-ui';
import type { ShownNotice } from './notices.tsx';
import { noticePlace } from './notices.tsx';

const card =
  'relative grid gap-1 rounded-control border bg-raised py-4 pr-12 pl-5 text-ink shadow-float ' +
  'data-[state=closed]:animate-leave data-[state=open]:animate-rise ' +
  'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-leave';

type FrameProps = { notice: ShownNotice | null; onClose: () => void };

/** What `Notices` shows once its code is here: swiped away over 50 px, reached with F8. */
export function NoticesFrame({ notice, onClose }: FrameProps) {
  return (
    <Radix.Provider label="Notice" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {notice && (
        <Radix.Root
          key={notice.key}
          open={notice.open}
          onOpenChange={(open) => !open && onClose()}
          {...(notice.duration !== undefined && { duration: notice.duration })}
          type={notice.kind === 'problem' ? 'foreground' : 'background'}
          // A dialog that opens after it would keep every press from it.
          style={{ pointerEvents: 'auto' }}
          className={`${card} ${notice.kind === 'problem' ? 'border-wine' : 'border-line'}`}
        >
          <Radix.Title className={`font-medium ${notice.kind === 'problem' ? 'text-wine' : ''}`}>
            {notice.title}
          </Radix.Title>
          {notice.description && (
            <Radix.Description className="text-sm text-soft">{notice.description}</Radix.Description>
          )}
          {notice.action && (
            <Radix.Action
              altText={notice.action.altText ?? notice.action.label}
              onClick={notice.action.onAction}
              className="-mb-2 -ml-3 min-h-11 justify-self-start rounded-control px-3 font-medium text-amber-ink transition-colors hover:bg-tint"
            >
              {notice.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Dismiss"
            className="absolute top-1.5 right-1 grid size-11 place-items-center rounded-full text-soft transition-colors hover:bg-tint hover:text-ink"
          >
            <X aria-hidden />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notices ({hotkey})"
        className={`${noticePlace} m-0 grid list-none rounded-control p-0 focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus`}
      />
    </Radix.Provider>
  );
}
