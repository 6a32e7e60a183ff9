// A web app as many are written: Express, Passport, sessions in the database, Drizzle and PostgreSQL, all with their
// defaults. Each request reads the session and the person, and touches the session.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import connectPg from 'connect-pg-simple';
import { desc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import express from 'express';
import session from 'express-session';
import passport from 'passport';
import { Strategy } from 'passport-local';
import pg from 'pg';
import { z } from 'zod';

const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull().unique(),
  password: text('password').notNull(),
});
const notes = pgTable('notes', {
  id: serial('id').primaryKey(),
  userId: integer('user_id').notNull(),
  content: text('content').notNull(),
  createdAt: timestamp('created_at').notNull().defaultNow(),
});
const newNote = z.object({ content: z.string().trim().min(1) });

const pool = new pg.Pool({ connectionString: process.argv[2] });
await pool.query(`create table users (id serial primary key, username text not null unique, password text not null);
create table notes (id serial primary key, user_id integer not null references users (id), content text not null, created_at timestamp not null default now());
create index notes_of_user on notes (user_id, created_at desc);`);
const db = drizzle(pool, { schema: { users, notes } });

const derive = promisify(scrypt);

async function hashPassword(password) {
  const salt = randomBytes(16).toString('hex');
  return `${(await derive(password, salt, 64)).toString('hex')}.${salt}`;
}

async function isPassword(given, stored) {
  const [hashed, salt] = stored.split('.');
  return timingSafeEqual(Buffer.from(hashed, 'hex'), await derive(given, salt, 64));
}

const app = express();
app.use(express.json());
app.use(express.urlencoded({ extended: false }));
const Store = connectPg(session);
app.use(
  session({
    secret: 'bench',
    resave: false,
    saveUninitialized: false,
    store: new Store({ pool, createTableIfMissing: true }),
    cookie: { maxAge: 86_400_000 },
  }),
);
app.use(passport.initialize());
app.use(passport.session());
passport.use(
  new Strategy(async (username, password, done) => {
    const [user] = await db.select().from(users).where(eq(users.username, username));
    done(null, user && (await isPassword(password, user.password)) ? user : false);
  }),
);
passport.serializeUser((user, done) => done(null, user.id));
passport.deserializeUser(async (id, done) => {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  done(null, user);
});

app.post('/api/register', async (request, response, next) => {
  const { username, password } = request.body;
  const [user] = await db
    .insert(users)
    .values({ username, password: await hashPassword(password) })
    .returning();
  request.login(user, (error) => (error ? next(error) : response.status(201).json({ id: user.id })));
});

app.get('/api/notes', async (request, response) => {
  if (!request.isAuthenticated()) {
    response.sendStatus(401);
    return;
  }
  const own = eq(notes.userId, request.user.id);
  response.json(await db.select().from(notes).where(own).orderBy(desc(notes.createdAt)).limit(30));
});

app.post('/api/notes', async (request, response) => {
  if (!request.isAuthenticated()) {
    response.sendStatus(401);
    return;
  }
  const { success, data, error } = newNote.safeParse(request.body);
  if (!success) {
    response.status(400).json(error);
    return;
  }
  const [note] = await db.insert(notes).values({ userId: request.user.id, content: data.content }).returning();
  response.status(201).json(note);
});

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Express with PostgreSQL is at http://127.0.0.1:${server.address().port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
