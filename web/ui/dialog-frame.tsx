import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { DialogProps } from './dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';

const panel =
  'fixed z-50 flex flex-col bg-raised text-ink outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise';

const card =
  'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 rounded-sheet border border-line shadow-float';

const sheetShape =
  'inset-0 md:inset-auto md:top-[8dvh] md:left-1/2 md:max-h-[84dvh] md:w-[min(44rem,calc(100vw-4rem))] ' +
  'md:-translate-x-1/2 md:rounded-sheet md:border md:border-line md:shadow-float';

/** What `Dialog` shows once its code is here. */
export function DialogFrame(props: DialogProps) {
  const {
    open,
    onOpenChange,
    onClosed,
    title,
    hideTitle,
    description,
    readsContent,
    sheet,
    initialFocus,
    footer,
    className = '',
    children,
  } = props;
  const focus = useReturnFocus();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-leave data-[state=open]:animate-appear" />
        <Radix.Content
          className={`${panel} ${sheet ? sheetShape : card} ${className}`}
          {...(description === undefined && !readsContent && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focus.keep();
            if (initialFocus?.current) {
              event.preventDefault();
              initialFocus.current.focus();
            }
          }}
          onCloseAutoFocus={(event) => {
            focus.giveBack(event);
            onClosed?.();
          }}
        >
          <div className={`flex items-start gap-4 px-5 ${sheet ? 'pt-1' : 'pt-4'} md:px-8 md:pt-6`}>
            <Radix.Title className={hideTitle ? 'sr-only' : 'pt-2'}>{title}</Radix.Title>
            <Radix.Close
              aria-label="Close"
              className="-mr-2.5 ml-auto grid size-11 flex-none place-items-center rounded-full text-soft transition-colors hover:bg-tint hover:text-ink"
            >
              <X aria-hidden />
            </Radix.Close>
          </div>
          <div
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 md:px-8 md:pt-2 md:pb-8 ${sheet ? 'pt-1 pb-2' : 'pt-2 pb-6'}`}
          >
            {description && <Radix.Description className="mb-4 text-soft">{description}</Radix.Description>}
            {readsContent ? (
              <Radix.Description asChild>
                <div>{children}</div>
              </Radix.Description>
            ) : (
              children
            )}
          </div>
          {footer && (
            <div
              className={`flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8 ${sheet ? 'max-md:max-h-4/5 max-md:overflow-y-auto' : ''}`}
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
