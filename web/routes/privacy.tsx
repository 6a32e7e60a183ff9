import { Fragment } from 'react';
import { productName } from '#shared/limits.ts';
import { whatIsKept } from '#web/features/privacy/chapters.tsx';
import { whatLeaves } from '#web/features/privacy/more-chapters.tsx';
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
      {[...whatIsKept, ...whatLeaves].map(({ title, paragraphs }) => (
        <Chapter key={title} title={title}>
          {paragraphs.map((statements, number) => (
            <p key={number}>
              {statements.map((statement, at) => (
                <Fragment key={at}>
                  {at > 0 && ' '}
                  {'says' in statement ? statement.says : statement.explains}
                </Fragment>
              ))}
            </p>
          ))}
        </Chapter>
      ))}
    </Page>
  );
}
