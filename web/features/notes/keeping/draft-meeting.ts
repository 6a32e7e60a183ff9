import type { Draft as SealedDraft } from '#shared/contract/notes.ts';
import { asAnother } from './another-key.ts';
import { holds } from './asides.ts';
import type { Draft, PageDraft } from './draft.ts';
import { isTooLong } from './draft.ts';

/** What is to be done where a page and the server each hold a draft: `take` goes onto the page, `aside` beside it. */
export type Meeting = { take: Draft | null; aside: Draft | null };

type Encounter = { page: PageDraft; server: SealedDraft | null; others: readonly Draft[] };

const nothing: Meeting = { take: null, aside: null };

/**
 * Where a page meets what the server holds, the newer is shown, but never in place of words someone is writing, and
 * whatever words only the other has are kept beside it. `others` is what else this device keeps.
 */
export function meetServer({ page, server, others }: Encounter): Meeting {
  const { draft: here } = page;
  if (!server) {
    return nothing;
  }
  const theirs = draftOf(server);
  if (others.some((other) => holds(other, theirs))) {
    return nothing;
  }
  if (!here) {
    return { take: theirs, aside: null };
  }
  if (holds(here, theirs)) {
    return nothing;
  }
  const isNewer = (theirs.at ?? 0) > (here.at ?? 0);
  const isTouched = !page.restored;
  const besides = (draft: Draft, shown: Draft) => (draft.key === shown.key ? asAnother(draft) : draft);
  if (isTouched || (!isNewer && !holds(theirs, here))) {
    return { take: null, aside: besides(unsealed(theirs), here) };
  }
  if (holds(theirs, withoutVoice(here))) {
    return { take: withBelongings(theirs, here), aside: null };
  }
  return { take: theirs, aside: besides(unsealed(here), theirs) };
}

/** Whether the server would keep a draft: it keeps words, and no more of them than a reflection can hold. */
export function canBeSealed({ text }: Draft): boolean {
  return text !== '' && !isTooLong(text);
}

/** Whether two drafts are the same words of the same save: what the server knows of one. */
export function isSealedAs(draft: Draft, server: SealedDraft | null | undefined): boolean {
  return server?.key === draft.key && server.content === draft.text;
}

function draftOf({ content, key, updatedAt }: SealedDraft): Draft {
  return { text: content, key, at: Date.parse(updatedAt), sealed: true };
}

function unsealed(draft: Draft): Draft {
  const { sealed: _, ...rest } = draft;
  return rest;
}

function withoutVoice(draft: Draft): Draft {
  const { recording: _, ...rest } = draft;
  return rest;
}

/** The server knows the words alone: the voice and the day that were chosen here stay. */
function withBelongings(theirs: Draft, { recording, localDate }: Draft): Draft {
  return { ...theirs, ...(recording && { recording }), ...(localDate && { localDate }) };
}
