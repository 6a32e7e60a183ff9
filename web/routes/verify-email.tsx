import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { meQuery } from '#web/features/accounts/api.ts';
import { Outcome } from '#web/features/accounts/outcome.tsx';
import { useVerifyEmail } from '#web/features/accounts/recovery-api.ts';
import { messageOf } from '#web/lib/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Confirms an email. Opening the page does nothing yet: mail programs open links by themselves to look at them. */
export function VerifyEmail() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <AccountFrame title="Verify email">
      {token ? <Verification token={token} /> : <Failed message="Invalid verification link. No token found." />}
    </AccountFrame>
  );
}

function Verification({ token }: { token: string }) {
  const verify = useVerifyEmail();
  if (verify.isSuccess) {
    return <Verified />;
  }
  if (verify.error) {
    return <Failed message={messageOf(verify.error)} />;
  }
  if (verify.isPending) {
    return (
      <div className="-ml-8 flex items-center">
        <Spinner label="Verifying your email..." />
        <p aria-hidden className="text-lg">
          Verifying your email...
        </p>
      </div>
    );
  }
  return (
    <>
      <h1>Confirm your email</h1>
      <p className="mt-4 text-lg">One tap tells us that this address is yours.</p>
      <Button variant="solid" className="mt-8" onClick={() => verify.mutate(token)}>
        Confirm email
      </Button>
    </>
  );
}

function Verified() {
  const { data: me } = useQuery(meQuery);
  return (
    <Outcome
      title="Your email is confirmed"
      actions={
        <ButtonLink to={me ? '/' : '/auth'} variant="solid">
          {me ? 'Go to the dashboard' : 'Sign In'}
        </ButtonLink>
      }
    >
      <p>Thank you. If you ever forget your password, this address is your way back in.</p>
    </Outcome>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <Outcome
      isProblem
      title="Your email is not confirmed"
      actions={
        <>
          <ButtonLink to="/resend-verification" variant="solid">
            Resend Verification
          </ButtonLink>
          <ButtonLink to="/auth">Back to Sign In</ButtonLink>
        </>
      }
    >
      <p>{message}</p>
    </Outcome>
  );
}
