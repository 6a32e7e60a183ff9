import { Link } from 'react-router';
import { productName } from '#shared/limits.ts';
import type { PrivacyChapter } from './statement.ts';

/** What is collected and who can read it. */
export const whatIsKept: readonly PrivacyChapter[] = [
  {
    title: 'What we ask for',
    paragraphs: [
      [
        {
          says: 'An email address and a password, to sign in with. An alias or a masked address, such as one from Hide My Email, works just as well.',
          heldBy: ['server/features/accounts/addresses.test.ts: that people have is taken, and written to as it is'],
        },
        {
          says: 'Your browser tells us its time zone, so that a day is your day and the toast comes at your hour,',
          heldBy: [
            "server/features/accounts/accounts.test.ts: keeps the browser's zone, and Perth only when none was sent",
          ],
        },
        {
          says: 'and its name and system, so that Settings can list where you are signed in.',
          heldBy: ['server/features/accounts/sessions.test.ts: are listed with what they run on, the last used first'],
        },
      ],
      [
        {
          says: 'Passwords are kept only as a hash (Argon2id). Nobody can read yours back, not even us.',
          heldBy: [
            'server/features/accounts/password-at-rest.test.ts: is a hash of its own for each person, and is nowhere as it is',
          ],
        },
      ],
    ],
  },
  {
    title: 'Your name stays with you',
    paragraphs: [
      [
        {
          says: 'The name you want to be called by lives on this device, and is not in our database. Stored toasts call you “you”; your device puts the name in when it shows them.',
          heldBy: [
            'server/features/at-rest.test.ts: holds no word of a reflection or a toast, and never the display name; nor does the log',
            'server/features/accounts/social.test.ts: keeps the name nowhere',
          ],
        },
        {
          says: 'So that a narrator can say it before a toast, your device sends it to the server, which speaks it and forgets it straight away.',
          heldBy: [
            'server/features/pronunciations/greeting.test.ts: rests in no file, no table and no log, spoken or refused',
          ],
        },
      ],
    ],
  },
  {
    title: 'Who can read your reflections',
    paragraphs: [
      [
        {
          says: 'You can, and so can the server: it reads them, to write your toast. No other person is shown them unless you share lines of a toast yourself,',
          heldBy: [
            "server/features/notes/notes.test.ts: are nobody else's",
            'server/features/recordings/recordings.test.ts: is kept with a reflection and heard by its writer alone, in the type it was recorded in',
            "server/features/toasts/toasts.test.ts: is nobody else's",
          ],
        },
        {
          explains: (
            <>
              but the people who run this server hold the key that opens them. {productName} is therefore{' '}
              <strong className="font-semibold">not</strong> a zero-knowledge service, and we would rather say so than
              let you believe it.
            </>
          ),
        },
      ],
      [
        {
          says: 'At rest, your reflections, your recordings, your toasts and their audio are sealed with a key of your own (AES-256-GCM), which is itself locked by the key of this server. A stolen copy of the database alone shows nothing of what you wrote.',
          heldBy: [
            'server/features/at-rest.test.ts: holds no word of a reflection or a toast, and never the display name; nor does the log',
            'server/features/recordings/recordings-at-rest.test.ts: show nothing of the sound, nor does the log',
            "server/platform/crypto/seal.test.ts: does not take one person's key for another's",
          ],
        },
      ],
      [
        {
          explains:
            'What you have not saved yet is on this device, unencrypted: the words of a draft, a recording, and whatever waits for a connection.',
        },
        {
          says: 'The words of a draft are kept on the server too, sealed, so that you can pick them up on another device.',
          heldBy: [
            'server/features/notes/drafts.test.ts: is never read by anyone else, rests sealed, is in no log, and goes with the account',
          ],
        },
      ],
      [
        {
          says: (
            <>
              When you save a reflection, the server also checks whether its words speak of self-harm or of being
              harmed, so that it can show you{' '}
              <Link to="/support" className="link">
                where to find help
              </Link>
              . What it finds goes into that one answer to you, and is not kept, logged or counted.
            </>
          ),
          heldBy: [
            'server/features/notes/care.test.ts: is nothing: not in the database, nor in the log, nor in the mails',
          ],
        },
      ],
      [
        {
          says: 'We do not sell your data, there are no ads, and nothing on these pages follows you around.',
          heldBy: [
            'e2e/links.test.ts: a visitor finds no dead link, no error and nothing that leaves',
            'e2e/links.test.ts: someone who is signed in finds no dead link, no error and nothing that leaves',
          ],
        },
      ],
    ],
  },
  {
    title: 'Where you are reached',
    paragraphs: [
      [
        {
          explains: 'A few mails belong to your account, as when you confirm your address or ask for a new password.',
        },
        {
          says: 'All others, notifications, and the private addresses for your podcast app or calendar are there only if you switch them on, and each can be ended in Settings.',
          heldBy: [
            'server/features/announcements/announcements.test.ts: is told to nobody whose address may be another’s, or who has changed their mind',
            'server/features/announcements/pushes.test.ts: end with the wish for them, with the browser, and with its subscription',
            'server/features/feeds/feeds.test.ts: a feed is made, listed, read and ended by its owner alone, on %s',
          ],
        },
        {
          says: 'A notification says that a toast is ready or asks for today’s line, and nothing else; it goes through the service of your browser’s maker, which cannot read it.',
          heldBy: [
            'server/features/announcements/pushes.test.ts: tell each browser once that the toast is ready, and nothing of it',
          ],
        },
        {
          explains:
            'A podcast holds your toasts: anyone who has its address can hear them, and so can an app that fetches them through its own servers. A mail passes through other servers on its way; it holds the words of a toast only if you choose that.',
        },
      ],
    ],
  },
  {
    title: 'What you share',
    paragraphs: [
      [
        {
          says: 'Nothing, until you share a toast. Then others see a copy of the lines you ticked, with a voice of exactly these, under your username or the name you chose to sign with:',
          heldBy: [
            'server/features/shares/shares.test.ts: opens for anyone who has the link, with its lines and voice, and nothing else of its owner',
            'server/features/shares/shares.test.ts: shows the lines that its owner ticked, with a voice of exactly these',
          ],
        },
        {
          says: 'your friends alone, who find it on their page Friends, or anyone who has the link.',
          heldBy: ['server/features/shares/shares.test.ts: for friends is for friends alone'],
        },
        {
          says: 'Search engines are asked to keep out.',
          heldBy: [
            'server/features/shares/page.test.ts: has the words, the voice and what was said in its HTML, and nothing of them in its head',
          ],
        },
        {
          says: 'The copy has a key of its own. When you remove it, its time is over, or you end a friendship, the link and the voice stop at the next request.',
          heldBy: [
            'server/features/shares/shares.test.ts: goes with the account, and its words with the key',
            'server/features/shares/shares.test.ts: is gone at once when it is taken back, flipped, expired, or the friendship ends, its voice too',
          ],
        },
      ],
      [
        {
          says: 'What you say to a toast of somebody else is read by everyone who can open that toast, and its owner can take it away. If somebody reports it, the people who run this server see it too.',
          heldBy: [
            'server/features/comments/comments.test.ts: are read by everyone who sees the toast, and changed and deleted by those who may',
            'server/features/comments/comments.test.ts: are reported to admins, who take them away or leave them',
          ],
        },
        {
          says: 'How often a link was opened is counted, and not by whom.',
          heldBy: [
            'server/features/shares/page.test.ts: counts who opens it, never its owner, nor a browser twice a day, nor what only looks ahead',
          ],
        },
      ],
      [
        {
          says: 'Feedback that you send to the people who run this server is kept without who you are.',
          heldBy: [
            'server/features/feedback/feedback.test.ts: is told by anyone, and kept sealed and without who it was',
          ],
        },
        { explains: 'So it cannot be found again for you, and stays when you delete your account.' },
      ],
    ],
  },
];
