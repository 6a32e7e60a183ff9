import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * What a mail server may do to us: take the mail; be away for now; know nobody of that name; say nothing after the mail
 * has come; break off in the middle of it.
 */
export type Behaviour = 'take' | 'away' | 'nobody' | 'silent' | 'break';

export type MailServer = {
  url: string;
  /** What it took on, the oldest first. */
  mails: Email[];
  /** Whom the envelopes named, in the same order. */
  recipients: string[][];
  behave(behaviour: Behaviour): void;
};

/** A real mail server on this machine, for one test. */
export async function startMailServer(): Promise<MailServer> {
  let behaviour: Behaviour = 'take';
  const mails: Email[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom: (_address, _session, done) => {
      done(behaviour === 'away' ? refusal(451, 'Come back later.') : null);
    },
    onRcptTo: ({ address }, _session, done) => {
      done(behaviour === 'nobody' ? refusal(550, `<${address}>: there is nobody of this name here.`) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        parts.push(part);
        if (behaviour === 'break') {
          breakOff(server);
        }
      });
      stream.on('end', () => {
        if (behaviour !== 'take') {
          return;
        }
        PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push(mail);
          recipients.push(session.envelope.rcptTo.map(({ address }) => address));
          done();
        }, done);
      });
    },
  });
  // A client that gives up in the middle is what some of these tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    breakOff(server);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    recipients,
    behave: (next) => {
      behaviour = next;
    },
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function breakOff(server: SMTPServer): void {
  const { connections } = server as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  for (const connection of connections) {
    connection._socket.destroy();
  }
}
