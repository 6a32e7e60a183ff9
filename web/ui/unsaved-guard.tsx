import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { hearStepsFirst } from '#web/lib/step-back.ts';
import { askThrough, isAnythingUnsaved, leaveWhenSaved, listenForUnsaved } from '#web/lib/unsaved.ts';
import { Confirm } from './confirm.tsx';

/** Asks before the page it stands on is left with a change unsaved: by a link, by Back, by closing the tab. */
export function UnsavedGuard() {
  const isUnsaved = useSyncExternalStore(listenForUnsaved, isAnythingUnsaved);
  const [isAsking, setAsking] = useState(false);
  const onward = useRef<() => void>(undefined);
  const navigate = useNavigate();

  useEffect(
    () =>
      askThrough((go) => {
        onward.current = go;
        setAsking(true);
      }),
    [],
  );
  useEffect(
    () => (isUnsaved ? watchTheWaysOut((address) => void navigate(address)) : undefined),
    [isUnsaved, navigate],
  );

  return (
    <Confirm
      open={isAsking}
      onOpenChange={setAsking}
      title="Leave without saving?"
      description="Something you changed here is not saved yet, and would be lost."
      action="Leave"
      cancel="Stay here"
      onConfirm={() => {
        setAsking(false);
        setTimeout(() => afterTheDialog(() => onward.current?.()));
      }}
    />
  );
}

/** Goes on once the dialog has taken its step out of the history. */
function afterTheDialog(go: () => void): void {
  if ((window.history.state as { dialog?: string } | null)?.dialog === undefined) {
    go();
  } else {
    window.addEventListener('popstate', () => afterTheDialog(go), { once: true });
  }
}

/** Holds every way out of this page until it was asked about. Gives the way to stop. */
function watchTheWaysOut(navigate: (address: string) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const { pathname } = window.location;
  const home = { address: window.location.href, state: window.history.state as unknown };

  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isElsewhere = link?.origin === window.location.origin && link.pathname !== pathname;
    if (link && isElsewhere && isPlain(event, link)) {
      event.preventDefault();
      event.stopPropagation();
      leaveWhenSaved(() => {
        ending.abort();
        navigate(link.pathname + link.search + link.hash);
      });
    }
  };
  document.addEventListener('click', onClick, { signal, capture: true });

  hearStepsFirst((event) => {
    if (window.location.pathname === pathname) {
      return;
    }
    // The router must not hear of it: the page stays, and its step comes after the one that was gone to.
    event.stopImmediatePropagation();
    const top = window.scrollY;
    window.history.pushState(home.state, '', home.address);
    requestAnimationFrame(() => window.scrollTo(0, top));
    leaveWhenSaved(() => {
      ending.abort();
      window.history.back();
    });
  }, signal);
  return () => ending.abort();
}

/** A click that opens the link in this tab. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && (link.target === '' || link.target === '_self') && !link.download;
}
