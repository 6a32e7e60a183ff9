import { productName } from '#shared/limits.ts';

/** What someone sees before their first reflection, in place of the list. */
export function Welcome() {
  return (
    <section aria-labelledby="welcome-title">
      <h2 id="welcome-title" className="flex min-h-11 items-center">
        Welcome to {productName}
      </h2>
      <ol className="mt-2 grid border-t border-line pt-6 max-w-measure gap-5">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2rem_1fr] text-lg">
            <span aria-hidden className="font-serif text-2xl leading-none text-amber-ink tabular-nums">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-6 text-soft">Your reflections will gather here.</p>
    </section>
  );
}

const steps = [
  'Write down one good moment, whenever it comes. A sentence is plenty.',
  'Each one pours a little more into the glass.',
  `Once a week ${productName} reads them back to you as a toast.`,
];
