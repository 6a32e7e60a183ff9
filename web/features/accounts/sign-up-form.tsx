import { Link } from 'react-router';
import { signUpForm } from '#shared/contract/account-fields.ts';
import { limits } from '#shared/limits.ts';
import { fieldsOf } from '#web/lib/call.ts';
import { useConfig } from '#web/lib/config.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from './form-problem.tsx';
import { PasswordHint } from './password-hint.tsx';
import { PrivacyTips } from './privacy-tips.tsx';
import { useSignUp } from './signing-in.ts';
import { keepTypedAddress, typedEmail } from './typed-address.ts';

/** Asks for an email and a password, twice; the second never leaves the browser. */
export function SignUpForm() {
  const signUp = useSignUp();
  const { data: config } = useConfig();
  const { props, errors } = useForm(signUpForm, ({ email, password }, refuse) =>
    signUp.mutate(
      { email, password, timezone: browserTimezone() },
      { onSuccess: () => keepTypedAddress(''), onError: (error) => refuse(fieldsOf(error)) },
    ),
  );
  return (
    <form {...props} className="grid gap-5">
      <p className="text-soft">
        We only ask for an email address and a password. No name, no phone number, nothing else.
      </p>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        defaultValue={typedEmail()}
        onChange={(event) => keepTypedAddress(event.target.value)}
        error={errors['email']}
        hint={
          <>
            An alias works too, such as one from Hide My Email.{' '}
            <Link to="/privacy" className="link">
              Learn more
            </Link>
          </>
        }
      />
      <PasswordHint rule={`At least ${config?.passwordMinLength ?? limits.passwordMin} characters.`}>
        {(hint) => (
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="new-password"
            error={errors['password']}
            {...hint}
          />
        )}
      </PasswordHint>
      <Field
        label="Confirm password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
      <FormProblem error={signUp.error} fields={['email', 'password']} />
      <Button type="submit" variant="solid" pending={signUp.isPending && 'Creating Account...'}>
        Sign Up
      </Button>
      <PrivacyTips />
    </form>
  );
}
