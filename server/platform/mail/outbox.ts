import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composed } from './composed.ts';
import { once } from '#server/platform/once.ts';
import type { Mailer } from './mailer.ts';

type OutboxOptions = { folder: string; from: string; tell: (sentence: string) => void; now: () => number };

const keptMs = 30 * 86_400_000;
/** Our mails, and those in whose midst the server went down. */
const ours = /^\d{4}-\d\d-\d\dT[\d.-]+Z-[0-9a-f]{16}-[0-9a-f]{8}\.eml(?:\.writing)?$/;

/**
 * Writes each mail into a file, named by when it was written and by a hash of whom it is for, and tells where it leads.
 */
export function createOutbox({ folder, from, tell, now }: OutboxOptions): Mailer {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true });
  });
  return {
    async ready() {
      await transport();
    },
    async send(mail) {
      const { message } = await (await transport()).sendMail(composed(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${nameOf(now())}-${markOf(mail.to)}-${randomUUID().slice(0, 8)}.eml`);
      await writeFile(`${name}.writing`, message as Buffer, { mode: 0o600 });
      await rename(`${name}.writing`, name);
      tell(`Mail "${mail.subject}": ${mail.link ? `open ${mail.link}` : `it is in ${folder}`}`);
    },
    async forget(address) {
      const names = await readdir(folder).catch(() => []);
      const theirs = names.filter((name) => name.includes(markOf(address)));
      await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
    },
    async sweep() {
      const names = await readdir(folder).catch(() => []);
      const old = names.filter((name) => ours.test(name) && name < nameOf(now() - keptMs));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

/** How the name of a mail of this instant begins; names are in the order of time. */
function nameOf(instant: number): string {
  return new Date(instant).toISOString().replaceAll(':', '-');
}

/** Tells the mails for one address from others without naming it. */
function markOf(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);
}
