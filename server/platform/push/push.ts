import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { PushSubscription } from 'web-push';
import type { Outgoing } from '#server/platform/outside/outside.ts';
import { isPublicAddress, lookupPublic } from './public-address.ts';
import { PushError } from './push-error.ts';

/** What this server proves itself by to push services: a pair of keys on P-256, as base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/** Where a browser takes its messages, and the keys that only it can open them with. */
export type Subscription = PushSubscription;

export type Message = {
  data: object;
  /** For how long the service keeps it for a device that is away. */
  ttlSeconds: number;
  /** Only the newest message of a topic waits for such a device. */
  topic: string;
};

export type Push = {
  /** Whether the address of a subscription is one to which anything is sent at all. */
  accepts(endpoint: string): boolean;
  /** Resolves once the service has taken the message; throws `PushError`. */
  send(subscription: Subscription, message: Message, sending: { keys: PushKeys; outgoing: Outgoing }): Promise<void>;
};

export type PushOptions = {
  /** Hosts of the operator's network to which messages may go; all others must be public. */
  privateHosts: readonly string[];
  /** Whom push services may write to about this server: an https address, or `mailto:` and an email address. */
  contact: string;
  patienceMs?: number;
};

const patienceMs = 15_000;
/** No answer of a push service is worth more. */
const mostAnswerBytes = 16 * 1024;
const httpsPort = '443';

/**
 * Sends messages to push services, encrypted so that only the device reads them. Subscriptions come from browsers, and so
 * from anybody: nothing is sent to an address of our own network, and no redirect is followed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8030
 * @see https://www.rfc-editor.org/rfc/rfc8291
 */
export function createPush({ privateHosts, contact, patienceMs: patience = patienceMs }: PushOptions): Push {
  const isPrivate = (hostname: string) => privateHosts.includes(hostname);
  function accepts(endpoint: string): boolean {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') {
      return false;
    }
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isOrdinary = (url.port === '' || url.port === httpsPort) && host.includes('.');
    return isPrivate(host) || (isIP(host) === 0 ? isOrdinary : isOrdinary && isPublicAddress(host));
  }
  return {
    accepts,
    async send(subscription, { data, ttlSeconds, topic }, { keys, outgoing }) {
      if (!accepts(subscription.endpoint)) {
        throw new PushError('refused', 'its address is not one of a push service');
      }
      // Loaded when it is first needed, for a server starts sooner without it.
      const { default: webPush } = await import('web-push');
      const { method, headers, body, endpoint } = webPush.generateRequestDetails(subscription, JSON.stringify(data), {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        topic,
        urgency: 'normal',
      });
      const { host, hostname } = new URL(endpoint);
      await outgoing({ host, bytes: body.length }, async () => {
        const sending = { method, headers, body, patience, isPrivate: isPrivate(hostname) };
        const { status, retryAfter } = await post(endpoint, sending);
        judge(status, retryAfter);
      });
    },
  };
}

function judge(status: number, retryAfter: string | undefined): void {
  if (status >= 200 && status < 300) {
    return;
  }
  const reason = `the service answered ${String(status)}`;
  if (status === 404 || status === 410) {
    throw new PushError('gone', reason);
  }
  if (status === 429 || status >= 500) {
    throw new PushError('not-taken', reason, { waitMs: waitOf(retryAfter) });
  }
  throw new PushError('refused', reason);
}

/** A `Retry-After` in milliseconds, where it is a number of seconds; dates are left to the usual waits. */
function waitOf(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
}

type Sending = {
  method: string;
  headers: Record<string, string | number>;
  body: Buffer;
  patience: number;
  isPrivate: boolean;
};

function post(
  endpoint: string,
  { method, headers, body, patience, isPrivate }: Sending,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    let isConnected = false;
    // Until there is a connection nothing can have been taken.
    const fail = (reason: string) => reject(new PushError(isConnected ? 'unknown' : 'not-taken', reason));
    const request = requestHttps(endpoint, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(patience),
      ...(!isPrivate && { lookup: lookupPublic }),
    });
    request.on('socket', (socket) => socket.once('secureConnect', () => (isConnected = true)));
    request.on('error', ({ code, name }: NodeJS.ErrnoException) => fail(code ?? name));
    request.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      // What was asked is answered by the status: the rest is read to its end or cut off, and thrown away.
      resolve({ status, retryAfter: answered['retry-after'] });
      let bytes = 0;
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > mostAnswerBytes) {
          response.destroy();
        }
      });
      response.on('error', () => undefined);
    });
    request.end(body);
  });
}
