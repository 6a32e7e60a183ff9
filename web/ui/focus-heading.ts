/** Puts the focus on the page's heading, where there is nothing nearer. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

/** For what may go while the focus is in it, as its ref: the page's heading has the focus then. */
export function leaveFocus(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement) && !element.closest('[role="dialog"]')) {
      focusHeading();
    }
  };
}
