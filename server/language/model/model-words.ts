import type { Claim, ComposedLine, ComposeRequest } from '../base/types.ts';
import { onlyTrue } from '../check/only-true.ts';
import { sentencesBehind } from './behind.ts';
import type { DraftAnswer } from './draft-answer.ts';
import { complaintsAbout, linesOf } from './draft.ts';
import { firstPrompt, instructionsFor, secondPrompt } from './prompt.ts';
import { shownOf, type Shown } from './shown.ts';

/** What a model is shown of a week, and how it is asked to write of it. */
export type ShownWeek = { shown: Shown; system: string; prompt: string };

/** Null for a week that no model is asked about. */
export function showWeek(request: ComposeRequest): ShownWeek | null {
  const shown = shownOf(request);
  return shown && { shown, system: instructionsFor(shown, request.narrator), prompt: firstPrompt(shown) };
}

/** What a draft says, or how a model is asked for a better one when something is wrong with it. */
export type JudgedDraft = { claims: Claim[]; secondPrompt: string | null };

export function judgeDraft(draft: DraftAnswer, shown: Shown): JudgedDraft {
  const claims = linesOf(draft);
  const complaints = complaintsAbout(claims, shown);
  return { claims, secondPrompt: complaints.length === 0 ? null : secondPrompt(shown, draft, complaints) };
}

/** The lines with our own ids in place of those shown and the words they rest on; no line that may not be spoken. */
export function groundedClaims(claims: readonly Claim[], shown: Shown, request: ComposeRequest): ComposedLine[] {
  const lines = claims.map((claim) => grounded(claim, shown));
  return onlyTrue(lines, [...(request.earlier ?? []), ...request.moments]);
}

/** Of a heavy note its id alone. */
function grounded({ text, noteIds }: Claim, { notes, sources }: Shown): ComposedLine {
  const behind = noteIds.flatMap((id) => {
    const source = sources[id - 1];
    return source ? [{ gentle: notes[id - 1]?.gentle === true, source }] : [];
  });
  return {
    text,
    noteIds: behind.map(({ source }) => source.id),
    evidence: behind.flatMap(({ gentle, source }) =>
      gentle ? [] : sentencesBehind(text, source).map((words) => ({ noteId: source.id, words })),
    ),
  };
}
