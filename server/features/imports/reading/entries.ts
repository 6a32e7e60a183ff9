import { limits } from '#shared/limits.ts';
import { cleanName, cleanText, tidyLines } from './clean.ts';
import type { ImportExtra, ImportMapping, ImportedEntry, LeftOutReason } from './entry.ts';
import type { Draft } from './found.ts';
import { importLimits } from './limits.ts';
import { splitText } from './split.ts';

const firstDay = '1900-01-01';
const labels: [ImportExtra, string][] = [
  ['mood', 'Mood'],
  ['activities', 'Activities'],
  ['tags', 'Tags'],
  ['place', 'Place'],
];

/**
 * The reflections that an entry becomes: one, or the parts of a longer text; or why it becomes none.
 *
 * @param lastDay the last day that may come in, 'YYYY-MM-DD'
 */
export function entriesOf(
  draft: Draft,
  { extras = ['title'] }: ImportMapping,
  lastDay: string,
): ImportedEntry[] | LeftOutReason {
  const { when } = draft;
  if (typeof when === 'string') {
    return when;
  }
  if (when.localDate < firstDay || when.localDate > lastDay) {
    return when.localDate < firstDay ? 'too-early' : 'to-come';
  }
  const recording = draft.recording ?? null;
  const text = draft.isOurs ? ours(draft.text) : composed(draft, extras);
  if (text.trim() === '' && recording === null) {
    return 'no-words';
  }
  if (text.length > importLimits.entryText) {
    return 'not-understood';
  }
  const parts = text.length <= limits.reflectionMax ? [text] : splitText(text, limits.reflectionMax);
  return parts.map((content, at) => ({
    sourceId: draft.sourceId,
    oldId: draft.oldId ?? null,
    ...when,
    content,
    keptOut: draft.keptOut ?? false,
    bundleTag: draft.bundleTag ?? null,
    updatedAt: draft.updatedAt ?? null,
    part: parts.length === 1 ? null : { number: at + 1, of: parts.length },
    recording: at === 0 ? recording : null,
  }));
}

/** Every other character of our own stays what it was. */
function ours(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

function composed({ text, extras = {} }: Draft, wanted: readonly ImportExtra[]): string {
  const body = tidyLines(cleanText(text));
  const title = wanted.includes('title') ? cleanName(extras.title ?? '', 500) : '';
  const isSaid = title === '' || body.slice(0, title.length).toLowerCase() === title.toLowerCase();
  const more = labels.flatMap(([name, label]) => {
    const value = wanted.includes(name) ? cleanName(extras[name] ?? '', 2_000) : '';
    return value === '' ? [] : [`${label}: ${value}`];
  });
  return [isSaid ? '' : title, body, more.join('\n')].filter((part) => part !== '').join('\n\n');
}
