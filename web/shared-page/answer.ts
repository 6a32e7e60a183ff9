import { friendLines } from '#shared/contract/friend-lines.ts';
import { limits } from '#shared/limits.ts';
import type { PageData } from '#shared/shared-page/page.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { byId, maybeById } from './dom.ts';
import { notify } from './notices.ts';
import { namedBy } from './page-data.ts';
import { startWordsField } from './words-field.ts';

/** Lets a friend send a line of their own. */
export function startAnswer(data: PageData): void {
  const form = maybeById('answer-form', HTMLFormElement);
  if (!form) {
    return;
  }
  const field = byId('answer', HTMLInputElement);
  startWordsField(form, {
    field,
    left: form.querySelector('[data-left]'),
    button: form.querySelector('button'),
    max: limits.friendLineMax,
    isSomething: (words) => words.trim() !== '',
    send: async (line) => {
      const { message } = await call(friendLines.offer, { ...namedBy(data), body: { line } });
      field.value = '';
      notify({ title: 'Glass raised', description: message });
    },
    onFailure: (error) => notify({ title: 'Your line could not be sent', description: messageOf(error) }),
  });
}
