import { productName } from '#shared/limits.ts';
import { aboutPromises } from '#web/features/privacy/about-promises.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Chapter } from '#web/ui/chapter.tsx';
import { Page } from '#web/ui/page.tsx';

const features = [
  {
    title: 'A line a day',
    text: 'One good moment is plenty, and a day without one is fine.',
  },
  {
    title: 'A toast a week',
    text: 'Your week comes back to you in a voice you chose: what happened, in your own words, and a glass raised at the end.',
  },
  {
    title: 'True to you',
    text: 'Every sentence rests on something you wrote, and you can see what. Nothing is made up.',
  },
];

/** Why there is such a thing, why it is called so, and what it promises. */
export function About() {
  return (
    <Page title="About" width="wide">
      <h1>{`About ${productName}`}</h1>
      <p className="mt-6 mb-4 max-w-reading font-serif text-xl leading-toast md:text-2xl md:leading-toast">
        Most weeks hold more good than we remember by Sunday. {productName} keeps it, and raises a glass to it.
      </p>

      <Chapter title="The story">
        <p>
          Good moments are small and quick. A neighbour waves, the bread rises, someone laughs at your joke. By the end
          of the week, all that is left is the one thing that went wrong.
        </p>
        <p>
          So we made a place for a sentence a day, and at the end of the week somebody stands up and says: this was
          yours, and it was good. No scores, no advice. A toast.
        </p>
      </Chapter>

      <Chapter title="Why the name">
        <p>
          A clink is the sound of two glasses meeting. It takes a second, and for that second everyone at the table
          means the same thing. That is how a week should end.
        </p>
      </Chapter>

      <Chapter title="What we promise">
        <ul className="grid">
          {aboutPromises.map(({ says }) => (
            <li key={says} className="border-t border-line py-3 first:border-0 first:pt-0">
              {says}
            </li>
          ))}
        </ul>
      </Chapter>

      <Chapter title="What it does">
        <dl className="grid gap-6">
          {features.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-serif text-xl">{title}</dt>
              <dd className="mt-1 text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Chapter>

      <ButtonLink to="/signup" variant="solid" className="mt-12">
        Reflect Now
      </ButtonLink>
    </Page>
  );
}
