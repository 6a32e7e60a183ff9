import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { AppError } from '#shared/errors.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2 as never);

// OWASP's minimum for argon2id; about 40 ms on a small server.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
/** A processor is left to everybody else, and so are most threads of Node's pool. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const mayWait = 20;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password into a PHC string. One or two hashes run at a time; when too many wait, throws `unavailable`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await inTurn(() => derive('argon2id', { message: password, nonce: salt, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** Whether the password is the one behind a PHC string that `hashPassword` made. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!parts) {
    throw new Error('This is not a stored password.');
  }
  const [, memory, passes, parallelism, salt, expected] = parts;
  const hash = Buffer.from(expected ?? '', 'base64');
  const given = await inTurn(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt ?? '', 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: hash.length,
    }),
  );
  return timingSafeEqual(given, hash);
}

/** Hashing is heavy on purpose: unbounded, a flood of sign-ins would take the whole machine. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mayWait) {
      throw new AppError('unavailable', 'Too many passwords are being checked.', { headers: { 'retry-after': '2' } });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      running -= 1;
    }
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}
