import * as z from 'zod/mini';
import { instant, localDate } from './contract/common.ts';
import { feedKinds } from './contract/feeds.ts';
import { preferences, schedule } from './contract/settings.ts';
import { visibilities } from './sharing.ts';

const since = z.object({ username: z.string(), since: instant });

/** A sound that lies beside the file, under this name. */
const sound = z.object({ file: z.string(), ms: z.nullable(z.int()), type: z.optional(z.string()) });

const account = z.object({
  username: z.string(),
  /** What others read; null where it is the username. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  preferences,
  schedule,
  pronunciations: z.array(z.object({ written: z.string(), said: z.string() })),
  badges: z.array(z.object({ name: z.string(), awardedAt: instant })),
  friends: z.array(since),
  blocked: z.array(since),
  shares: z.array(
    z.object({
      toastId: z.int(),
      visibility: z.enum(visibilities),
      allowComments: z.boolean(),
      createdAt: instant,
      expiresAt: z.nullable(instant),
      content: z.string(),
    }),
  ),
  feeds: z.array(z.object({ kind: z.enum(feedKinds), name: z.nullable(z.string()), createdAt: instant })),
});
export type TakenAccount = z.output<typeof account>;

/** What could not be read any more: nothing of it is in the lists. */
const damaged = z.object({ reflections: z.array(z.int()), toasts: z.array(z.int()), recordings: z.array(z.string()) });
export type Damaged = z.output<typeof damaged>;

/**
 * `clink.json` in the ZIP of 'Download everything': all of it for a program, such as another Clink. Instants are ISO 8601
 * in UTC, days are of the writer's calendar, and `noteIds` name reflections by their `id` here.
 */
export const archiveFile = z.object({
  format: z.literal('clink'),
  version: z.literal(1),
  exportedAt: instant,
  account,
  /** Newest first. */
  reflections: z.array(
    z.object({
      id: z.int(),
      createdAt: instant,
      localDate,
      timezone: z.string(),
      content: z.string(),
      bundleTag: z.nullable(z.string()),
      keptOut: z.boolean(),
      updatedAt: z.nullable(instant),
      recording: z.nullable(sound),
    }),
  ),
  /** Newest first. */
  toasts: z.array(
    z.object({
      id: z.int(),
      type: z.string(),
      createdAt: instant,
      intervalStart: instant,
      intervalEnd: instant,
      early: z.boolean(),
      narrator: z.nullable(z.string()),
      lines: z.array(
        z.object({
          text: z.string(),
          noteIds: z.array(z.int()),
          startMs: z.nullable(z.int()),
          endMs: z.nullable(z.int()),
        }),
      ),
      audio: z.nullable(sound),
    }),
  ),
  damaged,
});
