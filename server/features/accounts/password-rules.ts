import { AppError } from '#shared/errors.ts';
import { productName } from '#shared/limits.ts';

type Rules = {
  /** The shortest it may be, in UTF-16 units. */
  least: number;
  /** Whose it is to be. */
  email: string;
};

/** Throws `invalid`, on the field `password`, when a password is too short or among those that are tried first. */
export async function requireGoodPassword(password: string, { least, email }: Rules): Promise<void> {
  if (password.length < least) {
    throw refused(`Password must be at least ${String(least)} characters`);
  }
  const lower = password.toLowerCase();
  if (lower === email || ourName.test(password) || (await commonPasswords()).has(lower)) {
    throw refused('This password is too common. Please choose another.');
  }
}

function refused(message: string): AppError {
  return new AppError('invalid', 'The password is against the rules.', {
    userMessage: message,
    fields: { password: message },
  });
}

/** Our own name, with what people add to make it long enough. */
const ourName = new RegExp(`^(${productName})+[^a-z]{0,4}$`, 'i');

const mostCommon = 10_000;

let common: Promise<Set<string>> | undefined;

/** The most common passwords in lower case; read when they are first needed. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, mostCommon)),
  );
  return common;
}
