import type { Claim, ComposedLine, ComposeRequest } from '../base/types.ts';
import { sentencesBehind } from './behind.ts';
import type { DraftAnswer, ReviewAnswer } from './draft-answer.ts';
import { complaintsAbout, linesOf, reviewComplaints } from './draft.ts';
import { firstPrompt, instructionsFor, reviewInstructions, reviewPrompt, secondPrompt } from './prompt.ts';
import { shownOf, type Shown } from './shown.ts';

/** What a model is shown of a week, and how it is asked to write of it. */
export type ShownWeek = { shown: Shown; system: string; prompt: string };

/** Null for a week that no model is asked about. */
export function showWeek(request: ComposeRequest): ShownWeek | null {
  const shown = shownOf(request);
  return shown && { shown, system: instructionsFor(shown, request.narrator), prompt: firstPrompt(shown) };
}

/**
 * What a draft says, what the program's own check has against it, and how a model is asked to look it over; null where
 * its form is so wrong that there is nothing to look over.
 */
export type JudgedDraft = { claims: Claim[]; complaints: string[]; review: { system: string; prompt: string } | null };

export function judgeDraft(draft: DraftAnswer, shown: Shown): JudgedDraft {
  const claims = linesOf(draft);
  const complaints = complaintsAbout(claims, shown);
  const isForm = complaints.some((complaint) => !complaint.startsWith('Line '));
  return {
    claims,
    complaints,
    review: isForm ? null : { system: reviewInstructions, prompt: reviewPrompt(shown, claims) },
  };
}

/** What a draft says, or how a model is asked for a better one when it, the check or its review has something against it. */
export type WeighedDraft = { claims: Claim[]; secondPrompt: string | null };

export function weighDraft(
  draft: DraftAnswer,
  { claims, complaints }: JudgedDraft,
  review: ReviewAnswer | null,
  shown: Shown,
): WeighedDraft {
  const all = [...complaints, ...(review ? reviewComplaints(review, claims) : [])];
  return { claims, secondPrompt: all.length === 0 ? null : secondPrompt(shown, draft, all) };
}

/** The lines with our own ids in place of those shown, and the words they rest on. */
export function groundedClaims(claims: readonly Claim[], shown: Shown): ComposedLine[] {
  return claims.map((claim) => grounded(claim, shown));
}

/** Of a heavy note its id alone. */
function grounded({ text, noteIds }: Claim, { notes, sources }: Shown): ComposedLine {
  const behind = noteIds.flatMap((id) => {
    const source = sources[id - 1];
    return source ? [{ heavy: notes[id - 1]?.heavy === true, source }] : [];
  });
  return {
    text,
    noteIds: behind.map(({ source }) => source.id),
    evidence: behind.flatMap(({ heavy, source }) =>
      heavy ? [] : sentencesBehind(text, source).map((words) => ({ noteId: source.id, words })),
    ),
  };
}
