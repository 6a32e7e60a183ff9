import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ZodMiniType } from 'zod/mini';
import { limits } from '#shared/limits.ts';
import { tooMany, type Counters } from '#server/platform/limits/counters.ts';
import { sharedStore } from '#server/platform/limits/shared-store.ts';
import { countedAs } from './address.ts';
import { answerError } from './errors.ts';
import { closeWithSession, endEvents } from './events.ts';
import { refuseForeignWrites } from './origin.ts';
import { createReplies, type Replies } from './replies.ts';
import { securityHeaders } from './security-headers.ts';
import { leftMeanwhile, useSessions, type SessionOptions } from './session.ts';
import { writeReply } from './write-reply.ts';

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;

declare module 'fastify' {
  interface FastifyInstance {
    now: () => number;
    replies: Replies;
  }
}

export type HttpOptions = Omit<SessionOptions, 'secure'> & {
  log: FastifyBaseLogger;
  publicUrl: string | undefined;
  /** Addresses whose X-Forwarded headers count; nobody's when empty. */
  trustedProxy: string | undefined;
  /** Where calls are counted; null when they are not. */
  counters: Counters | null;
  now: () => number;
  /** The one other origin that our pages may call; none when undefined. */
  mayCall: string | undefined;
  /** The app that answers a call in the place of this one; null when this one does. */
  elsewhere?: ((request: FastifyRequest) => Promise<App | null>) | undefined;
};

const perMinute = 300;
/** The largest recording over a slow line. Whoever is slow without sending much takes no more than a connection. */
const mostRequestMs = 120_000;

/** Given to Fastify from the start, for else it loads compilers of JSON Schema that nothing of ours uses. */
const zodCompilers = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer:
      () =>
      ({ schema }: { schema: ZodMiniType }) =>
      (answer: unknown) =>
        writeReply(schema, answer),
  },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

/**
 * The HTTP server without any feature: whether a request may come from where it comes, who is asking, how often they
 * may, JSON in and out by schema, and one shape for every error.
 */
export async function createHttp(options: HttpOptions): Promise<App> {
  const sessions = { authenticate: options.authenticate, secure: isSecure(options.publicUrl), cookie: options.cookie };
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost a twentieth of answering one, and nothing but faults is logged.
    childLoggerFactory: (log) => log,
    bodyLimit: limits.requestBytes,
    trustProxy: options.trustedProxy ?? false,
    requestTimeout: mostRequestMs,
    routerOptions: { maxParamLength: 200 },
    schemaController: zodCompilers,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply as never),
  }).withTypeProvider<ZodTypeProvider>() as App;

  app.decorate('now', options.now);
  app.decorate('replies', createReplies(options.now));
  app.setErrorHandler(async (error, request, reply) =>
    answerError((await leftMeanwhile(error, request, sessions)) ?? error, request, reply),
  );
  app.removeContentTypeParser('text/plain');

  if (options.counters) {
    await app.register(rateLimit, {
      max: perMinute,
      timeWindow: 60_000,
      store: sharedStore(options.counters, options.now),
      // A household shares an address; whoever is signed in counts alone.
      keyGenerator: ({ viewer, ip }) => (viewer ? `user ${String(viewer.userId)}` : countedAs(ip)),
      // Opening a page takes some forty files; only calls count.
      allowList: (request) => !isCall(request),
      errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    });
  }
  app.addHook('preClose', (done) => {
    endEvents();
    done();
  });
  await app.register(cookie);
  if (options.elsewhere) {
    answerElsewhere(app, options.elsewhere);
  }
  const { ofCalls, ofPages } = securityHeaders({ isSecure: sessions.secure, mayCall: options.mayCall });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isCall(request) ? ofCalls : ofPages);
    done();
  });
  refuseForeignWrites(app, options.publicUrl);
  useSessions(app, sessions);
  closeWithSession(app);
  return app;
}

/** Before anything else looks at a call, so that one which is another app's leaves no trace in this one. */
function answerElsewhere(app: App, elsewhere: NonNullable<HttpOptions['elsewhere']>): void {
  app.addHook('onRequest', async (request, reply) => {
    const other = isCall(request) ? await elsewhere(request) : null;
    if (other) {
      reply.hijack();
      other.routing(request.raw, reply.raw);
    }
  });
}

/** By the route that was found: an address may be spelt in many ways. */
function isCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? request.url).startsWith('/api/');
}

/** Whether people reach this server over HTTPS. */
export function isSecure(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
