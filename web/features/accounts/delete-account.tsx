import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError, fieldsOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { useDeleteAccount } from './account-api.ts';
import { meQuery } from './api.ts';

/** The way out: what goes and when, and a question before it does. */
export function DeleteAccount() {
  const { data: me } = useQuery(meQuery);
  const [asks, setAsks] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const remove = useDeleteAccount();
  const wrong = fieldsOf(remove.error)['password'];

  const isUnderWay = remove.isPending || remove.isSuccess;

  const ask = (open: boolean) => {
    // It cannot be called back any more, and shutting the question would look as if it were.
    if (isUnderWay) {
      return;
    }
    setAsks(open);
    remove.reset();
  };
  const onConfirm = () => {
    if (isUnderWay) {
      return;
    }
    remove.mutate(password.current?.value || undefined, { onError: () => password.current?.focus() });
  };

  return (
    <Section
      id="delete-account"
      title="Delete account"
      intro="Your reflections, your toasts and their audio are deleted for good. They leave active storage within 24 hours; encrypted backups may keep them for up to 30 days, but the key that opens them is destroyed at once."
    >
      <Button variant="danger" onClick={() => ask(true)}>
        Delete Account
      </Button>
      <Confirm
        open={asks}
        onOpenChange={ask}
        title="Are you sure you want to delete your account?"
        description="This cannot be undone. Nothing you wrote can be read again, by you or by anyone else."
        action="Delete Account"
        pending={isUnderWay && 'Deleting...'}
        onConfirm={onConfirm}
      >
        {me?.hasPassword && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onConfirm();
            }}
          >
            <Field
              ref={password}
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
              error={wrong}
            />
          </form>
        )}
        {remove.error instanceof CallError && wrong === undefined && (
          <p className="border-l-2 border-wine pl-3 text-wine">{remove.error.message}</p>
        )}
      </Confirm>
    </Section>
  );
}
