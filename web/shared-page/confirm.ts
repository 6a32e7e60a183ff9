import { html } from '#shared/shared-page/html.ts';
import { elementOf } from './dom.ts';

type Question = { title: string; text: string; yes: string };

/** Asks in a dialog of the browser's own, which keeps the focus and closes with Escape. Resolves to the answer. */
export function confirm({ title, text, yes }: Question): Promise<boolean> {
  const dialog = elementOf(
    html`<dialog
      aria-labelledby="confirm-title"
      class="m-auto max-w-form rounded-sheet border border-line bg-raised p-6 text-ink shadow-float"
    >
      <h2 id="confirm-title" class="text-xl">${title}</h2>
      <p class="mt-3">${text}</p>
      <form method="dialog" class="mt-6 flex flex-wrap justify-end gap-3">
        <button value="no" class="min-h-11 rounded-control border border-edge px-5 hover:bg-tint">Cancel</button>
        <button value="yes" class="min-h-11 rounded-control bg-solid px-5 font-medium text-on-solid">${yes}</button>
      </form>
    </dialog>`,
  ) as HTMLDialogElement;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
