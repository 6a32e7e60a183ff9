import { byId } from './dom.ts';
import { notify } from './notices.ts';

const copiedMs = 3000;

/** Copies the address of this page; the button says so for three seconds. */
export function startCopying(): void {
  const button = byId('copy-link', HTMLButtonElement);
  const label = button.textContent;
  const told = byId('copied', HTMLParagraphElement);
  let back = 0;
  button.addEventListener('click', () => {
    const { origin, pathname } = window.location;
    navigator.clipboard
      .writeText(origin + pathname)
      .then(() => {
        button.textContent = 'Copied';
        told.textContent = 'The link has been copied.';
        clearTimeout(back);
        back = window.setTimeout(() => {
          button.textContent = label;
          told.textContent = '';
        }, copiedMs);
      })
      .catch(() =>
        notify({ title: 'The link could not be copied', description: 'Please copy it from the address bar.' }),
      );
  });
}
