import fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { productName } from '#shared/limits.ts';
import type { App } from './http.ts';

const prefix = '/api/docs';

/**
 * Describes every endpoint at `/api/docs`, from the contract itself; `/api/docs/json` is the OpenAPI document. It is
 * written when it is first asked for: few servers ever are, and what writes it would take a tenth of the start.
 */
export function describeApi(app: App): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  let written: ReturnType<typeof write> | undefined;
  for (const url of [prefix, `${prefix}/*`]) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      written ??= write(routes);
      const { url: asked, headers: sent } = request;
      const { statusCode, headers, rawPayload } = await (await written).inject({ url: asked, headers: sent });
      if (statusCode === 404) {
        return reply.callNotFound();
      }
      const { connection: _ofInner, ...described } = headers;
      return reply.status(statusCode).headers(described).send(rawPayload);
    });
  }
  app.addHook('onClose', async () => (await written)?.close());
}

/** A server of its own that answers nothing but the description of these routes. */
async function write(routes: readonly RouteOptions[]) {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const described = fastify({ exposeHeadRoutes: false });
  described.setValidatorCompiler(() => () => true);
  described.setSerializerCompiler(() => JSON.stringify);
  await described.register(swagger, {
    transform: jsonSchemaTransform,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${productName} API`,
        version: '1',
        description: 'Everything the web app does, it does through these calls.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'authToken' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
  await described.register(swaggerUi, { routePrefix: prefix, staticCSP: true, transformStaticCSP: ownPolicy });
  for (const { method, url, schema } of routes) {
    if (schema && schema.hide !== true) {
      described.route({ method, url, schema, handler: () => undefined });
    }
  }
  await described.ready();
  return described;
}

/**
 * On a home network Clink may be reached over plain HTTP; the description must load there too, and from us alone. Its
 * pictures carry styles of their own.
 */
function ownPolicy(policy: string): string {
  return policy
    .replace('upgrade-insecure-requests;', '')
    .replaceAll(' https:', '')
    .replace(' validator.swagger.io', '')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
