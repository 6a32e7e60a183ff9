import type { Deps } from '#server/deps.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import type { TextModel } from '#server/platform/writing/writing.ts';
import type { Toast } from '#shared/contract/toasts.ts';
import { compose } from '../compose/compose.ts';
import type { Claim, ComposedLine, ComposeRequest, SpokenTone } from '../compose/moment.ts';
import { sentencesBehind } from './behind.ts';
import { complaintsAbout, draftAnswer, linesOf } from './draft.ts';
import { firstPrompt, instructionsFor, secondPrompt } from './prompt.ts';
import { shownOf, type Shown } from './shown.ts';

export type WrittenToast = { lines: ComposedLine[]; tone: SpokenTone; writer: Toast['writer'] };

/**
 * Writes the words of a toast: with the model when the operator has chosen one and what it writes holds, else with the
 * built-in composer. A model that is slow, broken, down or untrue never costs anyone their toast.
 */
export async function writeToast(deps: Pick<Deps, 'model' | 'log'>, request: ComposeRequest): Promise<WrittenToast> {
  const written = deps.model && (await writtenByModel({ ...deps, model: deps.model }, request));
  return written ?? { ...compose(request), writer: 'builtin' };
}

async function writtenByModel(
  { model, log }: { model: TextModel; log: Deps['log'] },
  request: ComposeRequest,
): Promise<WrittenToast | null> {
  try {
    const shown = shownOf(request);
    const claims = shown && (await draftTwice(model, request, shown));
    if (shown && !claims) {
      log.warn({ reason: 'untrue' }, 'what the model wrote was refused; the toast was composed here');
    }
    return (
      shown && claims && { lines: claims.map((claim) => grounded(claim, shown)), tone: shown.tone, writer: 'model' }
    );
  } catch (error) {
    // Whatever went wrong, its message may hold words of a note; a WritingError does not.
    const reason = error instanceof WritingError ? error.reason : 'broken';
    const status = error instanceof WritingError ? error.status : undefined;
    log.warn({ reason, status }, 'the model wrote nothing; the toast was composed here');
    return null;
  }
}

/** A draft that holds: the first, or the one written anew after the complaints; null when neither does. */
async function draftTwice(model: TextModel, { narrator }: ComposeRequest, shown: Shown): Promise<Claim[] | null> {
  const ask = (prompt: string) =>
    model.write({ system: instructionsFor(shown, narrator), prompt, schema: draftAnswer });
  const first = await ask(firstPrompt(shown));
  const complaints = complaintsAbout(linesOf(first), shown);
  if (complaints.length === 0) {
    return linesOf(first);
  }
  const second = linesOf(await ask(secondPrompt(shown, first, complaints)));
  return complaintsAbout(second, shown).length === 0 ? second : null;
}

/** A line with our own ids in place of those shown, and the words it rests on; of a heavy note its id alone. */
function grounded({ text, noteIds }: Claim, { notes, sources }: Shown): ComposedLine {
  const behind = noteIds.flatMap((id) => {
    const source = sources[id - 1];
    return source ? [{ gentle: notes[id - 1]?.gentle === true, source }] : [];
  });
  return {
    text,
    noteIds: behind.map(({ source }) => source.id),
    rests: behind.flatMap(({ gentle, source }) =>
      gentle ? [] : sentencesBehind(text, source).map((words) => ({ noteId: source.id, words })),
    ),
  };
}
