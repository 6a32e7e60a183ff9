import { useState } from 'react';
import type { PasskeyOverview } from '#shared/contract/passkeys.ts';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Deed } from '../deed.tsx';
import { sayProblem, useRenewCodes, useSetTwoFactor } from './passkeys-api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Whether a passkey is asked for after the password, and the codes for when none is at hand. */
export function TwoSteps({ overview }: { overview: PasskeyOverview }) {
  const { passkeys, isTwoFactor, recoveryCodesLeft } = overview;
  const [asked, setAsked] = useState<'turn' | 'renew' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // They take the focus, which the question gives back as it leaves.
  const [areShown, setAreShown] = useState(false);
  const onClosed = () => setAreShown(codes !== null);
  const turn = useSetTwoFactor();
  const renew = useRenewCodes();
  const close = () => {
    setAsked(null);
    turn.reset();
    renew.reset();
  };
  const show = ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
    close();
    setCodes(recoveryCodes);
    setAreShown(false);
  };
  return (
    <section aria-labelledby="two-steps" className="grid grid-cols-1 gap-4">
      <h3 id="two-steps">Ask for a passkey after my password</h3>
      <p className="max-w-measure text-soft">
        {isTwoFactor
          ? 'On. Your password alone signs nobody in: a passkey or a recovery code has to follow. A passkey by itself is enough.'
          : passkeys.length > 0
            ? 'Off. With it on, whoever learns your password still cannot get in.'
            : 'Off. It needs a passkey: add one first.'}
      </p>
      {(isTwoFactor || passkeys.length > 0) && (
        <Button className="justify-self-start" onClick={() => setAsked('turn')}>
          {isTwoFactor ? 'Turn off' : 'Turn on'}
        </Button>
      )}
      {isTwoFactor && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
          <p>{sayLeft(recoveryCodesLeft)}</p>
          <Button variant="plain" onClick={() => setAsked('renew')}>
            Make new ones
          </Button>
        </div>
      )}
      {codes && areShown && isTwoFactor && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            setAreShown(false);
          }}
        />
      )}
      <Deed
        open={asked === 'turn'}
        onClose={close}
        onClosed={onClosed}
        title={isTwoFactor ? 'Stop asking for a passkey?' : 'Ask for a passkey after your password?'}
        description={
          isTwoFactor
            ? 'Your password alone will sign you in again, and your recovery codes stop working.'
            : 'You get ten recovery codes next, for when no passkey is at hand. Keep them: without a passkey and without a code, nobody can let you in.'
        }
        action={isTwoFactor ? 'Turn off' : 'Turn on'}
        pending={isTwoFactor ? 'Turning off...' : 'Turning on...'}
        danger={isTwoFactor}
        isUnderWay={turn.isPending}
        error={turn.error}
        say={sayProblem}
        onConfirm={(password) => turn.mutate({ on: !isTwoFactor, password }, { onSuccess: show })}
      />
      <Deed
        open={asked === 'renew'}
        onClose={close}
        onClosed={onClosed}
        title="Make new recovery codes?"
        description="The ones you have now stop working."
        action="Make new ones"
        pending="Making..."
        isUnderWay={renew.isPending}
        error={renew.error}
        say={sayProblem}
        onConfirm={(password) => renew.mutate({ password }, { onSuccess: show })}
      />
    </section>
  );
}

function sayLeft(left: number): string {
  return left === 0
    ? 'No recovery code is left. Please make new ones.'
    : `${String(left)} of ${String(limits.recoveryCodes)} recovery codes left`;
}
