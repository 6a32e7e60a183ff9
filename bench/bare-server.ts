import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSqliteFile } from '#server/platform/db/sqlite.ts';

/**
 * What the notes calls would cost with nothing of Clink around them: `node:http`, the same statements on the same
 * kind of file with the same settings, the words unsealed and unchecked. Started by the bench with the file's path.
 */
const [path = ''] = process.argv.slice(2);
const file = openSqliteFile(path);
file.exec(`
  create table if not exists sessions (id integer primary key autoincrement, user_id integer not null, token_hash text not null unique, created_at integer not null, expires_at integer not null);
  create table if not exists notes (id integer primary key autoincrement, user_id integer not null, content blob not null, idempotency_key text, timezone text not null, local_date text not null, created_at integer not null, version integer not null default 1, updated_at integer, kept_out integer not null default 0, deleted_at integer, unique (user_id, idempotency_key));
  create index if not exists notes_by_time on notes (user_id, created_at, id);
  create index if not exists notes_in_order on notes (user_id, local_date, created_at, id) where deleted_at is null;
  insert into sessions (user_id, token_hash, created_at, expires_at) values (1, '${hash('bare')}', 0, 9999999999999);
`);
const signUp = file.prepare(
  'insert into sessions (user_id, token_hash, created_at, expires_at) values ((select max(user_id) + 1 from sessions), ?, 0, 9999999999999)',
);
const session = file.prepare('select user_id, id from sessions where token_hash = ? and expires_at > ?');
const insert = file.prepare(
  'insert into notes (user_id, content, idempotency_key, timezone, local_date, created_at) values (?, ?, ?, ?, ?, ?) returning id',
);
const inOrder =
  'select id, user_id, content, timezone, local_date, created_at, version, updated_at, kept_out from notes where user_id = ? and deleted_at is null order by local_date desc, created_at desc, id desc';
const list = file.prepare(inOrder);
const page = file.prepare(`${inOrder} limit ?`);
const decoder = new TextDecoder();

type Saving = { content: string; timezone?: string };

/** As long as a list of thirty, and nothing to do for it: what the machine alone does to the slowest answers. */
const constant = JSON.stringify(Array.from({ length: 30 }, () => 'x'.repeat(250)));

const server = createServer((request, response) => {
  if (request.url === '/constant') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(constant);
    return;
  }
  void answer(request).then((body) => {
    response.writeHead(body === null ? 401 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
});

/** Null for nobody's request. */
async function answer(request: IncomingMessage): Promise<unknown> {
  if (request.url === '/api/register') {
    const token = randomBytes(32).toString('base64url');
    signUp.run(hash(token));
    return { token };
  }
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const viewer = first(session.all(hash(token), Date.now())) as { user_id: number } | undefined;
  if (!viewer) {
    return null;
  }
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(chunk as Buffer);
    }
    const { content, timezone = 'UTC' } = JSON.parse(Buffer.concat(chunks).toString()) as Saving;
    const key = request.headers['idempotency-key']?.toString() ?? null;
    const now = Date.now();
    const localDate = new Date(now).toISOString().slice(0, 10);
    const saved = first(insert.all(viewer.user_id, Buffer.from(content), key, timezone, localDate, now));
    return { ...saved, content, localDate, createdAt: now };
  }
  const { searchParams } = new URL(request.url ?? '', 'http://bare');
  const limit = searchParams.get('limit');
  const rows = limit ? page.all(viewer.user_id, Number(limit)) : list.all(viewer.user_id);
  const notes = rows.map((row) => ({ ...row, content: decoder.decode(row['content'] as Uint8Array) }));
  const query = searchParams.get('query');
  return query ? notes.filter(({ content }) => content.includes(query)) : notes;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Bare is at http://127.0.0.1:${String((server.address() as AddressInfo).port)}\n`);
});

/** `get` of `node:sqlite` leaves its statement open, which keeps the log from ever being folded back into the file. */
function first<Row>(rows: Row[]): Row | undefined {
  return rows[0];
}
