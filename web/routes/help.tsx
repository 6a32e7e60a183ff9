import { useSearchParams } from 'react-router';
import { Answers } from '#web/features/help/answers.tsx';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { Page } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

/** What people ask, answered: to read through, to search, and to link to. */
export function Help() {
  const [address, setAddress] = useSearchParams();
  const query = address.get('q') ?? '';
  const search = (wanted: string) => setAddress(wanted.trim() === '' ? {} : { q: wanted }, { replace: true });
  return (
    <Page title="Help" width="wide">
      <h1 className="mb-6">Help</h1>
      <div className="max-w-reading">
        <SearchField label="Search the answers" query={query} onQuery={search} />
      </div>
      <Answers
        query={query}
        onClear={() => {
          search('');
          focusHeading();
        }}
      />
    </Page>
  );
}
