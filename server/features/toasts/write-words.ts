import type { Deps } from '#server/deps.ts';
import { areHeavy } from '#server/language/judging.ts';
import { LanguageError } from '#server/language/language.ts';
import { AppError } from '#shared/errors.ts';
import type { ComposedLine, ComposeRequest, Moment } from '#server/language/base/types.ts';
import { composedHere, writeToast, type WrittenToast } from './writer.ts';

type Writing = Pick<Deps, 'language' | 'model' | 'log' | 'outside'>;
type Order = { by: number; request: ComposeRequest };

/** What is read when reading everything took too long: every so many-th note, each up to so many characters. */
const smaller = [
  { every: 2, characters: 600 },
  { every: 4, characters: 200 },
];
const mostQuotes = 3;
const mostJudged = 8;
const mostInQuote = 160;

/**
 * The words of a toast, at least one line of them. Where a week cannot be read within its deadline it is written from
 * fewer and shorter notes, and when that fails too from what is short enough to be quoted: a note that stops the reader
 * must not cost anyone their toast. Throws `unavailable` when too much else is being read.
 */
export async function writeWords(deps: Writing, order: Order): Promise<WrittenToast> {
  const first = await unlessUnreadable(() => writeToast(deps, order));
  if (first) {
    return first;
  }
  for (const share of smaller) {
    const words = await unlessUnreadable(() =>
      composedHere(deps, { ...order, request: shareOf(order.request, share) }),
    );
    if (words) {
      return words;
    }
  }
  return plainToast(deps, order);
}

/** Null where the words themselves stopped their reader, or left no line that may be spoken. */
async function unlessUnreadable(write: () => Promise<WrittenToast>): Promise<WrittenToast | null> {
  try {
    const words = await write();
    return words.lines.length > 0 ? words : null;
  } catch (error) {
    if (!(error instanceof LanguageError)) {
      throw error;
    }
    if (error.isOfTheWords) {
      return null;
    }
    throw new AppError('unavailable', 'There was no turn to write the words of a toast.', { cause: error });
  }
}

function shareOf(request: ComposeRequest, { every, characters }: (typeof smaller)[number]): ComposeRequest {
  const shortened = (moment: Moment): Moment => ({ ...moment, content: beginningOf(moment.content, characters) });
  const moments = request.moments.filter((_, at) => at % every === 0).map(shortened);
  // All of the earlier ones, for they say to whom no glass is raised.
  return { ...request, moments, earlier: request.earlier?.map(shortened) ?? [] };
}

/** As many whole words of a text as fit. */
function beginningOf(content: string, characters: number): string {
  if (content.length <= characters) {
    return content;
  }
  const end = content.lastIndexOf(' ', characters);
  return content.slice(0, end > 0 ? end : characters).toWellFormed();
}

/** A toast that reads nothing: the shortest notes as they were written, none that is or may be of something hard. */
async function plainToast({ language }: Pick<Deps, 'language'>, { by, request }: Order): Promise<WrittenToast> {
  const quoted: Moment[] = [];
  for (const moment of request.moments.filter(isQuotable).slice(0, mostJudged)) {
    // One by one: the note that stops the reader may be among them.
    const [isHeavy] = await areHeavy(language, by, [moment.content]);
    quoted.push(...(isHeavy || quoted.length === mostQuotes ? [] : [moment]));
  }
  return {
    lines: [
      { text: 'This is your week, in your own words.', noteIds: [], evidence: [] },
      ...quoted.map(({ id, content }): ComposedLine => ({
        text: `You wrote: “${content.trim()}”`,
        noteIds: [id],
        evidence: [{ noteId: id, words: content.trim() }],
      })),
      { text: 'Raise a glass to it, and to you.', noteIds: [], evidence: [] },
    ],
    tone: 'reflective',
    writer: 'builtin',
  };
}

function isQuotable({ content }: Moment): boolean {
  return content.length <= mostInQuote && !/["“”\n]/.test(content);
}
