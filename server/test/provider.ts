import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

export type TokenOptions = { key?: CryptoKey | Uint8Array; header?: Record<string, unknown>; without?: string[] };

/** A hosted sign-in provider on this machine, in so far as it signs tokens and shows its public keys. */
export type Provider = {
  url: string;
  publicKey: CryptoKey;
  /** How often its keys were asked for. */
  keysAsked(): number;
  /** Signs the claims of someone who came in with Google; those given take their place, `without` leaves some out. */
  issue(claims?: JWTPayload, options?: TokenOptions): Promise<string>;
  /** What it answers when asked for its keys, in place of them. */
  fails(how: ((response: ServerResponse) => void) | null): void;
  stop(): Promise<void>;
};

export type ProviderOptions = {
  /** Instants in seconds are counted from here. */
  now: () => number;
  /** Answers other requests than that for the keys; they are 404 otherwise. */
  also?: (request: IncomingMessage, response: ServerResponse) => void;
};

/** Starts a provider on a port of its own. */
export async function startProvider({ now, also = notFound }: ProviderOptions): Promise<Provider> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = 'the-key';
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  let asked = 0;
  let failure: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    if (request.url !== '/auth/v1/.well-known/jwks.json') {
      also(request, response);
      return;
    }
    asked += 1;
    if (failure) {
      failure(response);
      return;
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    publicKey,
    keysAsked: () => asked,
    fails: (how) => {
      failure = how;
    },
    issue(claims = {}, { key = privateKey, header = {}, without = [] } = {}) {
      const seconds = Math.floor(now() / 1000);
      const all: JWTPayload = {
        iss: `${url}/auth/v1`,
        aud: 'authenticated',
        sub: '6f1d2c3b-4a5e-4f60-8b7a-9c0d1e2f3a4b',
        role: 'authenticated',
        iat: seconds,
        exp: seconds + 3600,
        email: 'ana@example.org',
        is_anonymous: false,
        amr: [{ method: 'oauth', timestamp: seconds }],
        app_metadata: { provider: 'google', providers: ['google'] },
        user_metadata: {},
        ...claims,
      };
      const payload = Object.fromEntries(Object.entries(all).filter(([name]) => !without.includes(name)));
      const alg = key instanceof Uint8Array ? 'HS256' : 'ES256';
      return new SignJWT(payload).setProtectedHeader({ alg, kid, typ: 'JWT', ...header }).sign(key);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function notFound(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404).end();
}
