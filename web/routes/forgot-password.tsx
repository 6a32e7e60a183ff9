import { MailRequest } from '#web/features/accounts/mail-request.tsx';
import { useForgotPassword } from '#web/features/accounts/recovery-api.ts';
import { limits } from '#shared/limits.ts';

/** The way back in for who has forgotten the password. */
export function ForgotPassword() {
  return (
    <MailRequest
      title="Forgot your password?"
      intro="Tell us your e-mail address, and we send you a link for a new one."
      action="Send reset link"
      request={useForgotPassword()}
      sent={(address) => (
        <>
          If {address} has an account, a link for a new password is on its way. It works for {limits.resetMinutes}{' '}
          minutes.
        </>
      )}
    />
  );
}
