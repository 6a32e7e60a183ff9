import type { HTTPMethods } from 'fastify';
import type { App } from '#server/platform/http/http.ts';
import { send } from './person.ts';

export type Route = {
  method: HTTPMethods;
  /** The path as it is registered, such as `/api/notes/{id}`. */
  path: string;
  /** The same with something in the place of every parameter. */
  url: string;
  signedIn: boolean;
  takesBody: boolean;
  /** What its body is when that is no JSON: the first of the types it takes. */
  takesType: string | null;
};

type Described = { security?: object[]; requestBody?: { content: Record<string, object> } };

const nobodysUuid = '00000000-0000-4000-8000-000000000000';

/** What stands in addresses: ids that are well formed and name nothing. */
const standIns: Record<string, string> = {
  clip: '0'.repeat(32),
  code: '0'.repeat(22),
  secret: `987654321-${'0'.repeat(43)}`,
  recording: `${'0'.repeat(32)}?ms=1000`,
  token: '0'.repeat(43),
};

/** What an address must say besides. */
const queries: Record<string, string> = { '/api/imports': '?name=a.csv', '/api/imports/preview': '?name=a.csv' };

/** Every call that the app itself says it has; a new one is in it by itself. */
export async function everyRoute(app: App): Promise<Route[]> {
  const { body } = await send(app, { url: '/api/docs/json' });
  return Object.entries(body.paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'head')
      .map(([method, described]) => ({
        method: method.toUpperCase(),
        path,
        url:
          path.replace(/\{(\w+)\}/g, (_, name: string) =>
            path.startsWith('/api/voices/') ? 'motivational' : (standIns[name] ?? '987654321'),
          ) + (method === 'post' && path in queries ? queries[path] : ''),
        signedIn: described.security !== undefined,
        takesBody: described.requestBody !== undefined,
        takesType: typeTakenBy(described),
      })),
  );
}

function typeTakenBy({ requestBody }: Described): string | null {
  const [type = 'application/json'] = Object.keys(requestBody?.content ?? {});
  return type === 'application/json' ? null : type;
}

export function isWrite({ method }: Route): boolean {
  return method !== 'GET';
}

const nobodysCredential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** A body that each call takes and that would do something. A call that is missing here fails the tests that ask. */
const bodies: Record<string, object> = {
  'POST /api/register': { email: 'newcomer@example.org', password: 'a rare sentence 7' },
  'POST /api/login': { username: 'nobody@example.org', password: 'a rare sentence 7' },
  'POST /api/auth/forgot-password': { email: 'nobody@example.org' },
  'POST /api/auth/resend-verification': { email: 'nobody@example.org' },
  'POST /api/auth/reset-password': {
    token: nobodysUuid,
    password: 'A rare sentence 7',
    confirmPassword: 'A rare sentence 7',
  },
  'POST /api/auth/verify-email': { token: nobodysUuid },
  'POST /api/auth/social-login': {},
  'POST /api/auth/testing-mode': { sampleWeek: false },
  'POST /api/user/passkeys/options': {},
  'POST /api/user/passkeys': {
    name: 'Phone',
    credential: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  },
  'POST /api/user/email-change': { email: 'another@example.org' },
  'POST /api/auth/email-change/look': { token: nobodysUuid },
  'POST /api/auth/email-change/confirm': { token: nobodysUuid },
  'POST /api/auth/email-change/stop': { token: nobodysUuid },
  'PATCH /api/user/passkeys/{id}': { name: 'Old phone' },
  'DELETE /api/user/passkeys/{id}': {},
  'PUT /api/user/two-factor': { on: false },
  'POST /api/user/recovery-codes': {},
  'POST /api/auth/passkey/options': {},
  'POST /api/auth/passkey': { credential: nobodysCredential },
  'POST /api/auth/second-step/options': { ticket: '0'.repeat(43) },
  'POST /api/auth/second-step': { ticket: '0'.repeat(43), recoveryCode: '0000-0000-0000' },
  'DELETE /api/user/account': { password: 'not the password' },
  'POST /api/notes': { content: 'A good thing happened.', bundleTag: null },
  'PATCH /api/notes/{id}': { version: 1, content: 'A better thing happened.' },
  'PUT /api/notes/draft': {
    content: 'A good thing is',
    key: nobodysUuid,
    updatedAt: '2026-03-04T10:00:00Z',
  },
  'PUT /api/preferences': { toastTone: 'humorous' },
  'PUT /api/user/settings': { toastHour: 7 },
  'POST /api/toasts/generate': { forceGenerate: true },
  'POST /api/tts/say': { said: 'Shevonne' },
  'POST /api/tts/greeting': { displayName: 'Ana' },
  'POST /api/tts/review': { text: 'You slept.', noteId: 987654321 },
  'PUT /api/pronunciations': [{ written: 'Siobhan', said: 'Shevonne' }] as object,
  'POST /api/feedback': { text: 'It is good.' },
  'PATCH /api/user/profile': { name: 'Ana of the plums' },
  'POST /api/toasts/{id}/share': { visibility: 'public' },
  'POST /api/toasts/{id}/reactions': { reaction: '👍' },
  'POST /api/toasts/{id}/comments': { comment: 'To the plums.' },
  'PATCH /api/toasts/{id}/comments/{comment}': { comment: 'To the jam.' },
  'POST /api/toasts/{id}/answer': { line: 'To the plums.' },
  'POST /api/friends/requests': { username: 'bright-otter-4821' },
  'PATCH /api/friends/{id}': { status: 'accepted' },
  'PATCH /api/friend-lines/{id}': { welcome: true },
  'POST /api/admin/reports/{id}': { remove: false },
  'POST /api/admin/jobs/{id}': { again: false },
  'POST /api/push/devices': {
    endpoint: 'https://push.example.com/a',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
  },
  'POST /api/feeds': { kind: 'podcast', name: 'Kitchen radio' },
  'POST /api/activity/seen': { until: '2026-03-04T10:00:00Z' },
};

/** The beginning of a recording, which is all that is looked at: Matroska's, of which WebM is a kind. */
export const aSound = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('a word or two')]);

export function bodyFor({ method, path }: Route): object {
  const body = bodies[`${String(method)} ${path}`];
  if (!body) {
    throw new Error(`Please give ${String(method)} ${path} a body in server/test/routes.ts.`);
  }
  return body;
}
