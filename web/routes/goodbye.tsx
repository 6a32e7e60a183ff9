import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { productName } from '#shared/limits.ts';
import { AccountFrame } from '#web/features/accounts/account-frame.tsx';
import { meQuery } from '#web/features/accounts/api.ts';
import { forgetDevice } from '#web/lib/device.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** After an account was deleted: says so, and forgets who was here. Whoever is signed in has nothing to do here. */
export function Goodbye() {
  const { data: me, isPending } = useQuery(meQuery);
  if (me) {
    return <Navigate to="/" replace />;
  }
  // Nothing is forgotten before it is known that nobody is here.
  if (isPending) {
    return (
      <div className="grid flex-1 place-items-center">
        <Spinner />
      </div>
    );
  }
  return <Farewell />;
}

function Farewell() {
  useEffect(() => {
    forgetDevice('authTokenExpiry');
    forgetDevice('displayName');
  }, []);
  return (
    <AccountFrame title="Goodbye">
      <h1>Goodbye</h1>
      <div className="mt-4 grid gap-3 text-lg">
        <p>Your account has been deleted, along with your reflections, your toasts and their audio.</p>
        <p>
          The key that opened them was destroyed first. Encrypted backups may hold them for up to 30 days, but nobody
          can read them any more. This device has forgotten your name, too.
        </p>
        <p>Thank you for the moments you kept with {productName}.</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/auth" variant="solid">
          Create New Account
        </ButtonLink>
        <ButtonLink to="/about">Learn More</ButtonLink>
      </div>
    </AccountFrame>
  );
}
