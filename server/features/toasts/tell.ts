import type { Deps } from '#server/deps.ts';
import { linesToSpeak } from '#server/features/friend-lines/friend-lines.service.ts';
import { pronunciationsOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { areHeavy } from '#server/language/judging.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { withFriends } from './friends-lines.ts';
import type { Week } from './gather.ts';
import { reporting } from './reporting-model.ts';
import type { Report } from './runs.ts';
import { listLatestLines } from './toasts.queries.ts';
import { openLines } from './toasts.sealing.ts';
import { writeWords } from './write-words.ts';
import type { WrittenToast } from './writer.ts';

const toastsRemembered = 16;

/** A toast whose words are written, and which has no voice yet. */
export type Told = Pick<WrittenToast, 'tone' | 'writer'> & {
  lines: Line[];
  narrator: NarratorId;
  seed: string;
  /** The notes that its lines rest on, as they were read. */
  notes: { id: number; version: number }[];
  /** The friends' lines that are spoken in it. */
  friends: { id: number }[];
  /** Whether the week was a hard one. */
  isHeavy: boolean;
};

/** Writes the words of a week's toast. `goesOn` when the week is not over. */
export async function tell(
  deps: Deps,
  week: Week,
  { goesOn, report }: { goesOn: boolean; report: Report },
): Promise<Told> {
  report({ stage: 'writing' });
  const { userId, notes, earlier, narrator, tone } = week;
  const seed = deps.random.bytes(12).toString('hex');
  const said = await linesSaid(deps, userId);
  const taught = (await pronunciationsOf(deps, userId)).map(({ written }) => written);
  const friends = await linesToSpeak(deps, userId);
  const written = await writeWords(
    { ...deps, model: deps.model && reporting(deps.model, report) },
    { by: userId, request: { moments: notes, earlier, said, taught, narrator, tone, seed, goesOn } },
  );
  const heavy = await areHeavy(
    deps.language,
    userId,
    notes.map(({ content }) => content),
  );
  const ids = new Set(written.lines.flatMap(({ noteIds }) => noteIds));
  return {
    tone: written.tone,
    writer: written.writer,
    lines: withFriends(written.lines.map(silent), friends),
    narrator,
    seed,
    notes: [...earlier, ...notes].filter(({ id }) => ids.has(id)).map(({ id, version }) => ({ id, version })),
    friends: friends.map(({ id }) => ({ id })),
    isHeavy: heavy.includes(true),
  };
}

function silent({ text, noteIds, evidence }: WrittenToast['lines'][number]): Line {
  return { text, noteIds, rests: evidence, startMs: null, endMs: null };
}

/** The lines of the person's last toasts, newest first: what a new one must not say again in the same words. */
async function linesSaid(deps: Deps, userId: number): Promise<string[][]> {
  const rows = await listLatestLines(deps.db, userId, toastsRemembered);
  const key = await deps.keyring.of(userId);
  return rows.flatMap((row) => {
    const lines = openLines(key, row);
    return lines ? [lines.filter(({ from }) => from === undefined).map(({ text }) => text)] : [];
  });
}
