import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { mailToken } from '#shared/contract/recovery-fields.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { meQuery } from '#web/features/accounts/api.ts';
import {
  emailChangeQuery,
  useConfirmEmailChange,
  useStopEmailChange,
} from '#web/features/accounts/email-change/email-change-api.ts';
import { Outcome } from '#web/features/accounts/outcome.tsx';
import { messageOf } from '#web/lib/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Says yes to another email, or stops it. Opening the page does nothing: mail programs open links to look at them. */
export function ConfirmEmailChange() {
  const [search] = useSearchParams();
  const token = z.safeParse(mailToken, search.get('token'));
  return (
    <AccountFrame title="Change of email">
      {token.success ? (
        <Change token={token.data} isToStop={search.has('stop')} />
      ) : (
        <Failed message="This link is not whole. Please open it from the email again." />
      )}
    </AccountFrame>
  );
}

function Change({ token, isToStop }: { token: string; isToStop: boolean }) {
  const { data: change, error } = useQuery(emailChangeQuery(token));
  const confirm = useConfirmEmailChange();
  const stop = useStopEmailChange();
  const problem = confirm.error ?? stop.error ?? error;
  if (stop.isSuccess) {
    return <Stopped />;
  }
  if (confirm.data) {
    return confirm.data.isChanged ? <Changed email={change?.email} /> : <HalfDone side={change?.side} />;
  }
  if (problem) {
    return <Failed message={messageOf(problem)} />;
  }
  if (!change) {
    return (
      <div className="-ml-8 flex">
        <Spinner label="Looking at this change..." />
      </div>
    );
  }
  const isPresent = change.side === 'present';
  const yes = (
    <Button
      variant={isToStop ? 'quiet' : 'solid'}
      pending={confirm.isPending && 'Confirming...'}
      onClick={() => !stop.isPending && confirm.mutate(token)}
    >
      {isPresent ? 'Yes, change it' : 'Confirm my new email'}
    </Button>
  );
  const no = isPresent && (
    <Button
      variant={isToStop ? 'solid' : 'quiet'}
      pending={stop.isPending && 'Stopping...'}
      onClick={() => !confirm.isPending && stop.mutate(token)}
    >
      This was not me
    </Button>
  );
  return (
    <>
      <h1>{isPresent ? 'Should your email change?' : 'Confirm your new email'}</h1>
      <p className="mt-4 text-lg wrap-anywhere">
        {isPresent ? 'It is to become ' : 'From then on you sign in with '}
        <strong className="font-semibold">{change.email}</strong>.
      </p>
      <p className="mt-2 text-soft">
        {isPresent
          ? 'Nothing changes unless both addresses say yes.'
          : 'Where your present email is confirmed, it has to say yes as well.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {isToStop ? no : yes}
        {isToStop ? yes : no}
      </div>
    </>
  );
}

function Changed({ email }: { email: string | undefined }) {
  return (
    <Outcome title="Your email is changed" actions={<Onwards />}>
      <p className="wrap-anywhere">
        From now on you sign in with <strong className="font-semibold">{email}</strong>. You stay signed in where you
        were.
      </p>
    </Outcome>
  );
}

function HalfDone({ side }: { side: 'present' | 'new' | undefined }) {
  return (
    <Outcome title="One more to go" actions={<Onwards />}>
      <p>
        {side === 'new'
          ? 'Thank you. Please open the link that we sent to your present email as well: then it changes.'
          : 'Thank you. Please open the link that we sent to the new address as well: then it changes.'}
      </p>
    </Outcome>
  );
}

function Stopped() {
  return (
    <Outcome
      title="The change is stopped"
      actions={
        <>
          <ButtonLink to="/forgot-password" variant="solid">
            Choose a new password
          </ButtonLink>
          <Onwards isQuiet />
        </>
      }
    >
      <p>Your email stays as it is.</p>
      <p>
        Whoever asked for it was signed in to your account. Please choose a new password now: it signs every device out.
        Then look through your passkeys in Settings.
      </p>
    </Outcome>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Outcome isProblem title="Nothing was changed" actions={<Onwards />}>
      <p>{message}</p>
    </Outcome>
  );
}

function Onwards({ isQuiet = false }: { isQuiet?: boolean }) {
  const { data: me } = useQuery(meQuery);
  return (
    <ButtonLink to={me ? '/settings#account' : '/auth'} variant={isQuiet ? 'quiet' : 'solid'}>
      {me ? 'Go to Settings' : 'Back to sign in'}
    </ButtonLink>
  );
}
