import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '#server/test/mail-server.ts';
import { MailError } from './mail-error.ts';
import { createMailer, type MailerOptions } from './mailer.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const letter = {
  to: 'ana@example.org',
  subject: 'Ein Gruß',
  text: 'Good evening, Ana.\n\nhttps://clink.example.org/verify-email?token=1',
  html: '<p>Good evening, Ana.</p>',
};

function mailer(options: Partial<MailerOptions>) {
  return createMailer({
    smtpUrl: undefined,
    from: 'Clink <toast@clink.example.org>',
    outbox: '/nowhere',
    tell: () => {},
    now: () => Date.parse('2026-03-04T10:00:00Z'),
    patienceMs: 20_000,
    ...options,
  });
}

/** A server that treats every connection in one way. */
async function badServer(treat: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    treat(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(async () => {
    sockets.forEach((socket) => socket.destroy());
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return `smtp://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

describe('over SMTP', () => {
  it('a mail arrives as it was written, for one person alone', async () => {
    const server = await startMailServer();
    await mailer({ smtpUrl: server.url }).send(letter, unnoted);
    const [mail] = server.mails;
    expect(server.recipients).toEqual([['ana@example.org']]);
    expect(mail).toMatchObject({
      from: { name: 'Clink', address: 'toast@clink.example.org' },
      to: [{ address: 'ana@example.org' }],
      subject: 'Ein Gruß',
      text: `${letter.text}\n`,
      attachments: [],
    });
    expect(mail?.html?.trim()).toBe(letter.html);
    expect(mail?.messageId).toMatch(/@clink\.example\.org>$/);
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  it('no address, subject or text can add a header or a recipient', async () => {
    const server = await startMailServer();
    const send = mailer({ smtpUrl: server.url }).send;
    await send(
      {
        ...letter,
        subject: 'Hello\r\nBcc: eve@evil.example',
        text: '.\r\nRCPT TO:<eve@evil.example>\r\n.\r\n',
      },
      unnoted,
    );
    const addresses = [
      '"eve@evil.example x"@example.org',
      'ana@example.org, eve@evil.example',
      'a@b.c\r\nBcc: eve@evil.example',
    ];
    for (const to of addresses) {
      const error: unknown = await send({ ...letter, to }, unnoted).catch((thrown: unknown) => thrown);
      expect(error === undefined || error instanceof MailError).toBe(true);
    }
    for (const [at, mail] of server.mails.entries()) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(server.recipients[at]).toHaveLength(1);
    }
    expect(server.recipients.flat().filter((address) => address.endsWith('@evil.example'))).toEqual([]);
  });

  it.each([
    ['is away for now', 'away', false],
    ['knows nobody of that name', 'nobody', true],
    ['says nothing after the mail', 'silent', false],
    ['breaks off in the middle', 'break', false],
  ] as const)('a server that %s gives an error that names no one', async (_what, behaviour, isFinal) => {
    const server = await startMailServer();
    server.behave(behaviour);
    const error: unknown = await mailer({ smtpUrl: server.url, patienceMs: behaviour === 'silent' ? 1_000 : 20_000 })
      .send(letter, unnoted)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MailError);
    expect(error).toMatchObject({ isFinal, message: expect.stringMatching(/^The mail was not taken: [A-Z0-9_ ]+\.$/) });
    expect(String((error as Error).stack)).not.toContain('ana@');
    expect((error as Error).cause).toBeUndefined();
    expect(server.mails).toEqual([]);
  });

  it.each([
    ['never speaks', () => {}],
    ['hangs up at once', (socket: Socket) => socket.destroy()],
    ['talks without end', (socket: Socket) => void setInterval(() => socket.write('220-and\r\n'), 20).unref()],
    ['is no mail server', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('a server that %s is given up soon', async (_what, treat) => {
    const url = await badServer(treat);
    const begun = performance.now();
    await expect(mailer({ smtpUrl: url, patienceMs: 150 }).send(letter, unnoted)).rejects.toThrow(
      /^The mail was not taken: [A-Z0-9_ ]+\.$/,
    );
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it('a server that is not there is an error too', async () => {
    const url = await badServer(() => {});
    await expect(mailer({ smtpUrl: url.replace(/\d+$/, '1') }).send(letter, unnoted)).rejects.toBeInstanceOf(MailError);
  });
});

describe('without a mail server', () => {
  it('a mail is written where only its owner looks, and its link is told without the address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clink-mail-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const outbox = join(folder, 'outbox');
    const told: string[] = [];
    const { send } = mailer({ outbox, tell: (sentence) => told.push(sentence) });
    await send({ ...letter, link: 'https://clink.example.org/verify-email?token=1' }, unnoted);
    await send(letter, unnoted);

    expect(told).toEqual([
      'Mail "Ein Gruß": open https://clink.example.org/verify-email?token=1',
      `Mail "Ein Gruß": it is in ${outbox}`,
    ]);
    const names = readdirSync(outbox);
    expect(names).toEqual(
      [1, 2].map(() => expect.stringMatching(/^2026-03-04T10-00-00\.000Z-[0-9a-f]{16}-[0-9a-f]{8}\.eml$/)),
    );
    expect(statSync(outbox).mode & 0o777).toBe(0o700);
    const file = join(outbox, names[0] ?? '');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
      from: { address: 'toast@clink.example.org' },
      to: [{ address: 'ana@example.org' }],
      text: `${letter.text}\n`,
    });
  });

  it('forgets the mails of one address and keeps those of others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clink-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const outbox = join(folder, 'outbox');
    const { send, forget } = mailer({ outbox });
    await forget(letter.to);
    await send(letter, unnoted);
    await send({ ...letter, to: 'ben@example.org' }, unnoted);
    await send(letter, unnoted);
    await forget('Ana@example.org');
    const kept = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toContain('ben@example.org');
  });

  it('keeps a mail for thirty days, and leaves alone what is not one of ours', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clink-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const outbox = join(folder, 'outbox');
    let day = 1;
    const { send, sweep } = mailer({ outbox, now: () => Date.UTC(2026, 0, day, 10) });
    await sweep();
    await send(letter, unnoted);
    const [first = ''] = readdirSync(outbox);
    writeFileSync(join(outbox, `${first}.writing`), 'Half a m');
    writeFileSync(join(outbox, '2020-notes.eml'), 'Of the operator.');
    day = 5;
    await send(letter, unnoted);
    day = 31;
    await sweep();
    expect(readdirSync(outbox)).toHaveLength(4);
    day = 32;
    await sweep();
    expect(readdirSync(outbox)).toEqual(['2020-notes.eml', expect.stringMatching(/^2026-01-05T.*\.eml$/)]);
  });
});
