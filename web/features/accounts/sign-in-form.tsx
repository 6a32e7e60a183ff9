import { Link } from 'react-router';
import { credentials } from '#shared/contract/account-fields.ts';
import { fieldsOf } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from './form-problem.tsx';
import { useSignIn } from './signing-in.ts';
import { keepTypedAddress, typedAddress } from './typed-address.ts';

/** Asks for an email or username and the password. */
export function SignInForm() {
  const signIn = useSignIn();
  const { props, errors } = useForm(credentials, (body, refuse) =>
    signIn.mutate(body, { onSuccess: () => keepTypedAddress(''), onError: (error) => refuse(fieldsOf(error)) }),
  );
  return (
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
      <FormProblem error={signIn.error} fields={['username', 'password']} />
      <Button type="submit" variant="solid" pending={signIn.isPending && 'Signing in...'}>
        Sign in
      </Button>
    </form>
  );
}
