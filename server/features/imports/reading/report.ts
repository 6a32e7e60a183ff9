import type {
  ImportExtra,
  ImportFormat,
  ImportMapping,
  ImportSummary,
  ImportedEntry,
  LeftOut,
  LeftOutReason,
} from './entry.ts';
import { ImportRefusal } from './entry.ts';
import { entriesOf } from './entries.ts';
import type { Found, RemarkKind, Source } from './found.ts';
import { importLimits } from './limits.ts';

const placeLength = 160;

/** Counts what comes out of a file, and what does not. */
export function createReport(source: Source, lastDay: string) {
  const reasons = new Map<LeftOutReason, LeftOut>();
  const remarks = new Map<RemarkKind, number>();
  const extras = new Set<ImportExtra>();
  const days = { first: null as string | null, last: null as string | null };
  let entries = 0;

  function leave(reason: LeftOutReason, where: string, count = 1): void {
    const known = reasons.get(reason) ?? { reason, count: 0, where: [] };
    known.count += count;
    if (known.where.length < importLimits.places && !known.where.includes(where.slice(0, placeLength))) {
      known.where.push(where.slice(0, placeLength).toWellFormed());
    }
    reasons.set(reason, known);
  }

  function remark(kind: RemarkKind, count = 1): void {
    remarks.set(kind, (remarks.get(kind) ?? 0) + count);
  }

  function take(come: readonly ImportedEntry[]): void {
    entries += come.length;
    if (entries > importLimits.entries) {
      throw new ImportRefusal(`This file holds more than ${importLimits.entries.toLocaleString('en')} entries.`);
    }
    for (const { localDate, timezone, part } of come) {
      days.first = days.first === null || localDate < days.first ? localDate : days.first;
      days.last = days.last === null || localDate > days.last ? localDate : days.last;
      if (timezone === null) {
        remark('no-zone');
      }
      if (part?.number === 1) {
        remark('split');
      }
    }
  }

  return {
    /** Takes what was found and answers with the entries that come of it. */
    add(found: Found): ImportedEntry[] {
      if (found.kind === 'left-out') {
        leave(found.reason, found.where, found.count);
        return [];
      }
      if (found.kind === 'remark') {
        remark(found.remark, found.count);
        return [];
      }
      const { draft } = found;
      for (const name of Object.keys(draft.extras ?? {}) as ImportExtra[]) {
        if ((draft.extras?.[name] ?? '') !== '') {
          extras.add(name);
        }
      }
      const come = entriesOf(draft, source.mapping, lastDay);
      if (typeof come === 'string') {
        leave(come, draft.where);
        return [];
      }
      take(come);
      return come;
    },
    summary(toasts: number): ImportSummary {
      const { format, mapping, columns = [], needsColumns = false } = source;
      return {
        format,
        entries,
        toasts,
        ...days,
        leftOut: [...reasons.values()],
        remarks: sentences(format, remarks),
        needs: [
          ...(needsColumns ? (['columns'] as const) : []),
          ...(remarks.has('ambiguous-date') && mapping.dateOrder === undefined ? (['dateOrder'] as const) : []),
          ...(remarks.has('no-zone') && mapping.timezone === undefined ? (['timezone'] as const) : []),
        ],
        columns,
        mapping: withDefaults(mapping),
        extras: [...extras],
      };
    },
  };
}

function withDefaults(mapping: ImportMapping): ImportMapping {
  return { ...mapping, extras: mapping.extras ?? ['title'] };
}

function sentences(format: ImportFormat, remarks: ReadonlyMap<RemarkKind, number>): string[] {
  const said: Partial<Record<RemarkKind, (count: string) => string>> = {
    split: (count) => `Long entries were split: ${count}.`,
    'windows-1252': () =>
      'This file is not in Unicode. It was read as Western European text (Windows-1252), so please look at its accents.',
    symlinks: (count) => `Links to other files were not followed: ${count}.`,
    'nested-zip': (count) => `ZIP files inside this one were not opened: ${count}.`,
    'no-zone': (count) => (format.startsWith('clink') ? '' : `Entries that name no time zone: ${count}.`),
  };
  return [...remarks]
    .map(([kind, count]) => said[kind]?.(count.toLocaleString('en')) ?? '')
    .filter((sentence) => sentence !== '');
}
