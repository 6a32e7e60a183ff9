import { reactions } from '#shared/contract/reactions.ts';
import { reactions as known, type Reaction } from '#shared/sharing.ts';
import { reactionButtons } from '#shared/shared-page/reactions.ts';
import type { PageData } from '#shared/shared-page/page.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { byId, elementOf } from './dom.ts';
import { notify } from './notices.ts';
import { namedBy } from './page-data.ts';
import { askToSignIn } from './sign-in.ts';

/** Lets the reactions be given and taken back. Answers with how to read them again. */
export function startReactions(data: PageData): () => Promise<void> {
  const place = byId('reactions', HTMLDivElement);
  const named = namedBy(data);
  let isSending = false;

  const show = (counts: PageData['reactions']) => {
    for (const [at, piece] of reactionButtons(counts).entries()) {
      const [before, next] = [place.children[at], elementOf(piece)];
      // The button stays, so that the focus does.
      if (before && before.outerHTML !== next.outerHTML) {
        before.setAttribute('aria-pressed', next.getAttribute('aria-pressed') ?? '');
        before.setAttribute('aria-label', next.getAttribute('aria-label') ?? '');
        before.replaceChildren(...next.childNodes);
      }
    }
  };

  const give = async (reaction: Reaction) => {
    if (isSending) {
      return;
    }
    isSending = true;
    try {
      show(await call(reactions.react, { ...named, body: { reaction } }));
    } catch (error) {
      notify({ title: 'Failed to add reaction', description: messageOf(error) });
    }
    isSending = false;
  };

  place.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('button')?.dataset['reaction'] : undefined;
    const reaction = known.find((each) => each === pressed);
    if (reaction) {
      void (data.can.react ? give(reaction) : askToSignIn('react to'));
    }
  });

  return async () => show(await call(reactions.list, named));
}
