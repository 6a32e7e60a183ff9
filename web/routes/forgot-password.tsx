import { MailRequest } from '#web/features/accounts/mail-request.tsx';
import { useForgotPassword } from '#web/features/accounts/recovery-api.ts';
import { limits } from '#shared/limits.ts';

/** The way back in for who has forgotten the password. */
export function ForgotPassword() {
  return (
    <MailRequest
      title="Forgot your password?"
      intro="Enter your email address and we will send you a link to choose a new one."
      action="Send reset link"
      request={useForgotPassword()}
      sent={(address) => (
        <>
          If {address} has an account, a link to choose a new password is on its way. It works for {limits.resetMinutes}{' '}
          minutes.
        </>
      )}
    />
  );
}
