import { productName } from '#shared/limits.ts';
import { directories, emergencyNumbers } from '#web/features/support/emergency.ts';
import { OperatorLines } from '#web/features/support/operator-lines.tsx';
import type { CountryLine } from '#web/lib/country-lines.ts';
import { countryLines, safetyLines } from '#web/lib/country-lines.ts';
import { useHold } from '#web/lib/quiet.ts';
import { Chapter } from '#web/ui/chapter.tsx';
import { Contact } from '#web/ui/contact.tsx';
import { Page } from '#web/ui/page.tsx';

/** Where to find someone who listens: near by, in one's country and anywhere; and what Clink itself is not. */
export function Support() {
  // Whoever comes here has other things on their mind than a badge.
  useHold(true);
  return (
    <Page title="Support" width="wide">
      <h1>Where to find help</h1>
      <p className="mt-6 mb-4 max-w-reading font-serif text-xl leading-toast md:text-2xl md:leading-toast">
        Some days are too heavy to carry alone. There are people who listen, many of them day and night, and feeling
        that it is too much is reason enough.
      </p>
      <p className="max-w-measure text-lg leading-toast">
        If you or someone near you is in danger now, please ring your local emergency number.
      </p>

      <OperatorLines />

      <Chapter title="Anywhere in the world">
        <dl className="grid gap-5">
          {directories.map(({ name, url, text }) => (
            <div key={url}>
              <dt>
                <a href={url} rel="noreferrer" className="link inline-flex min-h-11 items-center font-serif text-xl">
                  {name}
                </a>
              </dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Chapter>

      <Chapter title="Country by country">
        <p>Well-known lines. They are there for grief too, and for when you are worried about someone else.</p>
        <Lines lines={countryLines} />
        <p className="text-base text-soft">
          Numbers can change. If one of these does not answer, the directories above will list another.
        </p>
      </Chapter>

      <Chapter title="If someone is hurting you">
        <p>
          Or frightens you, or runs your life: a partner, a parent, a child of yours, a carer, anyone. None of it is
          your fault. These lines are for you, and for when you are worried about someone else.
        </p>
        <Lines lines={safetyLines} />
        <p className="text-base text-soft">
          This page stays in the history of your browser, and calls stay in the list of a phone and on some bills. If
          someone looks at your devices, another one, or a phone at work or at a friend’s, is safer.
        </p>
      </Chapter>

      <Chapter title="In an emergency">
        <ul>
          {emergencyNumbers.map(({ number, where }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-6 border-t border-line py-1 first:border-0">
              <span className="w-16 flex-none">
                <Contact contact={number} />
              </span>
              <span className="min-w-0 flex-1 basis-32 text-soft">{where}</span>
            </li>
          ))}
        </ul>
        <p className="text-base text-soft">Elsewhere, ring the local emergency number.</p>
      </Chapter>

      <Chapter title={`What ${productName} is not`}>
        <p>
          {productName} is a journal. It is not therapy, and it is not an emergency service. Nobody is watching what you
          write here, and nobody will come because of it: please tell someone who can answer.
        </p>
        <p>
          When you save a reflection, this server checks once whether its words speak of self-harm, or of being harmed
          by someone, so that it can show you where to find help. Nothing about that is recorded, counted or told to
          anyone.
        </p>
      </Chapter>
    </Page>
  );
}

function Lines({ lines }: { lines: readonly CountryLine[] }) {
  return (
    <ul>
      {lines.map(({ country, name, contact, hint }) => (
        <li
          key={contact + country}
          className="flex flex-wrap items-center gap-x-6 border-t border-line py-1 sm:grid sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <span className="grid min-w-32 flex-1 grid-cols-[minmax(0,1fr)] sm:contents">
            <span className="pt-2 sm:py-2">{country}</span>
            <span className="pb-2 text-base text-soft sm:py-2">
              {name}
              {hint && ` (${hint})`}
            </span>
          </span>
          <Contact contact={contact} />
        </li>
      ))}
    </ul>
  );
}
