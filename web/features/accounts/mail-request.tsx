import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { mailRequest } from '#shared/contract/recovery-fields.ts';
import { fieldsOf } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { AccountFrame } from './account-frame.tsx';
import { FormProblem } from './form-problem.tsx';
import { Outcome } from './outcome.tsx';
import { keepTypedAddress, typedEmail } from './typed-address.ts';

type MailRequestProps = {
  title: string;
  /** What the mail is for. */
  intro: string;
  action: string;
  request: UseMutationResult<unknown, Error, string>;
  /** What was done, whether or not the address has an account: the page cannot know. */
  sent: (address: ReactNode) => ReactNode;
};

/** Asks for an email address, has a mail sent there, and says to look for it. */
export function MailRequest({ title, intro, action, request, sent }: MailRequestProps) {
  const [address, setAddress] = useState('');
  const { props, errors } = useForm(mailRequest, ({ email }, refuse) => {
    setAddress(email);
    request.mutate(email, { onError: (error) => refuse(fieldsOf(error)) });
  });
  if (request.isSuccess) {
    return (
      <AccountFrame title="Check Your Email">
        <Outcome
          title="Check Your Email"
          actions={
            <>
              <ButtonLink to="/auth" variant="solid">
                Back to sign in
              </ButtonLink>
              <Button onClick={request.reset}>Try a different email</Button>
            </>
          }
        >
          <p>{sent(<strong className="font-semibold wrap-anywhere">{address}</strong>)}</p>
          <p className="text-base text-soft">Nothing after a few minutes? Have a look in your spam folder.</p>
        </Outcome>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title}>
      <h1>{title}</h1>
      <p className="mt-4 text-lg">{intro}</p>
      <form {...props} className="mt-8 grid gap-5">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={typedEmail()}
          // Back from 'Try a different email', whose button is gone.
          autoFocus={address !== ''}
          onChange={(event) => keepTypedAddress(event.target.value)}
          error={errors['email']}
        />
        <FormProblem error={request.error} fields={['email']} isSilent />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="solid" pending={request.isPending && 'Sending...'}>
            {action}
          </Button>
          <ButtonLink to="/auth">Back to sign in</ButtonLink>
        </div>
      </form>
    </AccountFrame>
  );
}
