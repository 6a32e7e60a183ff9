import { Link } from 'react-router';
import { productName } from '#shared/limits.ts';
import { Chapter } from '#web/ui/chapter.tsx';
import { Page } from '#web/ui/page.tsx';

/** What is collected, who can read it and how to get rid of it. */
export function Privacy() {
  return (
    <Page title="Privacy" width="wide">
      <h1>Privacy</h1>
      <p className="mt-6 mb-4 max-w-reading font-serif text-xl leading-toast md:text-2xl md:leading-toast">
        {productName} keeps what you write so that it can raise a toast to your week. It is used for that and for
        nothing else.
      </p>

      <Chapter title="What we ask for">
        <p>
          An email address and a password, to sign in with. An alias or a masked address, such as one from Hide My
          Email, works just as well. Your browser tells us its time zone, so that a day is your day and the toast comes
          at your hour.
        </p>
        <p>Passwords are kept only as a hash (Argon2id). Nobody can read yours back, not even us.</p>
      </Chapter>

      <Chapter title="Your name stays with you">
        <p>
          The name you want to be called by lives on this device, and is not in our database. Stored toasts call you
          “you”; your device puts the name in when it shows them. So that a narrator can say it before a toast, your
          device sends it to the server, which speaks it and forgets it straight away.
        </p>
      </Chapter>

      <Chapter title="Who can read your reflections">
        <p>
          You can, and so can the server: it reads them, to write your toast. No other person is shown them unless you
          share lines of a toast yourself, but the people who run this server hold the key that opens them.{' '}
          {productName} is therefore <strong className="font-semibold">not</strong> a zero-knowledge service, and we
          would rather say so than let you believe it.
        </p>
        <p>
          At rest, your reflections, your recordings, your toasts and their audio are sealed with a key of your own
          (AES-256-GCM), which is itself locked by the key of this server. A stolen copy of the database alone shows
          nothing of what you wrote.
        </p>
        <p>
          What you have not saved yet is on this device, unencrypted: the words of a draft, a recording, and whatever
          waits for a connection. The words of a draft are kept on the server too, sealed, so that you can pick them up
          on another device.
        </p>
        <p>
          When you save a reflection, the server also checks whether its words speak of self-harm or of being harmed, so
          that it can show you{' '}
          <Link to="/support" className="link">
            where to find help
          </Link>
          . What it finds goes into that one answer to you, and is not kept, logged or counted.
        </p>
        <p>We do not sell your data, there are no ads, and nothing on these pages follows you around.</p>
      </Chapter>

      <Chapter title="Where you are reached">
        <p>
          Mails, notifications and the private addresses for your podcast app or calendar are there only if you switch
          them on, and each can be ended in Settings. A notification says that a toast is ready or asks for today’s
          line, and nothing else; it goes through the service of your browser’s maker, which cannot read it. A podcast
          holds your toasts: anyone who has its address can hear them, and so can an app that fetches them through its
          own servers.
        </p>
      </Chapter>

      <Chapter title="What you share">
        <p>
          Nothing, until you share a toast. Then others see a copy of the lines you ticked, with a voice of exactly
          these, under your username or the name you chose to sign with: your friends alone, or anyone who has the link.
          It is listed nowhere, and search engines are asked to keep out. The copy has a key of its own. When you remove
          it, its time is over, or you end a friendship, the link and the voice stop at the next request.
        </p>
        <p>
          What you say to a toast of somebody else is read by everyone who can open that toast, and its owner can take
          it away. How often a link was opened is counted, and not by whom.
        </p>
      </Chapter>

      <Chapter title="Cookies">
        <p>
          There are two, and neither follows you anywhere. One keeps you signed in, for a week or until your browser
          closes. The other lets the server recognise for a year that you have signed in with this browser before, so
          that a stranger who guesses at your password cannot lock you out of it. It holds a random token, signs nobody
          in, and is worthless once you choose a new password.
        </p>
        <p>
          The page of a shared toast leaves one more for a day, which goes to that page alone and says only that it was
          opened, so that opening it again is not counted twice.
        </p>
      </Chapter>

      <Chapter title="Who else is involved">
        <p>
          By default, nobody. Your toast is composed and spoken by this server itself, without sending a word anywhere.
          The fonts and everything else on these pages come from here too. The people who run a server can let a
          language model on the server itself write the words, and then too nothing leaves it. They can choose to use an
          outside service for the words or the voice; only then does that service read what your toast is made from.
          Settings says which one it is. They can also set up a service that turns a recording into words where your
          browser cannot: it is sent a recording only when you ask for its words. A toast that your own device reads
          with a voice it has itself is sent to nobody for that.
        </p>
      </Chapter>

      <Chapter title="Taking it back">
        <p>
          A reflection you delete is gone from your list at once. You can bring it back for ten seconds; moments after
          that it leaves the database for good. A toast already made from it still mentions it. Settings deletes your
          whole account just as simply: everything leaves active storage within 24 hours, and usually within a minute.
          Encrypted backups may keep it for up to 30 days, but what you wrote opens with a key that belongs to you
          alone, and that key is destroyed first. Every copy is unreadable from then on.
        </p>
      </Chapter>
    </Page>
  );
}
