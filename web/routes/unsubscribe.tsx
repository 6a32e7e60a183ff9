import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { unsubscribing } from '#shared/contract/announcements.ts';
import { productName } from '#shared/limits.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { Page } from '#web/ui/page.tsx';

/** Where a mail leads whose reader wants no more of them. Nothing ends by being looked at: that is what mail filters do. */
export function Unsubscribe() {
  const { secret = '' } = useParams();
  const stop = useMutation({
    mutationFn: () => call(unsubscribing.stop, { params: { secret } }),
    onSettled: focusHeading,
  });
  if (stop.isSuccess) {
    return (
      <Page title="No more mails">
        <h1>No more mails</h1>
        <p className="mt-5 max-w-measure text-lg">
          You get no more mails about your toasts, and no reminders. Everything else stays as it is.
        </p>
        <ButtonLink to="/settings#notifications" className="mt-8">
          Choose again in Settings
        </ButtonLink>
      </Page>
    );
  }
  const isDead = stop.error instanceof CallError && (stop.error.code === 'not_found' || stop.error.code === 'invalid');
  return (
    <Page title="Stop mails">
      <h1>{isDead ? 'This link does not work' : 'Stop these mails?'}</h1>
      {isDead ? (
        <>
          <p className="mt-5 max-w-measure text-lg">
            Please open it again from the mail, or choose in Settings which mails you get.
          </p>
          <ButtonLink to="/settings#notifications" className="mt-8">
            Go to Settings
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="mt-5 max-w-measure text-lg">
            {productName} will not tell you of your toasts by mail any more, nor remind you.
          </p>
          {stop.error && (
            <p role="alert" className="mt-5 text-wine">
              {messageOf(stop.error)}
            </p>
          )}
          <Button
            variant="solid"
            className="mt-8"
            pending={stop.isPending && 'One moment...'}
            onClick={() => !stop.isPending && stop.mutate()}
          >
            Stop these mails
          </Button>
        </>
      )}
    </Page>
  );
}
