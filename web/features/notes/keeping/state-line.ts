import { tooLongNote } from '#shared/contract/notes.ts';
import type { Draft, PageDraft } from './draft.ts';
import { isTooLong } from './draft.ts';

export type SavingState = { saving: boolean; saved: boolean; failed: boolean };

/** Where the words on a page are now; always true. `isNews` tells what a screen reader should hear at once. */
export function stateLine(page: PageDraft, { saving, saved, failed }: SavingState): { line: string; isNews: boolean } {
  const { draft, kept, restored, elsewhere, contested } = page;
  if (saved) {
    // A notice says it aloud.
    return quiet('Saved.');
  }
  if (!draft) {
    return quiet('What you write is kept on this device until you save it.');
  }
  if (saving) {
    return news('Saving...');
  }
  if (contested) {
    return news('Another tab has changed the draft on this device. Please save before you leave this page.');
  }
  if (!kept) {
    return draft.sealed
      ? news('This device cannot keep a draft. Your words are safe on the server, but not saved as a reflection yet.')
      : news('This device cannot keep a draft. Please save before you leave this page.');
  }
  if (draft.refusal !== undefined) {
    return news(`Not saved yet. ${draft.refusal}`);
  }
  if (elsewhere) {
    return news('From another device. Not saved yet.');
  }
  const place = whereKept(draft);
  if (isTooLong(draft.text)) {
    return news(`${place}, not saved yet. ${tooLongNote}`);
  }
  if (restored) {
    return quiet(`Where you left off. ${place}, not saved yet.`);
  }
  return failed ? news('Not saved. Your words are kept on this device.') : quiet(`${place}, not saved yet.`);
}

/** The same in a word or two, for a phone's bar. What is news stands in full beside it. */
export function briefly({ draft }: PageDraft, { saving, saved }: SavingState): string {
  if (saved) {
    return 'Saved.';
  }
  if (saving) {
    return 'Saving...';
  }
  return draft ? 'Not saved yet' : '';
}

function whereKept({ sealed, recording }: Draft): string {
  if (!sealed) {
    return 'Kept on this device';
  }
  return recording ? 'Kept on this device, with the words on the server too' : 'Kept on this device and on the server';
}

function news(line: string) {
  return { line, isNews: true };
}

function quiet(line: string) {
  return { line, isNews: false };
}
