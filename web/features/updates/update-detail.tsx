import type { Update } from './update.ts';
import { sayUpdateDate } from './update-words.ts';

/** An update as a page: what changed, why its reader is told, and what was done, in two languages. */
export function UpdateDetail({ update: { date, category, title, summary, why, details } }: { update: Update }) {
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <time dateTime={date}>{sayUpdateDate(date)}</time>
        <span>{category}</span>
      </p>
      <h1 className="mt-2">{title}</h1>
      <p className="mt-6 font-serif text-xl leading-toast">{summary}</p>
      <section className="mt-10 border-t border-line pt-8">
        <h2>Why you're seeing this</h2>
        <p className="mt-4 max-w-measure text-lg leading-toast">{why}</p>
      </section>
      <section aria-labelledby="details" className="mt-10 border-t border-line pt-8">
        <h2 id="details">What was done</h2>
        <table aria-labelledby="details" className="mt-4 block w-full text-left sm:table">
          <thead className="sr-only text-sm text-soft sm:not-sr-only sm:table-header-group">
            <tr className="sm:table-row">
              <th scope="col" className="w-1/2 py-2 pr-8 font-medium">
                Technical detail
              </th>
              <th scope="col" className="py-2 font-medium">
                Simple explanation
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {details.map(({ technical, simple }) => (
              <tr key={technical} className="block border-t border-line py-4 sm:table-row">
                <td className="block pb-2 align-top text-soft sm:table-cell sm:py-4 sm:pr-8">{technical}</td>
                <td className="block align-top sm:table-cell sm:py-4">{simple}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
