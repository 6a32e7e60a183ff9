import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';
import { canUsePasskeys } from './ceremony.ts';
import { sayProblem, useSignInWithPasskey } from './passkeys-api.ts';

/** Signs in with a passkey, without name or password; nothing where the browser has none. */
export function PasskeyButton({ isRemembered }: { isRemembered: () => boolean }) {
  const [isAble] = useState(canUsePasskeys);
  const signIn = useSignInWithPasskey();
  if (!isAble) {
    return null;
  }
  return (
    <Button
      pending={signIn.isPending && 'Waiting for your device...'}
      onClick={() =>
        signIn.mutate(isRemembered(), {
          onError: (error) => notify({ kind: 'problem', title: 'Login failed', description: sayProblem(error) }),
        })
      }
    >
      Sign in with a passkey
    </Button>
  );
}
