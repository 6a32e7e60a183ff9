import { Link } from 'react-router';
import { productName } from '#shared/limits.ts';
import { Chapter } from '#web/ui/chapter.tsx';
import { Page } from '#web/ui/page.tsx';

/** What someone who writes here and those who run the server may expect of each other. */
export function Terms() {
  return (
    <Page title="Terms" width="wide">
      <h1>Terms</h1>
      <p className="mt-6 mb-4 max-w-reading font-serif text-xl leading-toast md:text-2xl md:leading-toast">
        What you write is yours. Be kind where others can read you. Keep a copy of what matters to you.
      </p>

      <Chapter title={`What ${productName} is`}>
        <p>
          A journal for good moments, which raises a toast to your week. It is not therapy and not medical advice, and
          it is not an emergency service: nobody watches what you write here, and nobody will come because of it. If you
          or someone near you is in danger, ring your local emergency number.{' '}
          <Link to="/support" className="link">
            Support
          </Link>{' '}
          lists people who listen.
        </p>
        <p>
          A toast is put together by a program from what you wrote. It can misread you, so please do not rely on it as a
          record.
        </p>
      </Chapter>

      <Chapter title="Who runs it">
        <p>
          {productName} is software that anyone can run. This server is run by the people who gave you its address, and
          they are the ones you deal with. They keep it going, and answer for what becomes of your data here. If you do
          not know who they are, ask before you write something that matters.
        </p>
      </Chapter>

      <Chapter title="Your words">
        <p>
          What you write and record stays yours. By saving it here you let this server store it, show it to you, read it
          and speak it for your toasts, and nothing beyond that. You can take it with you at any time in Settings, under
          Your data.
        </p>
        <p>
          Your account is for you alone. Choose a password you use nowhere else, and keep the private addresses of your
          podcast and calendar to yourself.
        </p>
      </Chapter>

      <Chapter title="What you share">
        <p>
          Share toasts and say things to others only as you may: no threats, no harassment, nothing that breaks the law,
          and nothing about other people that they would not want told. What you share, you let those see for whom you
          share it, until you take it back.
        </p>
      </Chapter>

      <Chapter title="What the people who run it may do">
        <p>
          They may pause the service to look after it, limit how much one person can do at once, and stop running it.
          They may remove comments that were reported to them.
        </p>
        <p>
          They can choose that a service elsewhere writes or speaks toasts. Settings shows who reads your words, and{' '}
          <Link to="/privacy" className="link">
            Privacy
          </Link>{' '}
          says what that means.
        </p>
      </Chapter>

      <Chapter title="No guarantee">
        <p>
          {productName} is made with care and offered as it is, without a warranty. It may be unavailable, make
          mistakes, or lose something in spite of all precautions. Nothing here takes away rights that the law gives
          you.
        </p>
      </Chapter>

      <Chapter title="Leaving">
        <p>
          You can leave whenever you like: Settings deletes your account and all that belongs to it.{' '}
          <Link to="/help#delete-account" className="link">
            Help
          </Link>{' '}
          says how, and how long it takes.
        </p>
      </Chapter>
    </Page>
  );
}
