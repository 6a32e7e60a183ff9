import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { askedPage } from '#web/lib/asked-page.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { meQuery } from '#web/features/accounts/api.ts';
import { Outcome } from '#web/features/accounts/outcome.tsx';
import { SecondStep } from '#web/features/accounts/passkeys/second-step.tsx';
import { finishSocialSignIn, type SocialOutcome } from '#web/features/accounts/social.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Long enough to read that it worked. */
const readingMs = 1000;

/** Where a social provider sends people back to: signs them in, and goes on or says why not. */
export function AuthCallback() {
  const outcome = useOutcome();
  if (!outcome) {
    return (
      <AccountFrame title="Authenticating">
        <h1>Authenticating...</h1>
        <p className="mt-4 text-lg">Please wait while we complete your sign-in.</p>
        <div className="-ml-8 flex">
          <Spinner label="Authenticating..." />
        </div>
      </AccountFrame>
    );
  }
  if ('ticket' in outcome) {
    return <OneMoreStep ticket={outcome.ticket} />;
  }
  return 'problem' in outcome ? <Failed message={outcome.problem} /> : <Welcomed />;
}

/** How it ended; null while it is under way. A code is good for one exchange, so there is one a visit. */
function useOutcome(): SocialOutcome | null {
  const cache = useQueryClient();
  const [outcome, setOutcome] = useState<SocialOutcome | null>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) {
      return;
    }
    hasBegun.current = true;
    const { search, pathname } = window.location;
    // Neither the history nor whoever looks over a shoulder keeps the code.
    window.history.replaceState(window.history.state, '', pathname);
    void finishSocialSignIn(cache, new URLSearchParams(search).get('code')).then(setOutcome);
  }, [cache]);
  return outcome;
}

/** Their account asks for a passkey after the provider, too. */
function OneMoreStep({ ticket }: { ticket: string }) {
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  if (me) {
    return <Welcomed />;
  }
  return (
    <AccountFrame title="One more step">
      <SecondStep ticket={ticket} onAgain={() => void navigate('/auth', { replace: true })} />
    </AccountFrame>
  );
}

function Welcomed() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(askedPage(), { replace: true }), readingMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountFrame title="Authentication Successful">
      <Outcome title="Authentication Successful" actions={null}>
        <p>You are now signed in. Redirecting...</p>
      </Outcome>
    </AccountFrame>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <AccountFrame title="Authentication Error">
      <Outcome
        isProblem
        title="Authentication Error"
        actions={
          <ButtonLink to="/auth" variant="solid">
            Return to Login
          </ButtonLink>
        }
      >
        <p>{message}</p>
      </Outcome>
    </AccountFrame>
  );
}
