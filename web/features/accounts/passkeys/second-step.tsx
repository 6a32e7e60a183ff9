import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CallError, fieldsOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { canUsePasskeys } from './ceremony.ts';
import { sayProblem, useSecondStepByCode, useSecondStepByPasskey } from './passkeys-api.ts';

type SecondStepProps = {
  /** What the first step gave. */
  ticket: string;
  /** Back to the first step. */
  onAgain: () => void;
};

/** The second step of a sign-in: a passkey, or a recovery code where none is at hand. */
export function SecondStep({ ticket, onAgain }: SecondStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [hasPasskeys] = useState(canUsePasskeys);
  const [asksForCode, setAsksForCode] = useState(!hasPasskeys);
  const byPasskey = useSecondStepByPasskey(ticket);
  const isOver = (error: Error | null) => error instanceof CallError && error.fields['ticket'] !== undefined;
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <h2 id="second-step" ref={heading} tabIndex={-1}>
        One more step
      </h2>
      <p className="text-soft">
        {hasPasskeys
          ? 'Your account asks for a passkey after the password.'
          : 'Your account asks for a passkey, which this browser does not have. A recovery code works too.'}
      </p>
      {hasPasskeys && (
        <Button
          variant="solid"
          pending={byPasskey.isPending && 'Waiting for your device...'}
          onClick={() => byPasskey.mutate(undefined)}
        >
          Use my passkey
        </Button>
      )}
      {byPasskey.error && <Problem>{sayProblem(byPasskey.error)}</Problem>}
      {asksForCode ? (
        <CodeForm ticket={ticket} isSolid={!hasPasskeys} />
      ) : (
        <Button variant="plain" className="justify-self-start" onClick={() => setAsksForCode(true)}>
          Use a recovery code
        </Button>
      )}
      <Button variant={isOver(byPasskey.error) ? 'solid' : 'plain'} className="justify-self-start" onClick={onAgain}>
        Start again
      </Button>
    </section>
  );
}

function CodeForm({ ticket, isSolid }: { ticket: string; isSolid: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<string>();
  const byCode = useSecondStepByCode(ticket);
  const wrong = missing ?? fieldsOf(byCode.error)['recoveryCode'];
  useEffect(() => {
    if (!isSolid) {
      field.current?.focus();
    }
  }, [isSolid]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (byCode.isPending) {
      return;
    }
    setMissing(code ? undefined : 'Please enter a recovery code.');
    if (code) {
      byCode.mutate(code, { onError: () => field.current?.focus() });
    } else {
      field.current?.focus();
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        ref={field}
        label="Recovery code"
        name="recoveryCode"
        hint="One of the ten that you kept. It works once."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong}
        onChange={() => setMissing(undefined)}
      />
      {byCode.error && !wrong && <Problem>{sayProblem(byCode.error)}</Problem>}
      <Button type="submit" variant={isSolid ? 'solid' : 'quiet'} pending={byCode.isPending && 'Signing in...'}>
        Sign in with this code
      </Button>
    </form>
  );
}

function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className="border-l-2 border-wine pl-3 text-wine">
      {children}
    </p>
  );
}
