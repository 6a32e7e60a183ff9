import type { Mail } from '#server/platform/mail/mailer.ts';

/** Where the newest mail to this address leads that holds a link to `path`; a test fails when there is none. */
export function linkMailedTo(mails: Mail[], address: string, path: string): URL {
  const links = mails
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link));
  const link = links.findLast(({ pathname }) => pathname === path);
  if (!link) {
    throw new Error(`No mail with a link to ${path}.`);
  }
  return link;
}

/** The secret in the newest mail to this address with a link to `path`. */
export function tokenMailedTo(
  mails: Mail[],
  address: string,
  path: '/verify-email' | '/reset-password' | '/confirm-email-change',
): string {
  return linkMailedTo(mails, address, path).searchParams.get('token') ?? '';
}
