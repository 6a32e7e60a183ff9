import { useSearchParams } from 'react-router';
import { Shelf } from '#web/features/toasts/shelf.tsx';
import { ToastList } from '#web/features/toasts/toast-list.tsx';
import { Page } from '#web/ui/page.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

/** Every toast, newest first, to hear again and to search. */
export function ToastArchive() {
  const [address, setAddress] = useSearchParams();
  const query = address.get('q') ?? '';
  return (
    <Page title="All Toasts">
      <h1 className="mb-6">All toasts</h1>
      <SearchField
        label="Search your toasts"
        query={query}
        onQuery={(wanted) => setAddress(wanted.trim() === '' ? {} : { q: wanted }, { replace: true })}
      />
      <Shelf query={query} />
      <ToastList query={query} />
    </Page>
  );
}
