import * as z from 'zod/mini';
import { localTime } from '#shared/calendar.ts';
import { recordingTypes } from '#shared/contract/recordings.ts';
import { attached, recordingType } from '../audio.ts';
import { ImportRefusal, type ImportMapping, type ImportedToast, type LeftOutReason } from '../entry.ts';
import { leftOut, type Found, type Moment, type Source } from '../found.ts';
import { field, fitting, instantOf, list, loose, things, type JsonFile } from '../json.ts';
import { importLimits } from '../limits.ts';
import { momentOfInstant, zoneOf } from '../zone.ts';
import type { Zip } from '../zip.ts';
import { ownDay } from './clink-json.ts';

// clink.json in the ZIP of 'Download everything'.
const sound = z.object({ file: z.string(), ms: loose(z.number()), type: loose(z.string()) });
const reflection = z.object({
  id: z.int().check(z.minimum(1)),
  createdAt: z.union([z.string(), z.number()]),
  localDate: z.string(),
  timezone: loose(z.string()),
  content: z.nullish(z.string()),
  bundleTag: loose(z.string()),
  keptOut: loose(z.boolean()),
  updatedAt: loose(z.string()),
  recording: loose(sound),
});
const line = z.object({
  text: z.string(),
  noteIds: z.catch(z.array(z.int()), []),
  startMs: loose(z.number()),
  endMs: loose(z.number()),
});
const toast = z.object({
  id: z.int().check(z.minimum(1)),
  type: z.string(),
  createdAt: z.union([z.string(), z.number()]),
  intervalStart: z.union([z.string(), z.number()]),
  intervalEnd: z.union([z.string(), z.number()]),
  narrator: loose(z.string()),
  early: loose(z.boolean()),
  lines: things,
  audio: loose(sound),
});

/** Everything that Clink gives to take away, with exact instants, zones, recordings and toasts. */
export async function clinkArchive(file: JsonFile, mapping: ImportMapping, zip?: Zip): Promise<Source> {
  const version = field(await file.load(), 'version');
  if (typeof version === 'number' && version > 1) {
    throw new ImportRefusal('This archive was made by a newer Clink than this one, which cannot read it yet.');
  }
  const toasts = list(await file.load(), 'toasts');
  if (toasts.length > importLimits.toasts) {
    throw new ImportRefusal(`This file holds more than ${importLimits.toasts.toLocaleString('en')} toasts.`);
  }
  const read = toasts.map((value) => toastOf(value, zip));
  return {
    format: zip ? 'clink-zip' : 'clink-json',
    mapping,
    ...(zip && { zip }),
    async *entries() {
      for (const [at, value] of list(await file.load(), 'reflections').entries()) {
        yield* entry(value, `${file.name}, reflection ${at + 1}`, zip);
      }
      for (const [at, one] of read.entries()) {
        if (one === null) {
          yield leftOut('damaged', `${file.name}, toast ${at + 1}`);
        }
      }
    },
    toasts: () => read.filter((one) => one !== null),
  };
}

function* entry(value: unknown, where: string, zip: Zip | undefined): Generator<Found> {
  const read = fitting(reflection, value);
  if (!read || (typeof read.content !== 'string' && !read.recording)) {
    yield leftOut('damaged', where);
    return;
  }
  const sounds = read.recording ? [{ member: read.recording.file, ms: read.recording.ms ?? null }] : [];
  const { recording, left } = attached(zip, { sounds, others: 0, where });
  yield* left;
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: `${read.id}@${read.createdAt}`,
      oldId: read.id,
      when: whenOf(read.localDate, read.createdAt, zoneOf(read.timezone)),
      text: read.content ?? '',
      isOurs: true,
      keptOut: read.keptOut ?? false,
      bundleTag: read.bundleTag ?? null,
      updatedAt: instantOf(read.updatedAt ?? null),
      recording,
    },
  };
}

/** The day is the writer's own and stays it: after midnight it may be the one before. */
function whenOf(date: string, createdAt: string | number, zone: string | null): Moment | LeftOutReason {
  const localDate = ownDay(date);
  const instant = instantOf(createdAt);
  if (localDate === null || instant === null) {
    return 'impossible-date';
  }
  const shown = momentOfInstant(instant, zone);
  return typeof shown === 'string' ? shown : { ...shown, localDate, time: localTime(instant, zone ?? 'UTC') };
}

function toastOf(value: unknown, zip: Zip | undefined): ImportedToast | null {
  const read = fitting(toast, value);
  if (!read) {
    return null;
  }
  const createdAt = instantOf(read.createdAt);
  const intervalStart = instantOf(read.intervalStart);
  const intervalEnd = instantOf(read.intervalEnd);
  const lines = read.lines.map((one) => fitting(line, one));
  const isWhole = lines.length > 0 && lines.every((one) => one !== null && isStorable(one.text));
  if (createdAt === null || intervalStart === null || intervalEnd === null || intervalEnd < intervalStart || !isWhole) {
    return null;
  }
  return {
    oldId: read.id,
    type: read.type,
    createdAt,
    intervalStart,
    intervalEnd,
    narrator: read.narrator ?? null,
    early: read.early ?? false,
    lines: lines.flatMap((one) =>
      one === null ? [] : [{ ...one, startMs: one.startMs ?? null, endMs: one.endMs ?? null }],
    ),
    audio: voiceOf(read.audio ?? null, zip),
  };
}

function isStorable(text: string): boolean {
  return text.trim() !== '' && text.isWellFormed() && !text.includes('\0');
}

function voiceOf(audio: z.output<typeof sound> | null, zip: Zip | undefined): ImportedToast['audio'] {
  const member = audio === null ? undefined : zip?.find(audio.file);
  if (!audio || !member || member.isEncrypted) {
    return null;
  }
  const known = [...recordingTypes, 'audio/mpeg', 'audio/wav'].find((type) => type === audio.type);
  const type = known ?? recordingType(member.name) ?? (member.name.endsWith('.mp3') ? 'audio/mpeg' : null);
  return type === null ? null : { member: member.name, type, ms: audio.ms ?? null };
}
