import { rememberAskedPage } from '#web/lib/asked-page.ts';
import { notify } from './notices.ts';

/** Leads to the sign-in, and back here after it. */
export function goToSignIn(): void {
  rememberAskedPage(window.location.pathname);
  window.location.assign('/auth');
}

/** Asks a visitor to sign in for something that needs it. */
export function askToSignIn(what: 'comment on' | 'react to'): void {
  notify({
    title: 'Authentication required',
    description: `Please sign in to ${what} this toast`,
    action: { label: 'Sign In', go: goToSignIn },
  });
}
