import { useQuery } from '@tanstack/react-query';
import { productName } from '#shared/limits.ts';
import { helpLinesQuery } from '#web/lib/help-lines.ts';
import { Button } from '#web/ui/button.tsx';
import { Chapter } from '#web/ui/chapter.tsx';
import { Contact } from '#web/ui/contact.tsx';

/** The help lines of the operator, where they named some; the rest of the page does not wait for them. */
export function OperatorLines() {
  const { data: lines, isError, isFetching, refetch } = useQuery(helpLinesQuery);
  if (isError) {
    return (
      <Chapter title="Near you">
        <p className="text-base text-soft">
          What the people who run this {productName} have named could not be loaded just now.
        </p>
        <Button className="justify-self-start" pending={isFetching && 'Trying...'} onClick={() => void refetch()}>
          Try again
        </Button>
      </Chapter>
    );
  }
  if (!lines || lines.length === 0) {
    return null;
  }
  return (
    <Chapter title="Near you">
      <p>The people who run this {productName} chose these for you.</p>
      <ul>
        {lines.map(({ name, contact, url }, at) => (
          <li
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1 wrap-anywhere"
          >
            {url === null ? (
              <span className="py-2">{name}</span>
            ) : (
              <a href={url} rel="noreferrer" className="link flex min-h-11 items-center">
                {name}
              </a>
            )}
            <Contact contact={contact} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
