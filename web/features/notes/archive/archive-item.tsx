import { memo, useCallback, useMemo } from 'react';
import { sayLocalDay } from '#web/lib/dates.ts';
import { piecesOf, spansOf, type Span } from '#web/lib/found-words.ts';
import { FoundPieces } from '#web/ui/found-pieces.tsx';
import { typographic } from '#shared/typographic.ts';
import { excerptFrom } from './archive-excerpt.ts';
import type { NoteRow } from './archive-rows.ts';
import { ReflectionItem } from '../list/reflection-item.tsx';

/** A row of the archive: the day in the margin, also on a phone, the words beside it. */
export const archiveRow =
  'grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 py-4 md:grid-cols-[6rem_minmax(0,1fr)] md:gap-x-6';

type ArchiveItemProps = Pick<NoteRow, 'note' | 'startsDay' | 'at'> & {
  /** Which of all rows it is. */
  index: number;
  /** How many its month has; -1 when that is not known yet. */
  size: number;
  /** The folded words that were searched for. */
  words: readonly string[];
  measure: (element: HTMLElement | null) => void;
};

/** A reflection of the archive, its day in the margin where it is the first of that day. */
export const ArchiveItem = memo(function ArchiveItem(props: ArchiveItemProps) {
  const { note, startsDay, at, index, size, words, measure } = props;
  const spans = useMemo(() => (words.length > 0 ? spansOf(note.content, words) : none), [note.content, words]);
  const sayWords = useCallback(
    (isWhole: boolean) => <FoundWords text={note.content} spans={spans} isWhole={isWhole} />,
    [note.content, spans],
  );
  const [weekday = '', rest = ''] = sayLocalDay(note.localDate).split(', ');
  return (
    <ReflectionItem
      note={note}
      {...(spans.length > 0 && { words: sayWords })}
      margin={
        <time dateTime={note.localDate} className="pt-1">
          <span className="sr-only">{`${weekday}, ${rest}`}</span>
          {startsDay && (
            <span aria-hidden className="grid">
              <span className="font-serif text-2xl leading-heading">{Number(note.localDate.slice(8))}</span>
              <span className="text-sm text-soft">
                {weekday.slice(0, 3)}
                <span className="max-md:hidden">{weekday.slice(3)}</span>
              </span>
            </span>
          )}
        </time>
      }
      row={{
        ref: measure,
        'data-index': index,
        'aria-posinset': at,
        'aria-setsize': size,
        className: `${archiveRow} ${startsDay && at > 1 ? 'border-t border-line' : ''}`,
      }}
    />
  );
});

const none: Span[] = [];

/** The words of a reflection with what was found in them marked; of one that is folded, those around the first found. */
function FoundWords({ text, spans, isWhole }: { text: string; spans: readonly Span[]; isWhole: boolean }) {
  const from = isWhole ? 0 : excerptFrom(text, spans);
  return (
    <>
      {from > 0 && '… '}
      <FoundPieces pieces={piecesOf(typographic(text), spans, from)} />
    </>
  );
}
