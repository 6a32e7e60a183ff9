import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { mailToken, resetForm } from '#shared/contract/recovery-fields.ts';
import { limits } from '#shared/limits.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { FormProblem } from '#web/features/accounts/form-problem.tsx';
import { Outcome } from '#web/features/accounts/outcome.tsx';
import { PasswordHint } from '#web/features/accounts/password-hint.tsx';
import { useResetPassword } from '#web/features/accounts/recovery-api.ts';
import { fieldsOf } from '#web/lib/call.ts';
import { useConfig } from '#web/lib/config.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Sets a new password with the link of a mail. */
export function ResetPassword() {
  const [search] = useSearchParams();
  const token = z.safeParse(mailToken, search.get('token'));
  return (
    <AccountFrame title="Reset password">{token.success ? <Reset token={token.data} /> : <InvalidLink />}</AccountFrame>
  );
}

function Reset({ token }: { token: string }) {
  const reset = useResetPassword();
  const { data: config } = useConfig();
  const least = Math.max(limits.strictPasswordMin, config?.passwordMinLength ?? 0);
  const { props, errors } = useForm(resetForm, (passwords, refuse) =>
    reset.mutate({ token, ...passwords }, { onError: (error) => refuse(fieldsOf(error)) }),
  );
  if (reset.isSuccess) {
    return (
      <Outcome
        title="Your password has been changed"
        actions={
          <ButtonLink to="/auth" variant="solid">
            Sign In
          </ButtonLink>
        }
      >
        <p>Every device has been signed out. Please sign in with your new password.</p>
        <p className="text-base text-soft">
          Passkeys still work. If your account asks for one after the password, it goes on doing so.
        </p>
      </Outcome>
    );
  }
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-4 text-soft">
        It signs every device out. A passkey that is asked for after the password stays asked for.
      </p>
      <form {...props} className="mt-8 grid gap-5">
        <PasswordHint rule={`At least ${least} characters, with an uppercase letter, a lowercase letter and a number.`}>
          {(hint) => (
            <Field
              label="New password"
              name="password"
              type="password"
              autoComplete="new-password"
              error={errors['password']}
              {...hint}
            />
          )}
        </PasswordHint>
        <Field
          label="Confirm new password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={errors['confirmPassword']}
        />
        <FormProblem error={reset.error} fields={['password', 'confirmPassword']} isSilent />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="solid" pending={reset.isPending && 'Saving...'}>
            Reset password
          </Button>
          {reset.error && <ButtonLink to="/forgot-password">Request a new link</ButtonLink>}
        </div>
      </form>
    </>
  );
}

function InvalidLink() {
  return (
    <Outcome
      isProblem
      title="This link is incomplete"
      actions={
        <>
          <ButtonLink to="/forgot-password" variant="solid">
            Request a new link
          </ButtonLink>
          <ButtonLink to="/auth">Back to sign in</ButtonLink>
        </>
      }
    >
      <p>Invalid or missing reset token. Please request a new password reset link.</p>
    </Outcome>
  );
}
