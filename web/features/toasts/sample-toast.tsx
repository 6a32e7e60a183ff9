import { productName } from '#shared/limits.ts';
import { SilentBar } from './silent-toast.tsx';
import { SilentStage } from './stage.tsx';

/** What a toast is like, for someone who has none yet; marked as a sample. */
export function SampleToast() {
  return (
    <section aria-labelledby="sample-title" className="mt-12 border-t border-line pt-8">
      <h2 id="sample-title" className="mb-5 font-sans text-base tracking-normal text-soft">
        A sample, not about your week
      </h2>
      <SilentStage lines={sample} />
      <SilentBar keeps={false}>
        <p className="text-soft">No audio available. Generate a toast first.</p>
      </SilentBar>
    </section>
  );
}

const sample = [
  { text: `Welcome to ${productName}.` },
  { text: 'This is where your week will stand, in your own words, read aloud to you.' },
  { text: 'On Tuesday, perhaps, you walked home the long way, and were glad of it.' },
  { text: 'On Friday somebody saved you a seat.' },
  { text: 'Small things, most of them, and all of them yours.' },
  { text: 'Here is to the week to come.' },
];
