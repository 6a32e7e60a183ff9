import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { credentials } from '#shared/contract/account-fields.ts';
import { fieldsOf, networkMessage } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { FormProblem } from './form-problem.tsx';
import { PasskeyButton } from './passkeys/passkey-button.tsx';
import { ticketOf, useSignIn } from './signing-in.ts';
import { keepTypedAddress, typedAddress } from './typed-address.ts';

const loadSecondStep = () => import('./passkeys/second-step.tsx').then((part) => part.SecondStep);

/** Asks for an email or username and the password, or a passkey; then for a second step where one is wanted. */
export function SignInForm({ children }: { children?: ReactNode }) {
  const signIn = useSignIn();
  const ticket = ticketOf(signIn.error);
  const { Part: SecondStep, isMissing } = usePart(loadSecondStep, ticket !== null);
  const { props, errors } = useForm(credentials, (body, refuse) =>
    signIn.mutate(body, { onSuccess: () => keepTypedAddress(''), onError: (error) => refuse(fieldsOf(error)) }),
  );
  if (ticket !== null && SecondStep) {
    return <SecondStep ticket={ticket} onAgain={signIn.reset} />;
  }
  const isRemembered = () => props.ref.current?.querySelector<HTMLInputElement>('[name=rememberMe]')?.checked ?? true;
  return (
    <>
      <form {...props} className="grid gap-5">
        <Field
          label="Username"
          name="username"
          hint="Your email address works too."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typedAddress()}
          onChange={(event) => keepTypedAddress(event.target.value)}
          error={errors['username']}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors['password']}
        />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-6">
          <Checkbox label="Remember me" name="rememberMe" defaultChecked />
          <Link to="/forgot-password" className="link flex min-h-11 items-center">
            Forgot password?
          </Link>
        </div>
        <FormProblem
          error={isMissing ? new Error(networkMessage) : ticket === null ? signIn.error : null}
          fields={['username', 'password']}
          isSilent={isMissing}
        />
        <Button type="submit" variant="solid" pending={signIn.isPending && 'Signing in...'}>
          Sign in
        </Button>
        <PasskeyButton isRemembered={isRemembered} />
      </form>
      {children}
    </>
  );
}
