import { AlertDialog as Radix } from 'radix-ui';
import { Button } from './button.tsx';
import type { ConfirmProps } from './confirm.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** What `Confirm` shows once its code is here. Focus starts on Cancel. */
export function ConfirmFrame(props: ConfirmProps) {
  const {
    open,
    onOpenChange,
    onClosed,
    title,
    description,
    action,
    onConfirm,
    cancel = 'Cancel',
    danger = true,
    pending,
    children,
  } = props;
  const focus = useReturnFocus();
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-veil data-[state=closed]:animate-leave data-[state=open]:animate-appear" />
        <Radix.Content
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-sheet border border-line bg-raised p-6 shadow-float outline-none data-[state=closed]:animate-leave data-[state=open]:animate-appear md:p-8"
          onOpenAutoFocus={focus.keep}
          onCloseAutoFocus={(event) => {
            focus.giveBack(event);
            onClosed?.();
          }}
        >
          <Radix.Title>{title}</Radix.Title>
          <Radix.Description className="mt-3 text-soft">{description}</Radix.Description>
          {children && <div className="mt-5 grid gap-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button>{cancel}</Button>
            </Radix.Cancel>
            <Button variant={danger ? 'danger' : 'solid'} pending={pending} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
