import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/accounts.ts';
import { passkeySignIn, passkeys, type Passkey, type UsedCredential } from '#shared/contract/passkeys.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { welcome } from '../api.ts';
import { answerWithPasskey, deviceProblemOf, makePasskey } from './ceremony.ts';

/** The passkeys of whoever is signed in, and what is asked for after their password. */
export const passkeysQuery = queryOptions({
  queryKey: ['user', 'passkeys'],
  queryFn: ({ signal }) => call(passkeys.list, undefined, { signal }),
});

/** What to tell the person of a deed with a passkey that was not done. */
export function sayProblem(error: unknown): string {
  return deviceProblemOf(error) ?? messageOf(error);
}

/** What confirms a deed, where signing in was longer ago. */
type Confirmed = { password: string | undefined };

function useChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  told: (input: Input) => { title: string; description: string } | null,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_, input) => {
      const notice = told(input);
      if (notice) {
        notify(notice);
      }
    },
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
}

/** Has the device make a passkey, and adds it. */
export function useAddPasskey() {
  return useChange(
    async ({ name, password }: Confirmed & { name: string }) => {
      const options = await call(passkeys.beginAdding, { body: withPassword(password) });
      const credential = await makePasskey(options);
      return call(passkeys.add, { body: { name, credential } });
    },
    ({ name }) => ({ title: 'Passkey added', description: `From now on “${name}” can sign you in.` }),
  );
}

export function useRenamePasskey() {
  return useChange(
    ({ id, name }: Pick<Passkey, 'id'> & { name: string }) =>
      call(passkeys.rename, { params: { id: String(id) }, body: { name } }),
    ({ name }) => ({ title: 'Passkey renamed', description: `It is called “${name}” now.` }),
  );
}

export function useRemovePasskey() {
  return useChange(
    ({ id, password }: Pick<Passkey, 'id'> & Confirmed) =>
      call(passkeys.remove, { params: { id: String(id) }, body: withPassword(password) }),
    () => ({ title: 'Passkey removed', description: 'It cannot sign you in any more.' }),
  );
}

/** Turns the second step on, which gives recovery codes, or off. */
export function useSetTwoFactor() {
  return useChange(
    ({ on, password }: Confirmed & { on: boolean }) =>
      call(passkeys.setTwoFactor, { body: { on, ...withPassword(password) } }),
    ({ on }) =>
      on
        ? { title: 'Two steps from now on', description: 'Your password alone no longer signs anyone in.' }
        : { title: 'Password alone again', description: 'Recovery codes no longer work.' },
  );
}

export function useRenewCodes() {
  return useChange(
    ({ password }: Confirmed) => call(passkeys.renewRecoveryCodes, { body: withPassword(password) }),
    () => null,
  );
}

function withPassword(password: string | undefined): { password?: string } {
  return password ? { password } : {};
}

function useEnter<Input>(enter: (input: Input) => Promise<{ user: User }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: enter,
    onSuccess: ({ user }) => {
      welcome(client, user);
      notify({ title: 'Welcome back!', description: "You've successfully logged in." });
    },
  });
}

/** Signs in with a passkey alone. */
export function useSignInWithPasskey() {
  return useEnter(async (rememberMe: boolean) => {
    const options = await call(passkeySignIn.begin, { body: {} });
    const credential = await answerWithPasskey(options);
    return call(passkeySignIn.finish, { body: { credential, rememberMe } });
  });
}

/** Completes a sign-in with one of the person's passkeys. */
export function useSecondStepByPasskey(ticket: string) {
  return useEnter(async () => {
    const options = await call(passkeySignIn.beginSecondStep, { body: { ticket } });
    const credential: UsedCredential = await answerWithPasskey(options);
    return call(passkeySignIn.finishSecondStep, { body: { ticket, credential } });
  });
}

/** Completes a sign-in with a recovery code. */
export function useSecondStepByCode(ticket: string) {
  return useEnter((recoveryCode: string) => call(passkeySignIn.finishSecondStep, { body: { ticket, recoveryCode } }));
}
