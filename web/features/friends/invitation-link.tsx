import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayDay } from '#web/lib/dates.ts';
import { useCopied } from '#web/lib/use-copied.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { invitationQuery, useInvitation } from './api.ts';

const loadCode = () => import('./qr-code.tsx').then((module) => module.QrCode);

/** A link that makes a friend of the person who opens it: to pass on, or to be shown as a code. */
export function InvitationLink() {
  const { data: invitation } = useQuery(invitationQuery);
  const change = useInvitation();
  const { copied, copy } = useCopied();
  const [showsCode, setShowsCode] = useState(false);
  const { Part: QrCode } = usePart(loadCode, showsCode);
  if (!invitation) {
    return (
      <Button pending={change.isPending && 'Making...'} onClick={() => change.mutate('make')}>
        Make an invitation link
      </Button>
    );
  }
  return (
    <div className="grid gap-4">
      <Field
        label="Invitation link"
        value={invitation.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={`Someone who opens it and signs in becomes your friend. It is good for ${invitation.left} more ${invitation.left === 1 ? 'person' : 'people'}, until ${sayDay(invitation.expiresAt)}.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(invitation.url)}>{copied ? 'Copied' : 'Copy link'}</Button>
        <Button aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? 'Hide the code' : 'Show as a code'}
        </Button>
        <Button onClick={() => change.mutate('make')}>New link</Button>
        <Button onClick={() => change.mutate('withdraw')}>Withdraw</Button>
      </div>
      <p role="status" className="sr-only">
        {copied && 'The link has been copied.'}
      </p>
      {showsCode && QrCode && <QrCode text={invitation.url} name="A code that opens your invitation" />}
    </div>
  );
}
