import { MailRequest } from '#web/features/accounts/mail-request.tsx';
import { useResendVerification } from '#web/features/accounts/recovery-api.ts';
import { limits } from '#shared/limits.ts';

/** Another verification mail, for who has lost the first or was too late for it. */
export function ResendVerification() {
  return (
    <MailRequest
      title="Resend verification"
      intro="Enter your email address and we will send you a new link to confirm it."
      action="Resend verification email"
      request={useResendVerification()}
      sent={(address) => (
        <>
          If {address} has an account that is not confirmed yet, a new link is on its way. It works for{' '}
          {limits.verifyHours} hours.
        </>
      )}
    />
  );
}
