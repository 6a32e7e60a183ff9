import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export type Letter = { to: string; subject: string; text: string; html: string };

/** The mails that a server without SMTP wrote for this address; the order is the outbox's own. */
export async function lettersTo(dataDir: string, address: string): Promise<Letter[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const [to] = mail.to ?? [];
      return { to: to?.address ?? '', subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' };
    }),
  );
  return letters.filter(({ to }) => to === address);
}

/** Waits for a mail to this address that holds a link to `path`, and answers with the link's path and query. */
export async function linkMailedTo(dataDir: string, address: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const letters = await lettersTo(dataDir, address);
        const links = letters.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
        const link = links.find(({ pathname }) => pathname === path);
        found = link && link.pathname + link.search;
        return found;
      },
      { message: `a mail with a link to ${path}`, timeout: 10_000 },
    )
    .toBeDefined();
  return found ?? '';
}
