import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { decodeKey } from '#server/platform/crypto/instance-key.ts';
import { productName } from '#shared/limits.ts';
import type { VoiceConfig } from '#server/platform/speech/service/voice-service.ts';
import type { TranscriberConfig } from '#server/platform/transcribing/transcriber.ts';
import { anthropicUrl, type ModelConfig } from '#server/platform/writing/writing.ts';
import type { HelpLine } from '#shared/contract/support.ts';
import { readSupportLines } from './support-lines.ts';
import { narratorVoices, problemsOfVoice, voiceOf } from './voice-config.ts';

const defaultFrom = `${productName} <toast@localhost>`;

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a number')),
  z.pipe(z.transform(Number), z.int().check(z.maximum(65_535, 'must be at most 65535'))),
);

/** An outside service's address, to which its key never belongs. */
const serviceUrl = (keySetting: string) =>
  z.optional(
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .check(z.refine(isBareAddress, `must hold no password, ? or #; a key goes into ${keySetting}`)),
  );

const serviceKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be one word without spaces')));

const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'must be a number')),
    z.pipe(
      z.transform(Number),
      z.int().check(z.minimum(least, `must be at least ${least}`), z.maximum(most, `must be ${most} at most`)),
    ),
  );

/** A small model on a small machine takes minutes over a toast. */
const usualWriterMs = { local: 300_000, elsewhere: 30_000 };

const workers = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, 'must be a number')),
  z.pipe(
    z.transform(Number),
    z
      .int()
      .check(z.minimum(2, 'must be at least 2, one of them for what is short'), z.maximum(32, 'must be at most 32')),
  ),
);

/** One core is left to serve people, and two workers there must be. Beyond four, the writing of words is what takes long. */
const usualWorkers = () => Math.min(4, Math.max(2, availableParallelism() - 1));

const hostNames = z.pipe(
  z.string().check(z.regex(/^[a-z0-9.-]+(, ?[a-z0-9.-]+)*$/i, 'must name hosts, separated by commas')),
  z.transform((written) => written.toLowerCase().split(/, ?/)),
);

const environment = z.object({
  PORT: z._default(z.optional(port), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'))),
  INSTANCE_KEY: z.optional(z.string().check(z.refine(isKey, 'must be 32 bytes as base64 or hex'))),
  TRUSTED_PROXY: z.optional(
    z.string().check(z.refine(areAddresses, 'must name addresses or networks, separated by commas')),
  ),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  PASSWORD_MIN_LENGTH: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,2}$/, 'must be a number')), z.transform(Number)),
  ),
  WRITER: z._default(
    z.enum(
      ['builtin', 'local', 'openai-compatible', 'anthropic'],
      'must be builtin, local, openai-compatible or anthropic',
    ),
    'builtin',
  ),
  WRITER_URL: serviceUrl('WRITER_KEY'),
  WRITER_KEY: serviceKey,
  WRITER_MODEL: z.optional(z.string()),
  WRITER_MODEL_FILE: z.optional(z.string()),
  WRITER_MEMORY_MB: z.optional(whole(64, 4_000_000)),
  WRITER_TIMEOUT_MS: z.optional(whole(100, 1_800_000)),
  TRANSCRIBER_URL: serviceUrl('TRANSCRIBER_KEY'),
  TRANSCRIBER_KEY: serviceKey,
  TRANSCRIBER_MODEL: z.optional(z.string()),
  TRANSCRIBER_TIMEOUT_MS: z._default(z.optional(whole(100, 300_000)), 60_000),
  VOICE: z._default(
    z.enum(
      ['builtin', 'openai-compatible', 'elevenlabs', 'sherpa'],
      'must be builtin, openai-compatible, elevenlabs or sherpa',
    ),
    'builtin',
  ),
  VOICE_URL: serviceUrl('VOICE_KEY'),
  VOICE_KEY: serviceKey,
  VOICE_MODEL: z.optional(z.string()),
  VOICE_MODEL_FOLDER: z.optional(z.string()),
  VOICE_NARRATORS: z._default(narratorVoices, {}),
  VOICE_TIMEOUT_MS: z._default(z.optional(whole(100, 300_000)), 20_000),
  VOICE_WORKERS: z.optional(workers),
  LANGUAGE_WORKERS: z.optional(workers),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string().check(z.regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an email address')), defaultFrom),
  PUSH_PRIVATE_HOSTS: z._default(hostNames, []),
  SUPABASE_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http or https address' })),
  SUPABASE_ANON_KEY: z.optional(z.string()),
  SUPABASE_JWT_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SOCIAL_PROVIDERS: z._default(
    z.string().check(z.regex(/^[a-z_]+(, ?[a-z_]+)*$/, 'must name providers, separated by commas')),
    'google,apple',
  ),
  SUPPORT_LINES: z._default(z.string(), ''),
  TESTING_MODE: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  TESTING_MODE_IN_PRODUCTION: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level from fatal to trace, or silent',
    ),
    'warn',
  ),
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
  /** The model that writes toasts; null for the built-in composer. */
  model: ModelConfig | null;
  /** Whether the operator has said who writes, the built-in composer included. */
  writerChosen: boolean;
  /** What turns recordings into words; null when nothing does. */
  transcriber: TranscriberConfig | null;
  /** The service that speaks toasts; null for the built-in voice. */
  voice: VoiceConfig | null;
  /** How many recordings the voice makes at a time, one of them always a short one. */
  voiceWorkers: number;
  /** In how many threads words are read and written at most, one of them for what is short. */
  languageWorkers: number;
  mail: { smtpUrl: string | undefined; from: string };
  /** Hosts of the operator's network that take push messages. */
  push: { privateHosts: string[] };
  /** Where people may sign in with a social provider; null when nowhere. */
  social: SocialConfig | null;
  /** Where people near this Clink find help, as its operator says. */
  supportLines: HelpLine[];
  /** Whether a visitor may look around in a world of their own that is thrown away. */
  testingMode: boolean;
  logLevel: string;
};

export type SocialConfig = {
  /** The address of the Supabase project, without a slash at its end. */
  url: string;
  anonKey: string;
  /** For projects that sign with a shared secret; others are asked for their public keys. */
  jwtSecret: string | undefined;
  providers: string[];
};

/** Reads the environment once. Throws one error that names every problem. Empty settings count as not given. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const inProduction = given['NODE_ENV'] === 'production';
  if (given['RATE_LIMITS'] === 'off' && inProduction) {
    problems.push('RATE_LIMITS may not be off in production');
  }
  if (given['TESTING_MODE'] === 'true' && inProduction && given['TESTING_MODE_IN_PRODUCTION'] !== 'true') {
    problems.push('TESTING_MODE lets anyone in; in production it needs TESTING_MODE_IN_PRODUCTION=true as well');
  }
  if ((given['SUPABASE_URL'] === undefined) !== (given['SUPABASE_ANON_KEY'] === undefined)) {
    problems.push('SUPABASE_URL and SUPABASE_ANON_KEY are needed together');
  }
  if (given['SMTP_URL'] !== undefined && given['PUBLIC_URL'] === undefined) {
    problems.push("PUBLIC_URL is needed with SMTP_URL: without it the links in mails lead to the reader's own machine");
  }
  problems.push(...missingForWriter(given), ...missingForTranscriber(given), ...problemsOfVoice(given));
  const support = readSupportLines(given['SUPPORT_LINES'] ?? '');
  problems.push(...support.problems);
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
    model: modelOf(data),
    writerChosen: given['WRITER'] !== undefined,
    transcriber: transcriberOf(data),
    voice: voiceOf(data),
    voiceWorkers: data.VOICE_WORKERS ?? usualWorkers(),
    languageWorkers: data.LANGUAGE_WORKERS ?? usualWorkers(),
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM },
    push: { privateHosts: data.PUSH_PRIVATE_HOSTS },
    social: socialOf(data),
    supportLines: support.lines,
    testingMode: data.TESTING_MODE === 'true',
    logLevel: data.LOG_LEVEL,
  };
}

function socialOf(data: z.output<typeof environment>): SocialConfig | null {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_JWT_SECRET: jwtSecret } = data;
  if (url === undefined || anonKey === undefined) {
    return null;
  }
  return { url: url.replace(/(?<!\/)\/+$/, ''), anonKey, jwtSecret, providers: data.SOCIAL_PROVIDERS.split(/, ?/) };
}

/** A model is asked for by name: an address that is not given is never guessed. */
function missingForWriter(given: NodeJS.ProcessEnv): string[] {
  const needed: Record<string, string[]> = {
    local: ['WRITER_MODEL_FILE'],
    'openai-compatible': ['WRITER_URL', 'WRITER_MODEL'],
    anthropic: ['WRITER_KEY', 'WRITER_MODEL'],
  };
  const writer = given['WRITER'] ?? 'builtin';
  return (needed[writer] ?? [])
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is needed when WRITER is ${writer}`);
}

function modelOf(data: z.output<typeof environment>): ModelConfig | null {
  const { WRITER: kind, WRITER_URL: url, WRITER_KEY: key, WRITER_MODEL: model, WRITER_MODEL_FILE: file } = data;
  const timeoutMs = data.WRITER_TIMEOUT_MS ?? usualWriterMs[kind === 'local' ? 'local' : 'elsewhere'];
  if (kind === 'local') {
    return file === undefined ? null : { kind, file: resolve(file), timeoutMs, memoryMb: data.WRITER_MEMORY_MB };
  }
  return kind === 'builtin' || model === undefined ? null : { kind, url: url ?? anthropicUrl, key, model, timeoutMs };
}

/** A key alone says that one was meant, and somebody would wait for it. */
function missingForTranscriber(given: NodeJS.ProcessEnv): string[] {
  const settings = ['TRANSCRIBER_URL', 'TRANSCRIBER_MODEL', 'TRANSCRIBER_KEY'].map((name) => given[name]);
  const isWhole = settings[0] !== undefined && settings[1] !== undefined;
  return isWhole || settings.every((setting) => setting === undefined)
    ? []
    : ['TRANSCRIBER_URL and TRANSCRIBER_MODEL are needed together'];
}

function transcriberOf(data: z.output<typeof environment>): TranscriberConfig | null {
  const { TRANSCRIBER_URL: url, TRANSCRIBER_KEY: key, TRANSCRIBER_MODEL: model } = data;
  return url === undefined || model === undefined ? null : { url, key, model, timeoutMs: data.TRANSCRIBER_TIMEOUT_MS };
}

function isBareAddress(written: string): boolean {
  const { username, password, search, hash } = new URL(written);
  return username + password + search + hash === '';
}

/** `10.0.0.1, 192.168.0.0/16`, or one of the names that Fastify knows for private networks. */
function areAddresses(written: string): boolean {
  return written.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    const named = ['loopback', 'linklocal', 'uniquelocal'].includes(address) && bits === undefined;
    return named || (isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits)));
  });
}

function isKey(written: string): boolean {
  try {
    return decodeKey(written).length > 0;
  } catch {
    return false;
  }
}
