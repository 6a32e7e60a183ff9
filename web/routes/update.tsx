import { Link, useParams } from 'react-router';
import { UpdateDetail } from '#web/features/updates/update-detail.tsx';
import { updateOf } from '#web/features/updates/updates.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

/** One update. */
export function UpdatePage() {
  const { slug = '' } = useParams();
  const update = updateOf(slug);
  if (!update) {
    return (
      <Page title="Update not found">
        <h1>Update not found</h1>
        <p className="mt-5 max-w-measure text-lg">There is no update under this address.</p>
        <ButtonLink to="/updates" className="mt-8">
          All updates
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={update.title}>
      <UpdateDetail update={update} />
      <p className="mt-10 border-t border-line pt-6">
        <Link to="/updates" className="link inline-flex min-h-11 items-center">
          All updates
        </Link>
      </p>
    </Page>
  );
}
