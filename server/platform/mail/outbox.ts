import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composed } from './composed.ts';
import { once } from '#server/platform/once.ts';
import type { Mailer } from './mailer.ts';

type OutboxOptions = { folder: string; from: string; tell: (sentence: string) => void; now: () => number };

/** Writes each mail into a file, named by when it was written, and tells where it leads. */
export function createOutbox({ folder, from, tell, now }: OutboxOptions): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true });
  });
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(composed(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const when = new Date(now()).toISOString().replaceAll(':', '-');
      const name = join(folder, `${when}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(`${name}.writing`, message as Buffer, { mode: 0o600 });
      await rename(`${name}.writing`, name);
      tell(`Mail "${mail.subject}": ${mail.link ? `open ${mail.link}` : `it is in ${folder}`}`);
    },
  };
}
