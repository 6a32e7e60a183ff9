import { UpdateList } from '#web/features/updates/update-list.tsx';
import { Page } from '#web/ui/page.tsx';

/** What has changed, and since when. */
export function Updates() {
  return (
    <Page title="Updates" width="wide">
      <h1>Updates</h1>
      <p className="mt-4 max-w-measure text-lg text-soft">What has changed, in plain words, and why.</p>
      <UpdateList />
    </Page>
  );
}
