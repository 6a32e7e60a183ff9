import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { productName } from '#shared/limits.ts';
import type { App } from './http.ts';

/** Describes every endpoint at `/api/docs`, from the contract itself; `/api/docs/json` is the OpenAPI document. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
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
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformStaticCSP: ownPolicy });
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
