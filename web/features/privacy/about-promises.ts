import type { Promised } from '#web/lib/promise.ts';

/** What the page About promises. */
export const aboutPromises: readonly Promised[] = [
  {
    says: 'Your name is kept only on your device.',
    heldBy: [
      'server/features/at-rest.test.ts: holds no word of a reflection or a toast, and never the display name; nor does the log',
      'e2e/reflections.test.ts: the display name stays on the device',
    ],
  },
  {
    says: 'No ads, and nothing that follows you around.',
    heldBy: ['e2e/links.test.ts: a visitor finds no dead link, no error and nothing that leaves'],
  },
  {
    says: 'One tap to download everything you wrote, and the recordings of your voice.',
    heldBy: ['e2e/export.test.ts: with the recordings of one’s voice they come as a ZIP'],
  },
  {
    says: 'One tap to delete a reflection, and one to delete everything.',
    heldBy: [
      'e2e/undo.test.ts: one is deleted only when that is confirmed, its neighbour gets the focus, and the mouse brings it back',
      'e2e/account.test.ts: an account is deleted with its password, and nothing of it is left here',
    ],
  },
];
