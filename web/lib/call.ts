import type { Endpoint, Input, Reply } from '#shared/contract/endpoint.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import { forgetDevice } from './device.ts';

export type CallOptions = {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
  /** How long an answer is waited for, in milliseconds; 20 seconds unless given. */
  timeoutMs?: number;
  /** Goes on when the page is left; up to 64 kB. */
  keepalive?: boolean;
  /** Sent as it is, in place of JSON, to a call that takes something else. */
  rawBody?: Blob;
  /** The answer of the server where the same was asked before, instead of asking. */
  begun?: Promise<Response>;
};

const usualTimeoutMs = 20_000;

type Query = Record<string, string | number | boolean | null | undefined>;
type Parts = { params?: Record<string, unknown>; query?: Query; body?: unknown };
type Arguments<E extends Endpoint> =
  unknown extends Input<E> ? [input?: undefined, options?: CallOptions] : [input: Input<E>, options?: CallOptions];

type Failure = {
  code: ErrorCode | 'network';
  message: string;
  status?: number;
  statusText?: string;
  fields?: Record<string, string>;
  ticket?: string;
};

/**
 * Why a call did not succeed. `message` is for the person; `code` is the server's, or `network` when no server
 * answered; `status` is 0 then and `statusText` empty; `fields` names form fields and what is wrong with each.
 */
export class CallError extends Error {
  readonly code: ErrorCode | 'network';
  readonly status: number;
  readonly statusText: string;
  readonly fields: Record<string, string>;
  readonly ticket: string | null;

  constructor({ code, message, status = 0, statusText = '', fields = {}, ticket }: Failure) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.status = status;
    this.statusText = statusText;
    this.fields = fields;
    this.ticket = ticket ?? null;
  }
}

export const networkMessage = 'Could not connect to the server. Please try again.';

/**
 * Calls the server as the contract describes it and gives its reply. Throws CallError, also when no answer came in
 * time, or an AbortError when `signal` ends it. A 401 that asks for it makes the device forget its session.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[input, options]: Arguments<E>): Promise<Reply<E>> {
  const { params, query, body } = (input ?? {}) as Parts;
  const address = fillPath(endpoint.path, params) + queryString(query);
  const content = contentOf(body, options?.rawBody);
  const from = held;
  const known = endpoint.method === 'GET' ? from.get(address) : undefined;
  const headers = { ...options?.headers, ...(known && { 'If-None-Match': known.tag }) };
  const request = requestOf(endpoint, content, { ...options, headers });
  const response = await (options?.begun ? heard(options.begun) : send(address, request));
  if (known && response.status === 304) {
    return known.reply as Reply<E>;
  }
  if (!response.ok) {
    throw await refusal(response);
  }
  try {
    const reply = (await response.json()) as Reply<E>;
    hold(from, address, { tag: response.headers.get('ETag'), reply });
    return reply;
  } catch (error) {
    throw isAbort(error) ? error : new CallError({ code: 'network', message: networkMessage, status: response.status });
  }
}

/** What was read, in the memory of this page alone: asked for again, it is sent only where it has changed. */
let held = new Map<string, { tag: string; reply: unknown }>();
const mostHeld = 50;

function hold(into: typeof held, address: string, { tag, reply }: { tag: string | null; reply: unknown }): void {
  if (into.size >= mostHeld) {
    into.clear();
  }
  if (tag) {
    into.set(address, { tag, reply });
  }
}

/** Lets go of what was read for someone who is leaving, also of what is still on its way. */
export function forgetReplies(): void {
  held = new Map();
}

type Content = { type: string; body: Blob | string };

function requestOf(endpoint: Endpoint, content: Content | undefined, options: CallOptions | undefined): RequestInit {
  return {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(content && { 'Content-Type': content.type }),
      ...options?.headers,
    },
    ...(content && { body: content.body }),
    ...(options?.keepalive && { keepalive: true }),
    signal: inTime(options),
  };
}

function contentOf(body: unknown, rawBody: Blob | undefined): Content | undefined {
  if (rawBody) {
    return { type: rawBody.type, body: rawBody };
  }
  return body === undefined ? undefined : { type: 'application/json', body: JSON.stringify(body) };
}

/** Whether nobody was there to take the call: no connection, or a server that is down or not ready. */
export function isOutOfReach(error: unknown): error is CallError {
  return error instanceof CallError && (error.code === 'network' || error.code === 'unavailable');
}

/** What to tell the person about anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : 'Something went wrong. Please try again.';
}

/** What the server found wrong with each field of a form; nothing for any other error. */
export function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof CallError ? error.fields : {};
}

/** Ends a call with the caller's signal, as an AbortError, or when its time is up, as a TimeoutError. */
function inTime({ signal, timeoutMs = usualTimeoutMs }: CallOptions = {}): AbortSignal {
  const timeUp = AbortSignal.timeout(timeoutMs);
  if (!signal) {
    return timeUp;
  }
  // Browsers before 2024 cannot join two signals: the caller's is the one that must be heard.
  return 'any' in AbortSignal ? AbortSignal.any([signal, timeUp]) : signal;
}

/** Fetches an address of the server. Throws CallError when none answers. */
export function send(address: string, request: RequestInit): Promise<Response> {
  return heard(fetch(address, request));
}

async function heard(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    throw isAbort(error) ? error : new CallError({ code: 'network', message: networkMessage });
  }
}

/** Why the server has refused something. */
export async function refusal(response: Response): Promise<CallError> {
  const body = await readErrorBody(response);
  if (response.status === 401 && (body === undefined || body.clearToken)) {
    forgetDevice('authTokenExpiry');
  }
  return new CallError({
    status: response.status,
    statusText: response.statusText,
    code: body?.code ?? codeOf(response.status),
    message: body?.message ?? `Request failed with status ${response.status}`,
    ...(body?.fields && { fields: body.fields }),
    ...(body?.ticket && { ticket: body.ticket }),
  });
}

/** A proxy in between may answer with a page of its own: then there is no body of ours. */
async function readErrorBody(response: Response): Promise<ErrorBody | undefined> {
  try {
    const body = (await response.json()) as Partial<ErrorBody> | null;
    return typeof body?.message === 'string' && typeof body.code === 'string' ? (body as ErrorBody) : undefined;
  } catch {
    return undefined;
  }
}

const codes: Partial<Record<number, ErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function codeOf(status: number): ErrorCode {
  return codes[status] ?? 'internal';
}

/** A query as it stands in an address; what is not given is left out. */
export function queryString(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) {
      search.append(name, String(value));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}

/** Whether a call was ended by its caller. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
