import type { recordingTypes } from '#shared/contract/recordings.ts';
import { limits } from '#shared/limits.ts';
import type { ImportedEntry } from './entry.ts';
import { leftOut, type Found } from './found.ts';
import type { Zip } from './zip.ts';

type RecordingType = (typeof recordingTypes)[number];

const types: Record<string, RecordingType> = {
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/mp4',
  webm: 'audio/webm',
  weba: 'audio/webm',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
};

/** What kind of recording a file is by its name; null where it is none that Clink can keep. */
export function recordingType(name: string): RecordingType | null {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(types, ending) ? (types[ending] ?? null) : null;
}

type Attached = {
  /** The files of an entry that are sounds, by their names in the ZIP, as far as they are there. */
  sounds: { member: string | undefined; ms: number | null }[];
  /** How many others it has. */
  others: number;
  where: string;
};

/**
 * What becomes of the files that were attached to an entry: the first recording that Clink can keep stays with it, and
 * the rest is told of.
 */
export function attached(
  zip: Zip | undefined,
  { sounds, others, where }: Attached,
): { recording: ImportedEntry['recording']; left: Found[] } {
  let recording: ImportedEntry['recording'] = null;
  let attachments = others;
  const left: Found[] = [];
  for (const { member, ms } of sounds) {
    const found = member === undefined ? undefined : zip?.find(member);
    const type = found ? recordingType(found.name) : null;
    if (!found || type === null || recording !== null) {
      attachments += 1;
    } else if (found.isEncrypted) {
      left.push(leftOut('encrypted', where));
    } else if (found.size > limits.recordingBytes) {
      left.push(leftOut('recording-too-large', where));
    } else if (found.size === 0) {
      left.push(leftOut('damaged', where));
    } else {
      recording = { member: found.name, type, ms };
    }
  }
  return { recording, left: attachments > 0 ? [...left, leftOut('attachment', where, attachments)] : left };
}
