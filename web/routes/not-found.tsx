import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

/** Any address that names no page. */
export function NotFound() {
  return (
    <Page title="Page not found">
      <p className="text-sm text-soft tabular-nums">404</p>
      <h1 className="mt-2">There is no page here.</h1>
      <p className="mt-5 max-w-measure text-lg">
        The address may be mistyped, or the page may have moved. Nothing of yours is lost.
      </p>
      <ButtonLink to="/" variant="solid" className="mt-8">
        Go to the dashboard
      </ButtonLink>
    </Page>
  );
}
