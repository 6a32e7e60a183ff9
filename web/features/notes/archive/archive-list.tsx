import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { knownHeights } from './archive-place.ts';
import { ArchiveItem } from './archive-item.tsx';
import type { ArchiveRow } from './archive-rows.ts';
import { headingOf, partsOf } from './archive-rows.ts';
import { sayMonth } from './archive-words.ts';

type ArchiveListProps = {
  rows: readonly ArchiveRow[];
  /** The folded words that were searched for. */
  words: readonly string[];
  /** Where the page was when it was left; where it is now when not given. */
  place: number | undefined;
  /** Asked for more whenever the end comes near; undefined while there is none to ask for. */
  onNearEnd: (() => void) | undefined;
  /** What stands below the last row. */
  foot: ReactNode;
};

/** Rows beyond the screen that are drawn too: the next Tab must find one. */
const overscan = 6;
/** The next page is asked for so many rows before the end. */
const nearEnd = 25;

/**
 * The archive by months. Only the rows on the screen are drawn, in the flow of the page, and each as tall as it is; a
 * month's heading stays in sight as long as its reflections do.
 */
export function ArchiveList({ rows, words, place, onNearEnd, foot }: ArchiveListProps) {
  const container = useRef<HTMLDivElement>(null);
  const scrollMargin = useTopOf(container);
  const perLine = useLettersPerLine(container);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: useCallback((index) => heightOf(rows[index], perLine), [rows, perLine]),
    getItemKey: useCallback((index) => rows[index]?.key ?? index, [rows]),
    overscan,
    scrollMargin,
    ...(place !== undefined && { initialOffset: place }),
  });

  useEffect(
    () => () => {
      for (const [key, height] of virtualizer.itemSizeCache) {
        knownHeights.set(String(key), height);
      }
    },
    [virtualizer],
  );

  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const isNearEnd = last >= rows.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) {
      onNearEnd?.();
    }
  }, [isNearEnd, onNearEnd]);

  const parts = useMemo(() => partsOf(rows, first, last), [rows, first, last]);
  const heading = headingOf(rows, first);
  // The heading of the first month drawn is in the flow too, also when its own place is further up.
  const above = heading < first ? (virtualizer.measurementsCache[heading]?.size ?? 0) : 0;
  const top = (items[0]?.start ?? scrollMargin) - scrollMargin - above;
  return (
    <>
      <div
        ref={container}
        className="relative [overflow-anchor:none]"
        style={{ height: `${virtualizer.getTotalSize()}px` }}
      >
        <div className="absolute inset-x-0" style={{ top: `${top}px` }}>
          {parts.map(({ month, index, notes }) => (
            <div key={month.key}>
              <div
                ref={virtualizer.measureElement}
                data-index={index}
                className="sticky top-(--banner) z-10 border-b border-line bg-paper pt-5 pb-2.5"
              >
                <h2 id={`month-${month.key}`}>{sayMonth(month.key)}</h2>
              </div>
              <ol aria-labelledby={`month-${month.key}`}>
                {notes.map(({ row, index: at }) => (
                  <ArchiveItem
                    key={row.key}
                    note={row.note}
                    startsDay={row.startsDay}
                    at={row.at}
                    index={at}
                    size={month.size}
                    words={words}
                    measure={virtualizer.measureElement}
                  />
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
      {foot}
    </>
  );
}

/** How far down the page something begins. */
function useTopOf(element: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      const rect = element.current?.getBoundingClientRect();
      setTop((before) => (rect ? Math.round(rect.top + window.scrollY) : before));
    };
    look();
    // Whatever stands above may open, fold or come late: the page is as tall as all of it.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

const letterWidth = 8.6;
const narrow = 600;

/** About how many letters stand on a line beside the margin. */
function useLettersPerLine(element: { readonly current: HTMLElement | null }): number {
  const [count, setCount] = useState(40);
  useLayoutEffect(() => {
    const width = element.current?.clientWidth ?? 0;
    const margin = width < narrow ? 52 : 120;
    setCount(Math.min(66, Math.max(16, Math.floor((width - margin) / letterWidth))));
  }, [element]);
  return count;
}

const headingHeight = 61;
const rowHeight = 103;
const lineHeight = 29;
const foldedLines = 6;

/** As tall as a row was, or about as tall as it will be. */
function heightOf(row: ArchiveRow | undefined, perLine: number): number {
  const known = row && knownHeights.get(String(row.key));
  if (known !== undefined) {
    return known;
  }
  if (row?.kind !== 'note') {
    return headingHeight;
  }
  const lines = Math.ceil(row.note.content.length / perLine);
  return rowHeight + lineHeight * Math.max(0, Math.min(foldedLines, lines) - 1);
}
