import { notFoundPage } from '#shared/shared-page/page.ts';
import { byId, elementOf } from './dom.ts';

/** Puts in the place of the page that there is nothing to be seen any more. */
export function showGone({ signedIn }: { signedIn: boolean }): void {
  const page = elementOf(notFoundPage({ signedIn }));
  document.title = 'Toast Not Found';
  // A question that is open belongs to what is gone.
  document.querySelector('dialog')?.remove();
  byId('main', HTMLElement).replaceWith(page);
  if (page instanceof HTMLElement) {
    page.focus();
  }
}
