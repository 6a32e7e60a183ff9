import { check } from '#server/language/check/check.ts';
import { compose, draft } from '#server/language/compose.ts';
import type { ComposedLine, ComposeRequest, Moment } from '#server/language/compose.ts';
import type { SpokenTone } from '#server/language/base/types.ts';
import { narratorIds } from '#shared/contract/narrators.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { tones } from '#shared/contract/settings.ts';
import type { Tone } from '#shared/contract/settings.ts';
import { corpus } from './corpus/corpus.ts';
import type { CorpusPerson, CorpusWeek } from './corpus/corpus.ts';

/** A composed toast with all it came from. `week` counts a person's weeks from 0; `ms` is the processor's time the composing took. */
export type Toast = {
  person: string;
  week: number;
  from: CorpusWeek;
  tone: Tone;
  narrator: NarratorId;
  seed: string;
  /** The notes of earlier weeks that the composer was given. */
  earlier: readonly Moment[];
  lines: ComposedLine[];
  /** The tone it was written in, after the composer has looked at the notes. */
  spoken: SpokenTone;
  /** What the checker says of the toast as first drafted, before the composer leaves out what is refused. */
  complaints: string[];
  ms: number;
};

/** The voice and manner a person keeps for a year. */
export type Manner = { tone: Tone; narrator: NarratorId };

/** Every week of everyone with something written, `rounds` times over, in tones and narrators that take turns; nothing said before. */
export function* rotation(rounds: number, everyone = corpus()): Generator<Toast> {
  let turn = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { person, weeks } of everyone) {
      for (const [week, from] of weeks.entries()) {
        if (from.notes.length === 0) {
          continue;
        }
        turn += 1;
        const manner = { tone: at(tones, turn + round), narrator: at(narratorIds, turn + round * 2) };
        const seed = `${person.id} ${String(week)} ${String(round)}`;
        yield toastOf({ moments: from.notes, ...manner, seed }, { person: person.id, week, from });
      }
    }
  }
}

/** A person's toasts one after the other, in one tone and by one narrator, each knowing what was written and said before. */
export function* year({ person, weeks }: CorpusPerson, manner: Manner): Generator<Toast> {
  const said: string[][] = [];
  const earlier: Moment[] = [];
  for (const [week, from] of weeks.entries()) {
    if (from.notes.length === 0) {
      continue;
    }
    const seed = `${person.id} ${String(week)} year`;
    const request = { moments: from.notes, ...manner, seed, said: [...said], earlier: [...earlier] };
    const toast = toastOf(request, { person: person.id, week, from });
    said.unshift(toast.lines.map(({ text }) => text));
    earlier.push(...from.notes);
    yield toast;
  }
}

/** The manner that the person at that place of the corpus keeps, so that all tones and narrators are kept by someone. */
export function mannerOf(place: number): Manner {
  return { tone: at(tones, place), narrator: at(narratorIds, place + Math.floor(place / 12)) };
}

/** Composes one toast and asks the checker about its first draft. */
export function toastOf(request: ComposeRequest, of: Pick<Toast, 'person' | 'week' | 'from'>): Toast {
  const start = cpuMs();
  const { lines, tone: spoken } = compose(request);
  const ms = cpuMs() - start;
  const { tone, narrator, seed, earlier = [] } = request;
  const complaints = check(draft(request).lines, [...earlier, ...request.moments]);
  return { ...of, tone, narrator, seed, earlier, lines, spoken, complaints, ms };
}

/** The processor's time, so that what else the machine does is not counted. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function at<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length];
  if (item === undefined) {
    throw new Error('Nothing to take turns with.');
  }
  return item;
}
