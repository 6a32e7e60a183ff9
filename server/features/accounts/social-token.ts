import {
  createRemoteJWKSet,
  customFetch,
  errors,
  jwtVerify,
  type FetchImplementation,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import * as z from 'zod/mini';
import type { SocialConfig } from '#server/config.ts';
import type { Going } from '#server/platform/outside/outside.ts';
import type { Clock } from '#server/platform/clock.ts';
import { email } from '#shared/contract/account-fields.ts';
import { AppError } from '#shared/errors.ts';

/** Whom a social provider says someone is. */
export type SocialIdentity = {
  /** Who vouches (the issuer of the token) and whom for: known by the two together. */
  provider: string;
  id: string;
  /** Lower case; null when the provider does not share one. */
  email: string | null;
  /** Whether the provider has seen that the email is theirs. */
  isEmailVerified: boolean;
  /** What they call themselves there. For the reply alone: it is never stored. */
  name: string | null;
};

/** Whom a token is of, and whom of the provider's keys were asked for it, where those at hand did not do. */
export type ReadSocialToken = (token: string) => Promise<SocialIdentity & { asked: Going | null }>;

const fetchTimeoutMs = 5_000;
const cooldownMs = 30_000;
const keysMaxAgeMs = 600_000;

/** Those who hand out no email that they have not verified themselves. */
const verifyingProviders = new Set(['google', 'apple']);

const textOrNull = z.catch(z.nullable(z.string()), null);

/** What is read of a token's claims (Supabase's "JWT Claims Reference"). A user can edit `user_metadata` at will. */
const claimsShape = z.object({
  iss: z.string(),
  sub: z.uuid(),
  is_anonymous: z.optional(z.literal(false)),
  /** How the session began: `oauth` when it was with a provider, and not with a password or a mail. */
  amr: z.array(z.union([z.string(), z.object({ method: z.string() })])),
  email: z.catch(z.nullable(email), null),
  app_metadata: z.catch(z.object({ provider: z.string(), providers: z.array(z.string()) }), {
    provider: 'unknown',
    providers: [],
  }),
  user_metadata: z.catch(z.object({ full_name: textOrNull, name: textOrNull }), { full_name: null, name: null }),
});

/**
 * Reads tokens of the hosted provider: who signed them, for whom, until when, and that the session began with a social
 * provider. What is read throws `unauthenticated` when any of it is wrong, `unavailable` when the provider's keys
 * cannot be fetched.
 */
export function createTokenReader(social: SocialConfig, clock: Clock): ReadSocialToken {
  const issuer = `${social.url}/auth/v1`;
  const { key, algorithms, timesAsked } = social.jwtSecret ? sharedSecret(social.jwtSecret) : publicKeys(issuer);
  return async (token) => {
    const before = timesAsked();
    const payload = await verified(() =>
      jwtVerify(token, key, {
        issuer,
        audience: 'authenticated',
        algorithms,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(clock.now()),
      }),
    );
    const claims = claimsShape.safeParse(payload);
    if (!claims.success || !beganWithProvider(claims.data)) {
      throw refused();
    }
    const asked = timesAsked() > before ? { host: new URL(issuer).host, bytes: 0 } : null;
    return { ...identityOf(claims.data), asked };
  };
}

type Claims = z.output<typeof claimsShape>;
type Keys = {
  key: JWTVerifyGetKey;
  algorithms: string[];
  /** How often the provider was asked for its keys. */
  timesAsked: () => number;
};

function sharedSecret(secret: string): Keys {
  const bytes = new TextEncoder().encode(secret);
  return { key: () => bytes, algorithms: ['HS256'], timesAsked: () => 0 };
}

/** The project's own keys, kept for ten minutes. One that is not among them is looked for twice a minute at most. */
function publicKeys(issuer: string): Keys {
  let asked = 0;
  const counting: FetchImplementation = (url, options) => {
    asked += 1;
    return fetch(url, options);
  };
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: fetchTimeoutMs,
    cooldownDuration: cooldownMs,
    cacheMaxAge: keysMaxAgeMs,
    [customFetch]: counting,
  });
  return {
    // Never one that works with a shared secret: a public key is no secret.
    algorithms: ['RS256', 'ES256', 'EdDSA'],
    timesAsked: () => asked,
    key: async (header, token) => {
      try {
        return await keys(header, token);
      } catch (error) {
        if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
          throw error;
        }
        throw new AppError('unavailable', "The provider's keys could not be fetched.", {
          cause: error,
          headers: { 'retry-after': '5' },
        });
      }
    },
  };
}

async function verified(verify: () => Promise<{ payload: JWTPayload }>): Promise<JWTPayload> {
  try {
    return (await verify()).payload;
  } catch (error) {
    // Whatever else goes wrong is wrong with the token, and its words stay out of the log.
    throw error instanceof AppError ? error : refused();
  }
}

function beganWithProvider({ amr }: Claims): boolean {
  return amr.some((entry) => (typeof entry === 'string' ? entry : entry.method) === 'oauth');
}

function identityOf(claims: Claims): SocialIdentity {
  const { provider, providers } = claims.app_metadata;
  const { full_name: fullName, name } = claims.user_metadata;
  return {
    provider: claims.iss,
    id: claims.sub,
    email: claims.email,
    // One way in that takes any address is enough for the email to have come from there.
    isEmailVerified: [provider, ...providers].every((way) => verifyingProviders.has(way)),
    name: fullName?.trim() || name?.trim() || null,
  };
}

function refused(): AppError {
  return new AppError('unauthenticated', "The provider's token was refused.", {
    userMessage: 'This sign-in could not be confirmed. Please try again.',
  });
}
