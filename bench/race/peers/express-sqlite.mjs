// A small self-hosted app: Express and better-sqlite3, a session in a table, each commit durable.
import { createHash, randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import express from 'express';

const db = new Database(process.argv[2]);
db.pragma('journal_mode = WAL');
// Its own default in this mode may lose the last commits when the power goes.
db.pragma('synchronous = FULL');
db.exec(`create table users (id integer primary key, username text unique, password text);
create table sessions (token text primary key, user_id integer, expires_at integer);
create table notes (id integer primary key autoincrement, user_id integer, content text, created_at text);
create index notes_of_user on notes (user_id);`);
const insertUser = db.prepare('insert into users (username, password) values (?, ?)');
const insertSession = db.prepare('insert into sessions values (?, ?, ?)');
const findSession = db.prepare(
  'select u.id, u.username from sessions s join users u on u.id = s.user_id where s.token = ? and s.expires_at > ?',
);
const listNotes = db.prepare(
  'select id, content, created_at as createdAt from notes where user_id = ? order by id desc limit 30',
);
const insertNote = db.prepare('insert into notes (user_id, content, created_at) values (?, ?, ?)');

const hash = (text) => createHash('sha256').update(text).digest('hex');

const app = express();
app.use(express.json());

app.post('/api/register', (request, response) => {
  const { lastInsertRowid: id } = insertUser.run(request.body.username, hash(request.body.password));
  const token = randomBytes(32).toString('hex');
  insertSession.run(hash(token), id, Date.now() + 86_400_000);
  response.cookie('sid', token, { httpOnly: true }).status(201).json({ id });
});

function requireSession(request, response, next) {
  const token = /(?:^|;\s*)sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  const user = token && findSession.get(hash(token), Date.now());
  if (!user) {
    response.status(401).json({ error: 'Unauthorized' });
    return;
  }
  request.user = user;
  next();
}

app.get('/api/notes', requireSession, (request, response) => {
  response.json(listNotes.all(request.user.id));
});

app.post('/api/notes', requireSession, (request, response) => {
  const { content } = request.body;
  if (!content?.trim()) {
    response.status(400).json({ error: 'Content is required' });
    return;
  }
  const createdAt = new Date().toISOString();
  const { lastInsertRowid: id } = insertNote.run(request.user.id, content, createdAt);
  response.status(201).json({ id, content, createdAt });
});

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Express with SQLite is at http://127.0.0.1:${server.address().port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
