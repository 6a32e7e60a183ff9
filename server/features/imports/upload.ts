import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { ownDay, scheduleOf } from '#server/features/settings/settings.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { createScratchFile } from '#server/platform/storage/scratch-file.ts';
import { addDays } from '#shared/calendar.ts';
import { importMapping, type ImportMapping } from '#shared/contract/imports.ts';
import { AppError } from '#shared/errors.ts';
import { ImportRefusal, type Reading } from './reading/entry.ts';
import type { ImportReader } from './reading/reader.ts';
import { importLimits } from './reading/limits.ts';

const mb = 1024 * 1024;
/** In testing mode nothing reaches the disk. */
const mostInMemory = 8 * mb;

/** A file that was sent, as its sender describes it. */
export type Upload = {
  /** As the device calls it. */
  name: string;
  /** As JSON. */
  mapping?: string | undefined;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
};

/** The file in the body of a request, for as long as its sender is there, or waits for this answer. */
export function uploadIn({ body, raw }: FastifyRequest, answer?: ServerResponse): Pick<Upload, 'body' | 'signal'> {
  const gone = new AbortController();
  const end = () => gone.abort(new AppError('invalid', 'The sender of a file is gone.'));
  raw.once('close', () => raw.complete || end());
  answer?.once('close', () => answer.writableFinished || end());
  return { body: (body ?? []) as AsyncIterable<Uint8Array>, signal: gone.signal };
}

/**
 * Reads a file that was sent, whole, before anything is done with it. Throws `invalid` with words for its sender where
 * it cannot come in, and `too_large`. Who gets a reading closes it; the file goes with it.
 */
export async function readUpload(
  deps: Deps,
  viewer: Viewer,
  { reader, upload }: { reader: ImportReader; upload: Upload },
): Promise<{ reading: Reading; zone: string }> {
  const mapping = mappingOf(upload.mapping);
  const { timezone } = await scheduleOf(deps, viewer.userId);
  const zone = mapping.timezone ?? timezone;
  const { today } = await ownDay(deps, viewer.userId, { now: deps.clock.now(), zone: undefined });
  const file = await createScratchFile(upload.body, {
    folder: deps.sandbox ? null : join(deps.config.dataDir, 'scratch'),
    most: deps.sandbox ? mostInMemory : importLimits.file,
    tooLarge: deps.sandbox
      ? 'In testing mode a file can be up to 8 MB.'
      : 'This file is larger than 1 GB. Please split it, or leave photos out of it.',
  });
  try {
    if (file.size === 0) {
      throw new ImportRefusal('This file is empty.');
    }
    const named = { name: upload.name, size: file.size, read: file.read };
    const options = { lastDay: addDays(today, 1), signal: upload.signal };
    const reading = await reader.read(named, { ...mapping, timezone: zone }, options);
    return {
      reading: {
        ...reading,
        async close() {
          await reading.close();
          await file.close();
        },
      },
      zone,
    };
  } catch (error) {
    await file.close();
    throw inWords(error);
  }
}

/** What a reading cannot do, as an error of ours. */
export function inWords(error: unknown): unknown {
  return error instanceof ImportRefusal
    ? new AppError('invalid', 'A file that cannot come in.', { userMessage: error.message, cause: error })
    : error;
}

function mappingOf(text: string | undefined): ImportMapping {
  const read = z.safeParse(importMapping, text === undefined ? {} : parsed(text));
  if (!read.success) {
    throw new AppError('invalid', 'A mapping that cannot be read.', {
      userMessage: 'How this file is to be read could not be understood. Please choose it again.',
    });
  }
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
