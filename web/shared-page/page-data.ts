import type { PageData } from '#shared/shared-page/page.ts';
import { byId } from './dom.ts';

/** What the server put into the page beside its words. */
export function readPageData(): PageData {
  return JSON.parse(byId('page-data', HTMLScriptElement).text) as PageData;
}

/** How the calls of this page name their toast. */
export type Named = { params: { id: string }; query: { code: string } };

export function namedBy({ toast, code }: PageData): Named {
  return { params: { id: String(toast.id) }, query: { code } };
}
