import type { Outgoing } from '#server/platform/outside/outside.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

/** One mail to one person, as plain text and as HTML that says the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the mail leads, for whoever looks for it without a mail program. */
  link?: string;
  /** Where mail programs end mails of this kind by themselves, when their reader says so (RFC 8058). */
  stopBy?: string;
};

export type Mailer = {
  /**
   * Loads what sending needs. What is noted as sent before it is sent had better wait for this first: the shorter the time in
   * between, the fewer mails are lost when a process dies in it.
   */
  ready(): Promise<void>;
  /**
   * Resolves when the mail is out of our hands; throws `MailError` when it could not be handed over. A mail that is
   * handed to a server is noted by `outgoing`; a file of ours goes to nobody.
   */
  send(mail: Mail, outgoing: Outgoing): Promise<void>;
  /** Removes what still lies here of mails to this address; nothing does where a server takes them. */
  forget(address: string): Promise<void>;
  /** Removes what has lain here for thirty days; nothing does where a server takes the mails. */
  sweep(): Promise<void>;
};

export type MailerOptions = {
  /** `smtp://user:password@host:587`; undefined to write mails into `outbox`. */
  smtpUrl: string | undefined;
  /** Whom mails are from, as in `Clink <toast@example.org>`. */
  from: string;
  outbox: string;
  /** Is told of each mail that was written into the outbox, in a sentence with its link and without its address. */
  tell: (sentence: string) => void;
  now: () => number;
  /** How long a mail server may say nothing, in milliseconds; it gets four times as long for a whole mail. */
  patienceMs?: number;
};

const patienceMs = 10_000;

/** Sends over SMTP, or without a server writes `.eml` files that any mail program opens. */
export function createMailer(options: MailerOptions): Mailer {
  const { smtpUrl, from, outbox, tell, now } = options;
  return smtpUrl
    ? createSmtp({ url: smtpUrl, from, patienceMs: options.patienceMs ?? patienceMs })
    : createOutbox({ folder: outbox, from, tell, now });
}
