import { friendLines } from '#shared/contract/friend-lines.ts';
import type { PageData } from '#shared/shared-page/page.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { byId, maybeById } from './dom.ts';
import { notify } from './notices.ts';
import { namedBy } from './page-data.ts';

/** Lets a friend send a line of their own. */
export function startAnswer(data: PageData): void {
  const form = maybeById('answer-form', HTMLFormElement);
  if (!form) {
    return;
  }
  const line = byId('answer', HTMLInputElement);
  const button = form.querySelector('button');
  let isSending = false;
  const look = () => {
    if (button) {
      button.disabled = isSending || line.value.trim() === '';
    }
  };
  line.addEventListener('input', look);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending || line.value.trim() === '') {
      return;
    }
    isSending = true;
    look();
    call(friendLines.offer, { ...namedBy(data), body: { line: line.value } })
      .then(({ message }) => {
        line.value = '';
        notify({ title: 'Glass raised', description: message });
      })
      .catch((error: unknown) => notify({ title: 'Your line could not be sent', description: messageOf(error) }))
      .then(
        () => {
          isSending = false;
          look();
        },
        () => undefined,
      );
  });
  look();
}
