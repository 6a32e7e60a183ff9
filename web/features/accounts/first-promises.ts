import type { Promised } from '#web/lib/promise.ts';

/** What someone new is told before they write. */
export const firstPromises: readonly Promised[] = [
  {
    says: 'We only ask for your email, to sign in with, and the first name you like to be called by. Your name is kept only on this device.',
    heldBy: [
      'server/features/at-rest.test.ts: holds no word of a reflection or a toast, and never the display name; nor does the log',
    ],
  },
  {
    says: 'Your reflections are private. The server reads them, to write your toast; no other person is shown them.',
    heldBy: ["server/features/notes/notes.test.ts: are nobody else's"],
  },
  {
    says: 'They are used for one thing: to make your weekly toast.',
    heldBy: [
      'server/platform/writing/writing.test.ts: is nothing when none is configured, and nothing is loaded for it',
      'server/features/notes/care.test.ts: is nothing: not in the database, nor in the log, nor in the mails',
    ],
  },
  {
    says: 'You can delete them, or everything, at any time.',
    heldBy: [
      'server/features/notes/changes.test.ts: is for good after ten seconds, and leaves no row, also over a crash and a second deletion',
      'server/features/accounts/deletion.test.ts: leaves no row and no byte behind, and nobody else is touched',
    ],
  },
];
