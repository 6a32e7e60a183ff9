/** The attribute by which a row says which reflection it shows. */
export const rowMark = 'data-reflection';

/** Puts the focus on the row of a reflection, when the page shows it. */
export function focusRow(id: number): void {
  focusMore(document.querySelector(`[${rowMark}="${id}"]`));
}

/** Where a reflection stands among the rows inside `element`; -1 when it does not. */
export function placeOfRow(element: Element | null, id: number): number {
  return rowsIn(element).findIndex((row) => row.getAttribute(rowMark) === String(id));
}

/** Puts the focus where a row has left: on the one that took its place, else the one above, else the heading. */
export function focusPlace(element: Element | null, place: number): void {
  const rows = rowsIn(element);
  const row = rows[place] ?? rows[place - 1];
  if (row) {
    focusMore(row);
    return;
  }
  const heading = element?.querySelector<HTMLElement>('h1, h2, h3');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

function rowsIn(element: Element | null): Element[] {
  return [...(element?.querySelectorAll(`[${rowMark}]`) ?? [])];
}

/** On its 'More', the one button there that opens something. */
function focusMore(row: Element | null): void {
  row?.querySelector<HTMLElement>('button[popovertarget]')?.focus({ preventScroll: true });
}
