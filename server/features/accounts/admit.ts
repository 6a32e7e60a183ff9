import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { setSessionCookie } from '#server/platform/http/session.ts';
import type { User } from '#shared/contract/accounts.ts';
import { rememberDevice } from './known-devices.service.ts';

type Admission = {
  request: FastifyRequest;
  reply: FastifyReply;
  session: { user: User; token: string };
  /** Whether the browser is to keep the session when it is closed. */
  remember: boolean;
  secure: boolean;
};

/** Hands a browser the session that was opened for it, and makes it a known device where it is to be remembered. */
export async function admit(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'sandbox'>,
  { request, reply, session, remember, secure }: Admission,
): Promise<void> {
  setSessionCookie(reply, session.token, { secure, remember });
  // A browser that is not to remember them is perhaps not theirs.
  if (remember) {
    await rememberDevice(deps, { request, reply, userId: session.user.id, secure });
  }
}
