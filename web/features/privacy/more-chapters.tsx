import { Link } from 'react-router';
import type { PrivacyChapter } from './statement.ts';

/** What stays in the browser, who else is involved, and how to get rid of it all. */
export const whatLeaves: readonly PrivacyChapter[] = [
  {
    title: 'Cookies',
    paragraphs: [
      [
        {
          says: 'There are two, and neither follows you anywhere. One keeps you signed in, for a week or until your browser closes.',
          heldBy: [
            'server/features/accounts/accounts.test.ts: gives the session to the browser where scripts cannot read it',
            'server/features/accounts/accounts.test.ts: ends a session after seven days',
            'e2e/account-waiting.test.ts: who does not want to be remembered has a session until the browser is closed',
          ],
        },
        {
          says: 'The other lets the server recognise for a year that you have signed in with this browser before, so that a stranger who guesses at your password cannot lock you out of it. It holds a random token, signs nobody in, and is worthless once you choose a new password.',
          heldBy: [
            'server/features/accounts/known-devices.test.ts: keeps its token where scripts cannot read it, for a year, and the server keeps only a hash',
            'server/features/accounts/known-devices.test.ts: lets them in while others guess, and others are still held off after that',
            'server/features/accounts/known-devices.test.ts: is known no more after a new password, after a year, and when the account is gone',
          ],
        },
      ],
      [
        {
          says: 'The page of a shared toast leaves one more for a day, which goes to that page alone and says only that it was opened, so that opening it again is not counted twice.',
          heldBy: [
            'server/features/shares/page.test.ts: counts who opens it, never its owner, nor a browser twice a day, nor what only looks ahead',
          ],
        },
      ],
    ],
  },
  {
    title: 'Who else is involved',
    paragraphs: [
      [
        {
          says: 'By default, nobody. Your toast is composed and spoken by this server itself, without sending a word anywhere.',
          heldBy: [
            'server/platform/writing/writing.test.ts: is nothing when none is configured, and nothing is loaded for it',
            'server/features/recordings/transcript.test.ts: are not to be had where none is set up, and nothing is sent',
          ],
        },
        {
          says: 'The fonts and everything else on these pages come from here too.',
          heldBy: ['e2e/links.test.ts: a visitor finds no dead link, no error and nothing that leaves'],
        },
        {
          says: 'The people who run a server can let a language model on the server itself write the words, and then too nothing leaves it.',
          heldBy: [
            'e2e/who-reads-house.test.ts: Settings say that a model on this server reads the words, and that they go nowhere',
          ],
        },
        {
          says: 'They can choose to use an outside service for the words or the voice; only then does that service read what your toast is made from. Settings says which one it is.',
          heldBy: [
            "server/features/toasts/writer.test.ts: is this person's notes of this week, numbered, and nothing about them",
            'server/features/toasts/voice-service.test.ts: says so, and the service hears the lines of the toast alone',
            'e2e/who-reads-model.test.ts: Settings name the model and where it is, and who turns recordings into words',
            'e2e/who-reads-voice.test.ts: Settings name the service that reads toasts aloud, and a toast says when it could not',
          ],
        },
        {
          says: 'They can also set up a service that turns a recording into words where your browser cannot: it is sent a recording only when you ask for its words.',
          heldBy: [
            'server/features/recordings/transcript.test.ts: are asked of the transcriber that the operator has set up, and nothing of it is kept',
          ],
        },
        {
          says: 'A toast that your own device reads with a voice it has itself is sent to nobody for that.',
          heldBy: [
            'e2e/device-voice.test.ts: the device reads a toast sentence by sentence, and marks the line and the word',
          ],
        },
      ],
      [
        {
          explains:
            'Where you can sign in with an account that you have elsewhere, such as one from Google or Apple, that provider learns that you sign in here. When you dictate, some browsers send the sound to their maker.',
        },
      ],
      [
        {
          says: (
            <>
              <Link to="/settings/ledger" className="link">
                Settings
              </Link>{' '}
              shows what is kept of you, who signed in to your account in the last 90 days, and which services elsewhere
              were asked for something on your behalf in the last 30.
            </>
          ),
          heldBy: [
            'server/features/ledger/stored.test.ts: is all of it: every table is named in the ledger, or here with the reason why not',
            'server/features/accounts/sign-ins.test.ts: is forgotten after ninety days, and goes with the account',
            'server/features/ledger/calls.test.ts: stands in the ledger of whom it was made for, and in nobody else’s',
            'server/features/ledger/calls.test.ts: is forgotten after thirty days, and goes with the account',
          ],
        },
      ],
    ],
  },
  {
    title: 'Taking it with you',
    paragraphs: [
      [
        {
          says: 'Settings gives you every reflection, with the recordings of your voice if you like, as often as you want.',
          heldBy: [
            'server/features/exports/exports.test.ts: is all of one’s own reflections, newest first, and nobody else’s',
            'e2e/export.test.ts: with the recordings of one’s voice they come as a ZIP',
          ],
        },
      ],
    ],
  },
  {
    title: 'Taking it back',
    paragraphs: [
      [
        {
          says: 'A reflection you delete is gone from your list at once. You can bring it back for ten seconds; moments after that it leaves the database for good.',
          heldBy: [
            'server/features/notes/changes.test.ts: takes it from every list, count and toast at once, and can be undone for ten seconds',
            'server/features/notes/changes.test.ts: is for good after ten seconds, and leaves no row, also over a crash and a second deletion',
          ],
        },
        { explains: 'A toast already made from it still mentions it.' },
        {
          says: 'Settings deletes your whole account just as simply: everything leaves active storage within 24 hours, and usually within a minute.',
          heldBy: [
            'server/features/accounts/deletion.test.ts: leaves no row and no byte behind, and nobody else is touched',
          ],
        },
        {
          explains: 'Encrypted backups that the people who run this server make may keep it for up to 30 days,',
        },
        {
          says: 'but what you wrote opens with a key that belongs to you alone, and that key is destroyed first. Every copy is unreadable from then on.',
          heldBy: [
            'server/platform/crypto/seal.test.ts: opens nothing any more once a key is destroyed and forgotten',
            'server/features/accounts/deletion.test.ts: leaves no row and no byte behind, and nobody else is touched',
          ],
        },
      ],
    ],
  },
];
