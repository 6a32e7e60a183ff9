import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpus } from '../bench/words/corpus/corpus.ts';
import type { CorpusPerson, CorpusWeek, Kind } from '../bench/words/corpus/corpus.ts';
import { lengthOf } from '../bench/words/length.ts';
import { compose } from '#server/language/compose.ts';
import type { Moment } from '#server/language/compose.ts';
import { narrators } from '../server/features/narrators/narrators.ts';
import { narratorIds } from '../shared/contract/narrators.ts';
import { weekdays } from '../shared/calendar.ts';
import { tones } from '../shared/contract/settings.ts';

// `npm run samples`: writes docs/toast-samples.md, twenty toasts of invented people with the notes they rest on.
const count = 20;
const kinds: readonly Kind[] = ['full', 'plain', 'mixed', 'full', 'thin', 'plain', 'full', 'hard', 'plain', 'full'];

const head = `# Twenty toasts

Written by the built-in composer from the notes of invented people, in every tone and by every narrator.
\`npm run samples\` writes this page anew. Under each toast are the notes of its week; the small figures after a line say
which of them it rests on.
`;

const everyone = corpus();
const samples = Array.from({ length: count }, (_, place) => sampleOf(place));
writeFileSync(fileURLToPath(new URL('../docs/toast-samples.md', import.meta.url)), [head, ...samples].join('\n'));

function sampleOf(place: number): string {
  const one = pick(everyone, place);
  const kind = pick(kinds, place);
  const weeks = one.weeks.filter((week) => week.kind === kind && week.notes.length > 0);
  const week = pick(weeks, Math.floor(place / everyone.length) + place);
  const tone = pick(tones, place);
  const narrator = pick(narratorIds, place);
  const toast = compose({ moments: week.notes, tone, narrator, seed: `sample ${String(place)}` });
  const { seconds } = lengthOf(toast.lines);
  const manner = tone === 'auto' ? `auto, which became ${toast.tone}` : tone;
  const lines = toast.lines.map(({ text, noteIds }) => `> ${plainText(text)}${figures(noteIds, week.notes)}`);
  return [
    `## ${String(place + 1)}. ${heading(one, week)}`,
    '',
    `Tone: ${manner}. Narrator: ${narrators[narrator].name}. About ${String(Math.round(seconds))} seconds.`,
    '',
    lines.join('\n>\n'),
    '',
    `<details><summary>The notes of the week (${String(week.notes.length)})</summary>`,
    '',
    ...week.notes.map((note, at) => `${String(at + 1)}. ${dayOf(note)}: ${plainText(note.content)}`),
    '',
    '</details>',
    '',
  ].join('\n');
}

function heading({ person }: CorpusPerson, { kind }: CorpusWeek): string {
  return `${person.name}, ${kind === 'plain' ? 'an ordinary week' : `a ${kind} week`}`;
}

/** The places of the notes in the week's list, small and raised. */
function figures(ids: readonly number[], notes: readonly Moment[]): string {
  const places = notes.flatMap(({ id }, at) => (ids.includes(id) ? [String(at + 1)] : []));
  return places.length === 0 ? '' : ` <sup>${places.join(' ')}</sup>`;
}

function dayOf({ localDate }: Moment): string {
  return weekdays[new Date(localDate).getUTCDay()] ?? '';
}

/** The text so that Markdown shows it as it stands. */
function plainText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_[\]#]/g, '\\$&')
    .replaceAll('\n', '<br>');
}

function pick<T>(items: readonly T[], place: number): T {
  const item = items[place % items.length];
  if (item === undefined) {
    throw new Error('There is nothing to pick from.');
  }
  return item;
}
