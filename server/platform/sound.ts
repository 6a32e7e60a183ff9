import type { FastifyRequest } from 'fastify';
import { recordingTypes } from '#shared/contract/recordings.ts';
import { AppError } from '#shared/errors.ts';

type SoundType = (typeof recordingTypes)[number];

/** A recording as it was sent. */
export type Sound = { bytes: Buffer; mime: SoundType };

/** What a file of each kind has in it, and where: EBML's magic number, ISO BMFF's first box, an Ogg page. */
const signs: Record<SoundType, { at: number; bytes: Buffer }> = {
  'audio/webm': { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  'audio/mp4': { at: 4, bytes: Buffer.from('ftyp') },
  'audio/ogg': { at: 0, bytes: Buffer.from('OggS') },
};

/** The sound that is the body of a request. Throws `invalid` for nothing, and for what is not what it says it is. */
export function soundIn({ body, headers }: FastifyRequest): Sound {
  const mime = recordingTypes.find((type) => headers['content-type']?.toLowerCase().startsWith(type));
  return soundOf(mime, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
}

/** These bytes as a sound of this type. Throws `invalid` for nothing, and for what is not what it says it is. */
export function soundOf(mime: SoundType | undefined, body: Buffer): Sound {
  if (!mime || body.length === 0) {
    throw new AppError('invalid', 'An empty recording.', { userMessage: 'There is nothing in this recording.' });
  }
  const { at, bytes } = signs[mime];
  if (!body.subarray(at, at + bytes.length).equals(bytes)) {
    throw new AppError('invalid', 'Not the sound it says it is.', {
      userMessage: 'This could not be read as a recording. Please record it again.',
    });
  }
  return { bytes: body, mime };
}
