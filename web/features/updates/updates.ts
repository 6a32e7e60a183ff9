import { audioErrorFix } from './entries/audio-error-fix.ts';
import { changelog } from './entries/changelog.ts';
import { deleteAccount } from './entries/delete-account.ts';
import { modalLayout } from './entries/modal-layout.ts';
import { privacyFirstSignup } from './entries/privacy-first-signup.ts';
import { reflectionStatus } from './entries/reflection-status.ts';
import { simplerScreens } from './entries/simpler-screens.ts';
import { uploadLibrary } from './entries/upload-library.ts';
import type { Update, UpdateCategory } from './update.ts';

const all: readonly Update[] = [
  privacyFirstSignup,
  audioErrorFix,
  changelog,
  deleteAccount,
  modalLayout,
  reflectionStatus,
  simplerScreens,
  uploadLibrary,
];

/** Every update, the newest first. */
export const updates = all.toSorted((one, other) => other.date.localeCompare(one.date));

/** The months in which there are updates, as 'YYYY-MM', the newest first. */
export const updateMonths = [...new Set(updates.map(({ date }) => date.slice(0, 7)))];

/** What is looked for; nothing chosen means all of them. */
export type UpdateFilter = { month: string | null; categories: readonly UpdateCategory[] };

export function findUpdates({ month, categories }: UpdateFilter): readonly Update[] {
  return updates.filter(
    ({ date, category }) =>
      (month === null || date.startsWith(month)) && (categories.length === 0 || categories.includes(category)),
  );
}

export function updateOf(slug: string): Update | undefined {
  return updates.find((update) => update.slug === slug);
}
