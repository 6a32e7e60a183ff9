import type { Html } from '#shared/shared-page/html.ts';

/** The element with this id; throws when the page has none. */
export function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) {
    throw new Error(`The page has no #${id}.`);
  }
  return found;
}

/** The element with this id, if the page has one. */
export function maybeById<E extends HTMLElement>(id: string, kind: new () => E): E | null {
  const found = document.getElementById(id);
  return found instanceof kind ? found : null;
}

/** Puts pieces of HTML in the place of what an element holds. What people wrote is text in them. */
export function fill(element: Element, ...pieces: Html[]): void {
  element.innerHTML = pieces.map(({ html }) => html).join('');
}

/** One element made of a piece of HTML. */
export function elementOf(piece: Html): Element {
  const template = document.createElement('template');
  template.innerHTML = piece.html.trim();
  const [element] = template.content.children;
  if (!element) {
    throw new Error('A piece without an element.');
  }
  return element;
}

/** Says the days on the page by the reader's own calendar. */
export function sayDaysHere(within: ParentNode, say: (instant: string) => string): void {
  for (const day of within.querySelectorAll('time')) {
    day.textContent = say(day.dateTime);
  }
}
