import type { Deps } from '#server/deps.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import type { TextModel } from '#server/platform/writing/writing.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import type { Claim, ComposedLine, ComposeRequest, SpokenTone } from '#server/language/base/types.ts';
import { draftAnswer, reviewAnswer } from '#server/language/model/draft-answer.ts';
import type { ShownWeek, WeighedDraft } from '#server/language/model/model-words.ts';

export type WrittenToast = { lines: ComposedLine[]; tone: SpokenTone; writer: Toast['writer'] };

type Writing = Pick<Deps, 'model' | 'log' | 'language' | 'outside'>;
/** For whom a toast is written, and from what. */
export type Order = { by: number; request: ComposeRequest };

/**
 * Writes the words of a toast: with the model when the operator has chosen one and what it writes holds, else with the
 * built-in composer. A model that is slow, broken, down or untrue never costs anyone their toast. No line is left in it
 * that may not be spoken. Rejects with a LanguageError when the words of the week could not be read.
 */
export async function writeToast(deps: Writing, order: Order): Promise<WrittenToast> {
  const written = deps.model && (await writtenByModel({ ...deps, model: deps.model }, order));
  return written ?? composedHere(deps, order);
}

/** The same by the built-in composer alone. */
export async function composedHere({ language }: Pick<Deps, 'language'>, order: Order): Promise<WrittenToast> {
  return { ...(await language.ask('composeToast', [order.request], order.by)), writer: 'builtin' };
}

async function writtenByModel(
  { model, log, language, outside }: Writing & { model: TextModel },
  order: Order,
): Promise<WrittenToast | null> {
  const { by, request } = order;
  try {
    const week = await language.ask('showWeek', [request], by);
    const claims = week && (await draftTwice({ model, language, outside }, order, week));
    if (week && !claims) {
      log.warn({ reason: 'untrue' }, 'what the model wrote was refused; the toast was composed here');
    }
    const lines = week && claims && (await language.ask('groundedClaims', [claims, week.shown], by));
    return week && lines && { lines, tone: week.shown.tone, writer: 'model' };
  } catch (error) {
    // Whatever went wrong, its message may hold words of a note; a WritingError does not.
    const reason = error instanceof WritingError ? error.reason : 'broken';
    const status = error instanceof WritingError ? error.status : undefined;
    log.warn({ reason, status }, 'the model wrote nothing; the toast was composed here');
    return null;
  }
}

/**
 * A draft that holds: the first, or the one written again after the complaints of our check and of the model itself, which
 * is asked to look its own draft over; null when neither does.
 */
async function draftTwice(
  { model, language, outside }: Pick<Writing, 'language' | 'outside'> & { model: TextModel },
  { by }: Order,
  { shown, system, prompt }: ShownWeek,
): Promise<Claim[] | null> {
  const outgoing = outside.on({ userId: by, purpose: 'toast-words' });
  const attempt = async (words: string, isLast: boolean): Promise<WeighedDraft> => {
    const draft = await model.write({ system, prompt: words, schema: draftAnswer, outgoing });
    const judged = await language.ask('judgeDraft', [draft, shown], by);
    const isRefused = isLast && judged.complaints.length > 0;
    const asked = isRefused ? null : judged.review;
    const review = asked && (await model.write({ ...asked, schema: reviewAnswer, outgoing }));
    return language.ask('weighDraft', [draft, judged, review, shown], by);
  };
  const first = await attempt(prompt, false);
  if (first.secondPrompt === null) {
    return first.claims;
  }
  const second = await attempt(first.secondPrompt, true);
  return second.secondPrompt === null ? second.claims : null;
}
