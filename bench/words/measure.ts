import { atLeast, atMost, figure, median } from '../row.ts';
import type { Row } from '../row.ts';
import { slipKinds, slipsIn } from './linter.ts';
import { apart, returnsIn } from './repetition.ts';
import type { Return } from './repetition.ts';
import { lengthOf } from './length.ts';
import { seconds } from './targets.ts';
import { wordsIn } from './slips/text.ts';
import type { Targets } from './targets.ts';
import type { Toast } from './toasts.ts';
import { heldUp, wovenNotes } from './woven.ts';

/** Something to mend: what kind it is, the toast it is in, and the words of it. */
export type Fault = { kind: string; toast: Toast; text: string };
/** Figures for the table, and what stands behind them. */
export type Measured = { rows: Row[]; faults: Fault[] };

const mostNotes = 10;
/** A week of many notes in fewer words than so is a thin one: to fill its minute would be padding. */
const fewestOwnWords = 55;

/** Measures toasts: `single` ones of many tones and narrators, and `years`, each one person's in order. */
export function measure(single: readonly Toast[], years: readonly (readonly Toast[])[], aims: Targets): Measured {
  const all = [...single, ...years.flat()];
  const parts = [
    { rows: [figure('Toasts', all.length, '')], faults: [] },
    truth(all, aims),
    grammar(all, aims),
    care(all, aims),
    coverage(single, aims),
    repetition(years, aims),
    length(single, aims),
    time(single, years.flat(), aims),
  ];
  return { rows: parts.flatMap(({ rows }) => rows), faults: parts.flatMap(({ faults }) => faults) };
}

function truth(toasts: readonly Toast[], aims: Targets): Measured {
  const faults = toasts.flatMap((toast) => toast.complaints.map((text) => ({ kind: 'refused', toast, text })));
  return { rows: [atMost('Lines refused by the checker', faults.length, 'lines', aims.refused)], faults };
}

function grammar(toasts: readonly Toast[], aims: Targets): Measured {
  const faults = toasts.flatMap((toast) =>
    slipsIn(toast.lines.map(({ text }) => text)).map(({ kind, found, line }) => ({
      kind: `slip: ${kind}`,
      toast,
      text: `[${found}] ${toast.lines[line]?.text ?? ''}`,
    })),
  );
  const counts = slipKinds.map((kind) => ({
    kind,
    count: faults.filter((fault) => fault.kind === `slip: ${kind}`).length,
  }));
  return {
    rows: [
      atMost('Slips', faults.length, 'slips', aims.slips),
      figure('Toasts with a slip', percent(new Set(faults.map(({ toast }) => toast)).size, toasts.length), 'of 100'),
      ...counts.filter(({ count }) => count > 0).map(({ kind, count }) => figure(`· ${kind}`, count, 'slips')),
    ],
    faults,
  };
}

/** A heavy note is left in peace, and a hard week gets no other tone than the quiet one. */
function care(toasts: readonly Toast[], aims: Targets): Measured {
  const held = toasts.flatMap((toast) =>
    heldUp(toast).map(({ content, line }) => ({
      kind: 'heavy note held up',
      toast,
      text: `${line} — from: ${content}`,
    })),
  );
  const loud = toasts
    .filter(({ from, spoken }) => from.heavyIds.length > 0 && spoken !== 'reflective')
    .map((toast) => ({
      kind: 'heavy week in a bright tone',
      toast,
      text: `${toast.spoken}: ${toast.from.notes
        .filter(({ id }) => toast.from.heavyIds.includes(id))
        .map(({ content }) => content)
        .join(' / ')}`,
    }));
  const hushed = toasts
    .filter(({ from, tone, spoken }) => /plain|full|thin/.test(from.kind) && tone !== 'auto' && spoken !== tone)
    .map((toast) => ({
      kind: 'light week told as heavy',
      toast,
      text: toast.from.notes.map(({ content }) => content).join(' / '),
    }));
  return {
    rows: [
      atMost('Heavy notes held up', held.length, 'notes', aims.heldUp),
      atMost('Weeks with heavy notes in a bright tone', loud.length, 'toasts', aims.loud),
      figure('Weeks without any in a quieter tone than asked', hushed.length, 'toasts'),
    ],
    faults: [...held, ...loud, ...hushed],
  };
}

function coverage(toasts: readonly Toast[], aims: Targets): Measured {
  const some = toasts.filter(({ from }) => from.notes.length <= mostNotes).flatMap(wovenNotes);
  const many = toasts.filter(({ from }) => from.notes.length > mostNotes).flatMap(wovenNotes);
  const share = (notes: typeof some): number => percent(notes.filter(({ heard }) => heard).length, notes.length);
  const scraps = some.filter(({ scrap }) => scrap);
  const kinds = [...new Set(some.map(({ toast }) => toast.from.kind))].toSorted();
  return {
    rows: [
      atLeast(`Notes woven in, weeks of up to ${String(mostNotes)}`, share(some), 'of 100', aims.woven),
      ...kinds.map((kind) =>
        figure(`· ${kind} weeks`, share(some.filter(({ toast }) => toast.from.kind === kind)), 'of 100'),
      ),
      figure('Notes woven in, weeks of more', share(many), 'of 100'),
      figure('Notes of which only a scrap is heard', percent(scraps.length, some.length), 'of 100'),
    ],
    faults: [
      ...some
        .filter(({ heard }) => !heard)
        .map(({ toast, content }) => ({ kind: 'not woven in', toast, text: content })),
      ...scraps.map(({ toast, content }) => ({
        kind: 'only a scrap heard',
        toast,
        text: `${heardOf(toast, content)} — from: ${content}`,
      })),
    ],
  };
}

/** The lines that rest on a note of the week. */
function heardOf({ from, lines }: Toast, content: string): string {
  const ids = from.notes.filter((note) => note.content === content).map(({ id }) => id);
  return lines.flatMap(({ text, noteIds }) => (noteIds.some((id) => ids.includes(id)) ? [text] : [])).join(' / ');
}

function repetition(years: readonly (readonly Toast[])[], aims: Targets): Measured {
  const found = years.map(returnsIn);
  const openings = found.flatMap((one) => one.openings);
  const closings = found.flatMap((one) => one.closings);
  const frames = found.flatMap((one) => one.frames);
  const faultsOf = (kind: string, returns: readonly Return[]): Fault[] =>
    returns.map(({ toast, line, before, weeks }) => ({
      kind,
      toast,
      text: `${line} — ${weeks === 0 ? 'in the same toast' : `${String(weeks)} weeks before`}: ${before}`,
    }));
  return {
    rows: [
      atMost(`Openings returning within ${String(apart.ends)} weeks`, openings.length, 'returns', aims.returningEnds),
      atMost(`Closings returning within ${String(apart.ends)} weeks`, closings.length, 'returns', aims.returningEnds),
      atMost(`Frames returning within ${String(apart.frames)} weeks`, frames.length, 'returns', aims.returningFrames),
    ],
    faults: [
      ...faultsOf('opening returns', openings),
      ...faultsOf('closing returns', closings),
      ...faultsOf('frame returns', frames),
    ],
  };
}

function length(toasts: readonly Toast[], aims: Targets): Measured {
  const lengths = toasts.map((toast) => ({ toast, ...lengthOf(toast.lines) }));
  const many = lengths.filter(({ toast }) => toast.from.kind === 'full');
  const full = many.filter(({ toast }) => ownWordsOf(toast) >= fewestOwnWords);
  const few = many.filter((one) => !full.includes(one)).map((one) => one.seconds);
  const out = full.filter((one) => one.seconds < seconds.least || one.seconds > seconds.most);
  const times = full.map((one) => one.seconds);
  return {
    rows: [
      figure('Words of a toast, median', median(lengths.map(({ words }) => words)), 'words'),
      figure('A full week to hear, shortest', Math.min(...times), 's'),
      figure('A full week to hear, median', median(times), 's'),
      figure('A full week to hear, longest', Math.max(...times), 's'),
      ...(few.length > 0
        ? [figure(`Full weeks written in under ${String(fewestOwnWords)} words, shortest`, Math.min(...few), 's')]
        : []),
      atMost(
        `Full weeks not of ${String(seconds.least)} to ${String(seconds.most)} s`,
        percent(out.length, full.length),
        'of 100',
        aims.outOfTime,
      ),
    ],
    faults: out.map(({ toast, words, seconds: heard }) => ({
      kind: 'too short or too long',
      toast,
      text: `${String(Math.round(heard))} s, ${String(words)} words, from ${String(toast.from.notes.length)} notes`,
    })),
  };
}

/** How many words the notes of a toast's week hold. */
function ownWordsOf({ from }: Toast): number {
  return from.notes.reduce((sum, { content }) => sum + wordsIn(content).length, 0);
}

function time(single: readonly Toast[], remembering: readonly Toast[], aims: Targets): Measured {
  const ms = (toasts: readonly Toast[]): number[] => toasts.map((toast) => toast.ms);
  return {
    rows: [
      figure('Composing, median', median(ms(single)), 'ms'),
      atMost('Composing, 95th percentile', percentile(ms(single), 0.95), 'ms', aims.composeMs),
      atMost(
        "Composing with a year's memory, 95th percentile",
        percentile(ms(remembering), 0.95),
        'ms',
        aims.composeMs,
      ),
    ],
    faults: [],
  };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
