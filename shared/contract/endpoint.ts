import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Schemas = {
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  reply: z.ZodMiniType;
};

export type EndpointOptions = Schemas & {
  /** One sentence for people who read the API description. */
  summary: string;
  /** Whether the caller must be signed in; most endpoints ask for it. */
  access: 'anyone' | 'signed-in';
  /** The largest body, in bytes, where that is more than the usual `limits.requestBytes`. */
  bodyBytes?: number;
  /** The status of a success; 200 unless a thing came to be. */
  status?: 200 | 201;
};

/** One call of the API: the same value makes the server's route, the browser's call and the API description. */
export type Endpoint<O extends EndpointOptions = EndpointOptions> = { method: Method; path: string } & O;

/**
 * Describes one call of the API.
 *
 * Paths carry their parameters as `:name`, and each must be named in `params`. The `reply` is a privacy
 * boundary: it is written by hand and what it does not list never leaves the server.
 */
export function endpoint<const O extends EndpointOptions>(method: Method, path: string, options: O): Endpoint<O> {
  return { method, path, ...options };
}

type Part<E, K extends keyof Schemas> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** A query of which nothing need be given need not be there either. */
type QueryPart<E> = E extends { query: infer S extends z.ZodMiniType }
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : unknown;

/** What a caller gives: the params, query and body that the endpoint names, before defaults are filled in. */
export type Input<E extends Endpoint> = Part<E, 'params'> & QueryPart<E> & Part<E, 'body'>;

/** What a caller gets. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** `/api/notes/:id` with `{id: 7}` becomes `/api/notes/7`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
