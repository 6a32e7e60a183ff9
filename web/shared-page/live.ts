import { shares } from '#shared/contract/shares.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import { notFoundPage, type PageData } from '#shared/shared-page/page.ts';
import { CallError } from '#web/lib/call.ts';
import { byId, elementOf } from './dom.ts';

type Reading = { data: PageData; readAgain: () => Promise<void> };

/** Reads again what was said whenever somebody says something, while the page is looked at. */
export function stayUpToDate({ data, readAgain }: Reading): void {
  const address = `${fillPath(shares.live.path, { id: data.toast.id })}?code=${encodeURIComponent(data.code)}`;
  let source: EventSource | null = null;

  const read = () => {
    readAgain().catch((error: unknown) => {
      if (error instanceof CallError && error.status === 404) {
        leave();
      }
    });
  };
  const leave = () => {
    close();
    const page = elementOf(notFoundPage({ signedIn: data.signedIn }));
    byId('main', HTMLElement).replaceWith(page);
    if (page instanceof HTMLElement) {
      page.focus();
    }
  };
  const open = () => {
    if (source || document.visibilityState === 'hidden') {
      return;
    }
    source = new EventSource(address);
    source.addEventListener('changed', read);
    source.addEventListener('gone', leave);
    // After a break something may have been missed.
    source.addEventListener('open', read);
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) {
        read();
      }
    });
  };
  const close = () => {
    source?.close();
    source = null;
  };
  // A page that nobody looks at needs no connection.
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? close() : open()));
  window.addEventListener('pagehide', close);
  open();
}
