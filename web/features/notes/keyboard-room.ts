/**
 * Keeps the dialog around `element` above the phone's keyboard where that covers the page instead of making it
 * shorter. Gives the way to stop; made to be used as a ref.
 */
export function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport;
  const panel = element?.closest<HTMLElement>('[role="dialog"]');
  if (!view || !panel) {
    return undefined;
  }
  const fit = () => {
    const covered = window.innerHeight - view.height - view.offsetTop;
    // Less than a keyboard is a toolbar, and a magnified page is the person's own doing.
    const typing = covered > 120 && view.scale === 1;
    panel.style.bottom = typing ? `${covered}px` : '';
    panel.style.top = typing && view.offsetTop > 0 ? `${view.offsetTop}px` : '';
  };
  fit();
  view.addEventListener('resize', fit);
  view.addEventListener('scroll', fit);
  return () => {
    view.removeEventListener('resize', fit);
    view.removeEventListener('scroll', fit);
  };
}
