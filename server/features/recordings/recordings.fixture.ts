import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Person } from '#server/test/person.ts';
import type { World } from '#server/test/world.ts';
import { notes, type Note } from '#shared/contract/notes.ts';
import { recordings } from '#shared/contract/recordings.ts';

/** A sound as browsers record it, as far as anyone here looks: its first bytes, and what is said in it. */
export const sounds = {
  webm: (said: string) => Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from(said)]),
  mp4: (said: string) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftypisom${said}`)]),
  ogg: (said: string) => Buffer.from(`OggS${said}`),
};

/** A name as a device makes one. */
export function named(at: number): string {
  return at.toString(16).padStart(32, '0');
}

type Sent = { bytes?: Buffer; type?: string; ms?: number | string };

/** Sends a recording and gives back whatever comes. */
export function sends(
  person: Pick<Person, 'send'>,
  recording: string,
  { bytes = sounds.webm('a heron'), type = 'audio/webm;codecs=opus', ms = 4_200 }: Sent = {},
): Promise<Answer> {
  return person.send({
    method: 'PUT',
    url: recordings.keep.path.replace(':recording', recording),
    query: { ms: String(ms) },
    headers: { 'content-type': type },
    payload: bytes,
  });
}

/** Saves a reflection with a recording and gives back whatever comes. */
export function saves(person: Person, recording: string, more: object = {}, key?: string): Promise<Answer> {
  return person.send({
    method: 'POST',
    url: notes.create.path,
    payload: { content: '', recording, ...more },
    headers: key ? { 'idempotency-key': key } : {},
  });
}

/** Sends a recording, saves a reflection with it, and answers with that. */
export async function speaks(person: Person, recording: string, more: object = {}): Promise<Note> {
  await sends(person, recording);
  const { body } = await saves(person, recording, more);
  return person.call(notes.get, { params: { id: String(body.id) } });
}

/** The files of recordings that are on the disk. */
export function filesIn({ dataDir }: Pick<World, 'dataDir'>): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.startsWith('audio/') && statSync(join(dataDir, name)).isFile(),
  );
}

/** The rows of recordings, as far as they say whose they are and whether they wait. */
export async function rowsIn({ deps }: Pick<World, 'deps'>) {
  return deps.db
    .selectFrom('audio_clips')
    .select(['user_id', 'recording', 'mime', 'ms', 'note_id', 'waiting_since'])
    .orderBy('recording')
    .execute();
}
