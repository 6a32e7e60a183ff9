import type { ReactionCounts } from '../contract/reactions.ts';
import { reactions, type Reaction } from '../sharing.ts';
import { html, type Html } from './html.ts';

const names: Record<Reaction, string> = { '❤️': 'Like', '👍': 'Thumbs Up', '👏': 'Clap' };

/** The three reactions with how often each was given; the reader's own is pressed. */
export function reactionButtons({ reactions: counts, userReaction }: ReactionCounts): Html[] {
  return reactions.map((reaction) => {
    const count = counts[reaction] ?? 0;
    return html`<button
      type="button"
      data-reaction="${reaction}"
      aria-pressed="${String(userReaction === reaction)}"
      aria-label="${names[reaction]}, ${String(count)}"
      title="${names[reaction]}"
      class="reaction inline-flex min-h-11 min-w-11 items-center gap-2 rounded-full border border-line px-4 transition-colors hover:bg-tint"
    >
      <span aria-hidden="true">${reaction}</span><span aria-hidden="true" class="tabular-nums">${count}</span>
    </button>`;
  });
}
