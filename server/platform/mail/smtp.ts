import { NotNotedError } from '#server/platform/outside/outside.ts';
import { MailError } from './mail-error.ts';
import { composed } from './composed.ts';
import { once } from '#server/platform/once.ts';
import type { Mail, Mailer } from './mailer.ts';

type SmtpOptions = { url: string; from: string; patienceMs: number };

/** Hands mails to a mail server, each over a connection of its own. */
export function createSmtp({ url, from, patienceMs }: SmtpOptions): Mailer {
  const transport = once(async () => {
    // 20 MB of memory that a server without mail to send has better use for.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      dnsTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });
  return {
    async ready() {
      await transport();
    },
    async send(mail, outgoing) {
      try {
        const open = await transport();
        await outgoing({ host: new URL(url).hostname, bytes: sizeOf(mail) }, () => {
          // A server that says a little now and then would hold the mail for longer than a job may last.
          const signal = AbortSignal.timeout(patienceMs * 4);
          return open.sendMail({ ...composed(mail, from), signal });
        });
      } catch (error) {
        throw mailError(error);
      }
    },
    forget: () => Promise.resolve(),
    sweep: () => Promise.resolve(),
  };
}

/** What a mail says, in bytes: its head adds a little. */
function sizeOf({ to, subject, text, html }: Mail): number {
  return [to, subject, text, html].reduce((sum, part) => sum + Buffer.byteLength(part), 0);
}

type SmtpFailure = { code?: unknown; responseCode?: unknown; command?: unknown; syscall?: unknown; message?: unknown };

/** Failures that come before anything of a mail is sent. */
const beforehand = ['EDNS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'ECONNREFUSED'];

function mailError(error: unknown): MailError {
  if (error instanceof NotNotedError) {
    return new MailError('it could not be noted', { isFinal: false, mayHaveGone: false });
  }
  const { code, responseCode, command, syscall, message } = (error instanceof Error ? error : {}) as SmtpFailure;
  const isRefused = typeof responseCode === 'number' || beforehand.includes(String(code)) || syscall === 'connect';
  const isUnheard = /^(?:Connection timeout|Greeting never received)/.test(String(message));
  const said = [code, responseCode, command].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isFinal = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
  return new MailError(said.join(' ') || 'the connection failed', { isFinal, mayHaveGone: !isRefused && !isUnheard });
}
