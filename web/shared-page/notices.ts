import { html } from '#shared/shared-page/html.ts';
import { byId, elementOf } from './dom.ts';

const shownMs = 5000;

type Notice = {
  title: string;
  description?: string;
  /** Where a press on its button leads. */
  action?: { label: string; go: () => void };
};

let hide = 0;

/**
 * Shows one notice, in the place of an earlier one, for five seconds or as long as it has the focus. It is put into a
 * region that is on the page from the start, because a screen reader says what changes in those alone.
 */
export function notify({ title, description, action }: Notice): void {
  const place = byId('notices', HTMLDivElement);
  const notice = elementOf(
    html`<div tabindex="-1" class="notice animate-rise rounded-control border border-line bg-raised p-4 shadow-float">
      <p class="font-medium">${title}</p>
      ${description !== undefined && html`<p class="mt-1 text-soft">${description}</p>`}
      ${action && html`<p class="mt-1 -mb-2"><button type="button" class="link min-h-11 font-medium">${action.label}</button></p>`}
    </div>`,
  );
  notice.querySelector('button')?.addEventListener('click', () => action?.go());
  place.replaceChildren(notice);
  clearTimeout(hide);
  const leave = () => {
    if (notice.contains(document.activeElement) || notice.matches(':hover')) {
      hide = window.setTimeout(leave, shownMs);
    } else {
      notice.remove();
    }
  };
  hide = window.setTimeout(leave, shownMs);
}

/** F8 leads to the notice, as everywhere in Clink, and Escape takes it away. */
export function listenForNotices(): void {
  document.addEventListener('keydown', ({ key }) => {
    const notice = byId('notices', HTMLDivElement).querySelector<HTMLElement>('.notice');
    if (key === 'F8') {
      (notice?.querySelector('button') ?? notice)?.focus();
    } else if (key === 'Escape' && notice?.contains(document.activeElement)) {
      notice.remove();
    }
  });
}
