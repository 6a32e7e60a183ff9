import type { HeldBy, Promised } from '#web/lib/promise.ts';

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

/** What helps someone who signs up to give away little, and what is promised beside it. */
export const tips: readonly { says: string; heldBy?: HeldBy }[] = [
  {
    says: 'Only an email address and a password are needed, to sign in and to reset your password.',
    heldBy: ['server/features/accounts/accounts.test.ts: opens an account, signs in by email or handle, and out again'],
  },
  { says: 'With an Apple account you can use Hide My Email. Apple then passes our emails on to you.' },
  { says: 'Otherwise, consider an email alias or a masked email. Many email providers offer one.' },
  {
    says: 'Your data is never sold, there are no ads, and your reflections stay private.',
    heldBy: [
      'e2e/links.test.ts: a visitor finds no dead link, no error and nothing that leaves',
      "server/features/notes/notes.test.ts: are nobody else's",
    ],
  },
];
