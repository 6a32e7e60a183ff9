import { Link } from 'react-router';
import { productName } from '#shared/limits.ts';
import { Chapter } from '#web/ui/chapter.tsx';
import { Page } from '#web/ui/page.tsx';

/** What is known about someone, field by field. */
const fields = [
  { name: 'id', kept: 'On the server', purpose: 'A number that ties what you wrote to your account.' },
  { name: 'email', kept: 'On the server', purpose: 'To sign in, and for mails you ask for. Nobody else is shown it.' },
  {
    name: 'displayName',
    kept: 'On your device only',
    purpose: 'What the pages call you. The server has no place to keep it.',
  },
  {
    name: 'createdAt',
    kept: 'On the server',
    purpose: 'When the account was opened, so that your first week begins there.',
  },
  {
    name: 'lastLogin',
    kept: 'On the server',
    purpose: 'When each of your sessions was last used, so that you can end one you do not know.',
  },
];

/** Why the name someone likes to be called by is kept apart from the address they sign in with. */
export function DisplayNameArticle() {
  return (
    <Page title="Your name and your email" width="wide">
      <h1>Why your name is kept apart from your email</h1>
      <p className="mt-6 mb-4 max-w-reading font-serif text-xl leading-toast md:text-2xl md:leading-toast">
        An email address says where to find you. A name says who you are. {productName} needs the first to let you in,
        and has no need to keep the second.
      </p>
      <Chapter title="What is kept where">
        <dl>
          {fields.map(({ name, kept, purpose }) => (
            <div
              key={name}
              className="grid gap-x-6 border-t border-line py-3 first:border-0 first:pt-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <dt>
                <code className="text-base">{name}</code>
              </dt>
              <dd>
                <span className="block text-base text-soft">{kept}</span>
                {purpose}
              </dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter title="How it works">
        <p>
          You tell your device what to call you, and the device remembers. Toasts are stored with “you” in the place of
          your name; the page puts the name in when it shows them.
        </p>
        <p>
          So that a narrator can say your name before a toast, your device sends it to the server, which speaks it and
          forgets it straight away. It is in no table, no file and no log.
        </p>
      </Chapter>
      <Chapter title="What follows from it">
        <p>
          A new device asks again what to call you. A stolen copy of the database does not connect your name with what
          you wrote, unless you wrote it into a reflection yourself or chose to sign with it on pages that you share.
        </p>
        <p>
          More on{' '}
          <Link to="/privacy" className="link">
            the privacy page
          </Link>
          .
        </p>
      </Chapter>
    </Page>
  );
}
