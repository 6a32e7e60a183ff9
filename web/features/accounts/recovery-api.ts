import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recovery } from '#shared/contract/recovery.ts';
import { CallError, call } from '#web/lib/call.ts';
import { forgetPerson, meQuery } from './api.ts';

const later = 'An error occurred. Please try again later.';

/** Asks for a link by which a new password can be set. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (email: string) =>
      call(recovery.forgotPassword, { body: { email } }).catch(
        sayInstead('Failed to send password reset email. Please try again.'),
      ),
  });
}

/** Asks for the verification mail once more. */
export function useResendVerification() {
  return useMutation({
    mutationFn: (email: string) =>
      call(recovery.resendVerification, { body: { email } }).catch(
        sayInstead('Failed to resend verification email. Please try again.'),
      ),
  });
}

/** Confirms an email with the token of a mail; who is signed in is asked again. */
export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      call(recovery.verifyEmail, { body: { token } }).catch(
        sayInstead(
          'Failed to verify email. The link may be expired or invalid.',
          'An error occurred while trying to verify your email. Please try again later.',
        ),
      ),
    onSuccess: () => client.invalidateQueries(meQuery),
  });
}

type NewPassword = { token: string; password: string; confirmPassword: string };

/** Sets a new password with the token of a mail. Every session has ended then, also the one of this browser. */
export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewPassword) =>
      call(recovery.resetPassword, { body }).catch(
        sayInstead('Failed to reset password. The link may be expired or invalid.', later),
      ),
    onSuccess: () => forgetPerson(client),
  });
}

/**
 * What the person reads in place of an error: the server's own sentence when it refused with a reason, `failure` when
 * it could not do its part, and `unreached` when nobody answered.
 */
function sayInstead(failure: string, unreached = failure) {
  return (error: unknown): never => {
    if (!(error instanceof CallError)) {
      throw error;
    }
    const message = error.code === 'network' ? unreached : error.status >= 500 ? failure : error.message;
    const { code, status, statusText, fields } = error;
    throw new CallError({ code, status, statusText, fields, message });
  };
}
