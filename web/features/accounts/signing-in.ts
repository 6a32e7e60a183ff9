import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { credentials } from '#shared/contract/account-fields.ts';
import type { User, registration } from '#shared/contract/accounts.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { CallError, call } from '#web/lib/call.ts';
import { forgetDevice } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { welcome } from './api.ts';

/** Signs in, says so or says why not. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof credentials>) =>
      personOf(await call(accounts.login, { body }), 'Invalid login response'),
    onSuccess: (me) => {
      welcome(client, me);
      notify({ title: 'Welcome back!', description: "You've successfully logged in." });
    },
    onError: (error) => {
      forgetDevice('authTokenExpiry');
      if (ticketOf(error) !== null) {
        return;
      }
      notify({ kind: 'problem', title: 'Login failed', description: error.message || 'Login failed' });
    },
  });
}

/** What a refusal gives to do the second step with; null when none is wanted. */
export function ticketOf(error: unknown): string | null {
  return error instanceof CallError && error.code === 'second_factor_required' ? error.ticket : null;
}

/** Opens an account and signs in, says so or says why not. */
export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: z.input<typeof registration>) =>
      personOf(await call(accounts.register, { body }), 'Invalid registration response'),
    onSuccess: (me) => {
      welcome(client, me);
      notify({ title: 'Registration successful!', description: 'Your account has been created.' });
    },
    onError: (error) => {
      forgetDevice('authTokenExpiry');
      notify({ kind: 'problem', title: 'Registration failed', description: error.message || 'Registration failed' });
    },
  });
}

function personOf(reply: { user?: User; token?: string } | null, otherwise: string): User {
  if (!reply?.user || !reply.token) {
    throw new CallError({ code: 'internal', message: otherwise });
  }
  return reply.user;
}
