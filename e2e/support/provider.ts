import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startProvider, type Provider } from '#server/test/provider.ts';
import { testNow } from './clock.ts';

export type Visitor = { sub: string; email: string; name?: string };

export type StandIn = Provider & {
  /** Who comes next, and what goes wrong on the way. */
  expect(visitor: Visitor, mishap?: Mishap): void;
  /** What was asked of it, as `GET /auth/v1/authorize`. */
  requests: string[];
};

/** The person says no; the code is not taken; nobody is there behind the session. */
type Mishap = 'denied' | 'no-session' | 'no-user';

type Step = (url: URL, request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A stand-in for the hosted provider: goes through authorize, callback and exchange as it does, with PKCE. */
export async function startStandIn(): Promise<StandIn> {
  let visitor: Visitor = { sub: randomUUID(), email: 'nobody@example.org' };
  let mishap: Mishap | undefined;
  const requests: string[] = [];
  /** The challenge that each code was given for. */
  const codes = new Map<string, string>();

  const steps: Record<string, Step> = {
    'GET /auth/v1/authorize': ({ searchParams }, _request, response) => {
      const back = new URL(searchParams.get('redirect_to') ?? '');
      if (mishap === 'denied') {
        back.searchParams.set('error', 'access_denied');
      } else {
        const code = randomUUID();
        codes.set(code, searchParams.get('code_challenge') ?? '');
        back.searchParams.set('code', code);
      }
      response.writeHead(302, { location: back.href }).end();
    },
    'POST /auth/v1/token': async (_url, request, response) => {
      const { auth_code: code, code_verifier: verifier } = JSON.parse(await text(request)) as Record<string, string>;
      const challenge = createHash('sha256')
        .update(verifier ?? '')
        .digest('base64url');
      const isGood = code !== undefined && codes.get(code) === challenge;
      codes.delete(code ?? '');
      if (!isGood || mishap === 'no-session') {
        answer(response, { code: 'bad_code_verifier', msg: 'No such code.' }, 400);
        return;
      }
      const accessToken = await provider.issue({
        sub: visitor.sub,
        email: visitor.email,
        user_metadata: visitor.name === undefined ? {} : { full_name: visitor.name },
      });
      answer(response, {
        access_token: accessToken,
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: 'refresh-canary',
        user: userOf(visitor),
      });
    },
    'GET /auth/v1/user': (_url, _request, response) => answer(response, mishap === 'no-user' ? {} : userOf(visitor)),
    'POST /auth/v1/logout': (_url, _request, response) => void response.writeHead(204).end(),
  };

  const provider = await startProvider({
    now: testNow,
    also: (request, response) => {
      const url = new URL(request.url ?? '', provider.url);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*, authorization');
      const name = `${String(request.method)} ${url.pathname}`;
      if (request.method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      requests.push(name);
      const step = steps[name];
      if (step) {
        void step(url, request, response);
      } else {
        response.writeHead(404).end();
      }
    },
  });

  return {
    ...provider,
    requests,
    expect(next, went) {
      visitor = next;
      mishap = went;
      requests.length = 0;
    },
  };
}

function userOf({ sub, email, name }: Visitor): object {
  return { id: sub, aud: 'authenticated', email, user_metadata: { full_name: name }, app_metadata: {} };
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
