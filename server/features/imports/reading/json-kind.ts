import { field, list } from './json.ts';

/** Whose JSON this is, by what is in it; null where nobody here knows it. */
export function jsonKind(root: unknown): 'clink' | 'reflections' | 'day-one' | 'journiv' | 'journey' | null {
  if (field(root, 'format') === 'clink' && Array.isArray(field(root, 'reflections'))) {
    return 'clink';
  }
  if (Array.isArray(field(root, 'reflections'))) {
    return 'reflections';
  }
  if (Array.isArray(field(root, 'journals')) && (has(root, 'export_version') || has(root, 'moments'))) {
    return 'journiv';
  }
  if (has(root, 'date_journal')) {
    return 'journey';
  }
  const entries = list(root, 'entries');
  const isEmptyJournal = entries.length === 0 && Array.isArray(field(root, 'entries')) && has(root, 'metadata');
  return isEmptyJournal || entries.slice(0, 50).some((entry) => has(entry, 'creationDate')) ? 'day-one' : null;
}

function has(value: unknown, name: string): boolean {
  return field(value, name) !== undefined;
}
