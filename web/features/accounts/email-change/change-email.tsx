import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PendingEmail } from '#shared/contract/email-change.ts';
import { fieldsOf, messageOf } from '#web/lib/call.ts';
import { sayWhen } from '#web/lib/dates.ts';
import { now } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { meQuery } from '../api.ts';
import { Deed } from '../deed.tsx';
import { pendingEmailQuery, useCancelEmailChange, useStartEmailChange } from './email-change-api.ts';

/** The way to another email: a button, or what the change that was begun still waits for. */
export function ChangeEmail({ isVerified }: { isVerified: boolean }) {
  const { data: pending, isSuccess } = useQuery(pendingEmailQuery);
  const { refetch: askWhoIsHere } = useQuery({ ...meQuery, enabled: false });
  const [isOpen, setIsOpen] = useState(false);
  const wasPending = useRef(false);
  useEffect(() => {
    // Confirmed in another tab or on another device: the address above is not right any more.
    if (wasPending.current && pending === null) {
      void askWhoIsHere();
    }
    wasPending.current = Boolean(pending);
  }, [pending, askWhoIsHere]);
  if (!isSuccess) {
    return null;
  }
  return (
    <>
      {pending ? (
        <Pending pending={pending} />
      ) : (
        <Button variant="plain" onClick={() => setIsOpen(true)}>
          Change email
        </Button>
      )}
      <AskAddress open={isOpen} isVerified={isVerified} onClose={() => setIsOpen(false)} />
    </>
  );
}

function Pending({ pending }: { pending: PendingEmail }) {
  const cancel = useCancelEmailChange();
  return (
    <div className="mt-1 mb-2 w-full rounded-control border border-line bg-raised p-4">
      <p className="wrap-anywhere">
        To become <strong className="font-semibold">{pending.email}</strong>
      </p>
      <p className="mt-1 text-sm text-soft">
        {sayWaitsFor(pending)} The links last until {sayWhen(pending.expiresAt, now())}.
      </p>
      <Button
        variant="plain"
        className="mt-1 -mb-2"
        aria-label="Cancel the change of email"
        pending={cancel.isPending && 'Cancelling...'}
        onClick={() => cancel.mutate()}
      >
        Cancel
      </Button>
    </div>
  );
}

function sayWaitsFor({ isAgreed, isConfirmed }: PendingEmail): string {
  if (isConfirmed) {
    return 'Still to confirm: the link that we sent to your present email.';
  }
  return isAgreed === false
    ? 'Still to confirm: the links that we sent to both addresses.'
    : 'Still to confirm: the link that we sent to the new address.';
}

type AskProps = { open: boolean; isVerified: boolean; onClose: () => void };

function AskAddress({ open, isVerified, onClose }: AskProps) {
  const start = useStartEmailChange();
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<string>();
  const close = () => {
    onClose();
    setMissing(undefined);
    start.reset();
  };
  const confirm = (password: string | undefined) => {
    const email = field.current?.value.trim() ?? '';
    setMissing(email ? undefined : 'Please enter a valid email address');
    if (!email) {
      field.current?.focus();
      return;
    }
    start.mutate({ email, password }, { onSuccess: close });
  };
  return (
    <Deed
      open={open}
      onClose={close}
      title="Change email"
      description={
        isVerified
          ? 'We send a link to both addresses. Your email changes once you have opened both.'
          : 'We send a link to the new address. Your email changes once you have opened it.'
      }
      action="Send links"
      pending="Sending..."
      isUnderWay={start.isPending}
      error={start.error}
      say={messageOf}
      fields={['email']}
      onConfirm={confirm}
    >
      <Field
        ref={field}
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={missing ?? fieldsOf(start.error)['email']}
        onChange={() => setMissing(undefined)}
      />
    </Deed>
  );
}
