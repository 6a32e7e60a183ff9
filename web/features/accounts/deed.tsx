import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { CallError, fieldsOf } from '#web/lib/call.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Field } from '#web/ui/field.tsx';
import { meQuery } from './api.ts';

type DeedProps = {
  open: boolean;
  onClose: () => void;
  /** It is gone, and has given the focus back. */
  onClosed?: () => void;
  title: string;
  description: string;
  action: string;
  pending: string;
  isUnderWay: boolean;
  error: Error | null;
  /** What the person reads of an error. */
  say: (error: Error) => string;
  /** The fields that name an error of their own, beside which it stands. */
  fields?: readonly string[];
  danger?: boolean;
  onConfirm: (password: string | undefined) => void;
  children?: ReactNode;
};

/**
 * Asks before a deed that is not for a phone left lying about. Who signed in just now is asked for no password; everyone
 * else once the server wants it.
 */
export function Deed(props: DeedProps) {
  const { open, onClose, isUnderWay, error, say, fields = [], danger = false, onConfirm, children } = props;
  const { data: me } = useQuery(meQuery);
  const password = useRef<HTMLInputElement>(null);
  const isRefused = error instanceof CallError && error.code === 'forbidden';
  // It stays while the next try is under way, and is not there when the question is asked again.
  const [asksForPassword, setAsksForPassword] = useState(false);
  if (open ? isRefused && me?.hasPassword === true && !asksForPassword : asksForPassword) {
    setAsksForPassword(open);
  }
  const wrong = fieldsOf(error)['password'];
  const isBeside = wrong !== undefined || fields.some((name) => fieldsOf(error)[name] !== undefined);
  const confirm = () => {
    if (!isUnderWay) {
      onConfirm(password.current?.value || undefined);
    }
  };
  return (
    <Confirm
      open={open}
      onOpenChange={(next) => {
        if (!next && !isUnderWay) {
          onClose();
        }
      }}
      onClosed={props.onClosed}
      title={props.title}
      description={props.description}
      action={props.action}
      danger={danger}
      pending={isUnderWay && props.pending}
      onConfirm={confirm}
    >
      <form
        noValidate
        className="grid gap-4 empty:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {children}
        {asksForPassword && (
          <Field
            ref={password}
            // It comes when the button was pressed, and is what is wanted next.
            autoFocus
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={wrong}
          />
        )}
        {/* Without one, Enter sends no form of several fields. */}
        <button type="submit" hidden>
          {props.action}
        </button>
      </form>
      {error && !isBeside && (
        <p role="alert" className="border-l-2 border-wine pl-3 text-wine">
          {say(error)}
        </p>
      )}
    </Confirm>
  );
}
