import { rememberAskedPage } from '#web/lib/asked-page.ts';
import { notify } from './notices.ts';

/** A visitor who signs in by a link of this page comes back here after it, also by a link that is not there yet. */
export function rememberOnSignIn(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href="/auth"]')) {
      rememberAskedPage(window.location.pathname);
    }
  });
}

/** Asks a visitor to sign in for something that needs it. */
export function askToSignIn(what: 'comment on' | 'react to'): void {
  notify({
    title: 'Authentication required',
    description: `Please sign in to ${what} this toast`,
    action: {
      label: 'Sign In',
      go: () => {
        rememberAskedPage(window.location.pathname);
        window.location.assign('/auth');
      },
    },
  });
}
