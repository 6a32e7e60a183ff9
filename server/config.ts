import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { decodeKey } from '#server/platform/crypto/instance-key.ts';

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a number')),
  z.pipe(z.transform(Number), z.int().check(z.maximum(65_535))),
);

const environment = z.object({
  PORT: z._default(z.optional(port), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  INSTANCE_KEY: z.optional(z.string().check(z.refine(isKey, 'must be 32 bytes as base64 or hex'))),
  TRUSTED_PROXY: z.optional(z.string()),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  PASSWORD_MIN_LENGTH: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/, 'must be a number')), z.transform(Number)),
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  NODE_ENV: z.optional(z.string()),
});

export type Config = {
  port: number;
  host: string;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  instanceKey: string | undefined;
  trustedProxy: string | undefined;
  rateLimits: boolean;
  passwordMinLength: number | undefined;
  logLevel: string;
};

/** Reads the environment once. Throws one error that names every problem. Empty settings count as not given. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (given['RATE_LIMITS'] === 'off' && given['NODE_ENV'] === 'production') {
    problems.push('RATE_LIMITS may not be off in production');
  }
  if (!parsed.success || problems.length > 0) {
    throw new Error(`Clink cannot start with these settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    instanceKey: data.INSTANCE_KEY,
    trustedProxy: data.TRUSTED_PROXY,
    rateLimits: data.RATE_LIMITS === 'on',
    passwordMinLength: data.PASSWORD_MIN_LENGTH,
    logLevel: data.LOG_LEVEL,
  };
}

function isKey(written: string): boolean {
  try {
    return decodeKey(written).length > 0;
  } catch {
    return false;
  }
}
