/** For the time of this tab: it survives signing in elsewhere and a reload, and no link can set it. */
const key = 'askedPage';
/** Someone who signs out is sent away from a page as well, and has not asked for it. */
let isLeaving = false;
const waysIn = /^\/(?:auth|signup)(?:$|[/?#])/;

/** Remembers the page that a visitor asked for and could not be shown before they sign in. */
export function rememberAskedPage(path: string): void {
  try {
    if (!isLeaving) {
      window.sessionStorage.setItem(key, path);
    }
  } catch {
    // Where storage is blocked they come to the dashboard.
  }
}

/** Nothing is asked for any more; while `leaving`, neither is the page that someone signs out on. */
export function forgetAskedPage({ leaving }: { leaving: boolean }): void {
  isLeaving = leaving;
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

/** Where to go after signing in: to the page that was asked for, and to the dashboard when there was none. */
export function askedPage(): string {
  try {
    return pageOfOurs(window.sessionStorage.getItem(key), window.location.origin);
  } catch {
    return '/';
  }
}

/** The path when it leads to a page of this origin that is no way in itself, otherwise '/'. */
export function pageOfOurs(path: string | null, origin: string): string {
  if (!path?.startsWith('/') || !URL.canParse(path, origin)) {
    return '/';
  }
  const url = new URL(path, origin);
  const rest = url.pathname + url.search + url.hash;
  // Two slashes name another host, also where dots before them were taken away.
  return url.origin === origin && !rest.startsWith('//') && !waysIn.test(rest) ? rest : '/';
}
