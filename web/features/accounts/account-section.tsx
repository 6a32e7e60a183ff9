import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useSendMail } from './account-api.ts';
import { meQuery } from './api.ts';
import { ChangeEmail } from './email-change/change-email.tsx';
import { isGuest } from './guest.ts';

/** By what the person signs in, whether the email is known to be theirs, and the way to a new password. */
export function AccountSection() {
  const { data: me } = useQuery(meQuery);
  const verification = useSendMail('verification');
  const reset = useSendMail('reset');
  if (!me) {
    return null;
  }
  if (isGuest(me)) {
    return (
      <Section id="account" title="Account">
        <p className="max-w-measure">Testing mode has no account: nobody is signed in, and nothing is kept.</p>
      </Section>
    );
  }
  return (
    <Section id="account" title="Account" intro="How you sign in. Your email is never shown to anyone else.">
      <dl>
        <Row name="Email" value={me.email}>
          {me.verified ? (
            <span className="text-sm text-soft">Confirmed</span>
          ) : (
            <Button
              variant="plain"
              pending={verification.isPending && 'Sending...'}
              onClick={() => verification.mutate(me.email)}
            >
              Email me a link to confirm it
            </Button>
          )}
          <ChangeEmail isVerified={me.verified} />
        </Row>
        <Row name="Username" value={me.username}>
          <Link to="/friends#self" className="link inline-flex min-h-11 items-center">
            Change it
          </Link>
        </Row>
        <Row name="Signed as" value={me.name ?? me.username}>
          <Link to="/friends#self" className="link inline-flex min-h-11 items-center">
            {me.name === null ? 'Choose a name to sign with' : 'Change the name you sign with'}
          </Link>
        </Row>
        <Row name="Password" value={me.hasPassword ? 'Set' : 'None yet'}>
          <Button variant="plain" pending={reset.isPending && 'Sending...'} onClick={() => reset.mutate(me.email)}>
            {me.hasPassword ? 'Email me a link to change it' : 'Email me a link to set one'}
          </Button>
        </Row>
      </dl>
    </Section>
  );
}

function Row({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="border-t border-line py-3 first:border-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 break-words">{value}</span>
        {children}
      </dd>
    </div>
  );
}
