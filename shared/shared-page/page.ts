import type { Comment } from '../contract/comments.ts';
import type { ReactionCounts } from '../contract/reactions.ts';
import type { SharedToast } from '../contract/shares.ts';
import { productName } from '../limits.ts';
import { typographic } from '../typographic.ts';
import { commentItem, commentsCount, noComments } from './comments.ts';
import { html, jsonBlock, type Html } from './html.ts';
import { initial } from './initial.ts';
import { reactionButtons } from './reactions.ts';
import { time } from './time.ts';

/** All that the page of a shared toast is made of. `comments` are null where they are switched off. */
export type PageData = SharedToast & {
  code: string;
  signedIn: boolean;
  reactions: ReactionCounts;
  comments: Comment[] | null;
};

const quiet =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-edge px-5 text-base transition-colors hover:bg-tint';
export const solid =
  'inline-flex min-h-11 items-center justify-center rounded-control bg-solid px-5 font-medium text-on-solid transition-colors hover:bg-solid-hover disabled:opacity-55';

/** The words of a shared toast with their voice, reactions and comments, as they are read without any script. */
export function sharedPage(data: PageData): Html {
  const { toast, can, code, comments } = data;
  return html`<main id="main" tabindex="-1">
      ${can.manage && html`<p class="mb-8 text-sm text-soft">This is what others see. <a class="link" href="/weekly-toast">Back to your toast</a></p>`}
      <div class="mb-10 flex items-center gap-4 md:mb-14">
        <span
          aria-hidden="true"
          class="grid size-12 flex-none place-items-center rounded-full bg-tint font-serif text-xl"
          >${initial(toast.user.name)}</span
        >
        <div class="min-w-0">
          <h1 class="text-2xl break-words md:text-2xl"><bdi>${toast.user.name}</bdi></h1>
          <p class="text-sm text-soft"><bdi>@${toast.user.username}</bdi> · ${time(toast.createdAt)}</p>
        </div>
      </div>
      <h2 class="sr-only">The toast</h2>
      <ol id="stage" class="grid grid-cols-1 gap-4 md:gap-5">
        ${toast.lines.map(
          ({ text }, at) =>
            html`<li
              data-line="${at}"
              dir="auto"
              class="isolate-words scroll-mt-28 scroll-mb-40 font-serif text-2xl leading-toast break-words md:text-3xl md:leading-[1.5]"
            >
              ${typographic(text)}
            </li>`,
        )}
      </ol>
      <div id="player" class="mt-8">
        ${
          toast.audioUrl
            ? html`<audio
                controls
                preload="metadata"
                src="${toast.audioUrl}"
                class="w-full"
                aria-label="The toast, spoken"
              ></audio>`
            : html`<p class="text-soft">This toast has no voice.</p>`
        }
      </div>
      <section aria-label="Answers" class="mt-12 flex flex-wrap items-center gap-2">
        <div id="reactions" role="group" aria-label="Reactions" class="flex flex-wrap gap-2">
          ${reactionButtons(data.reactions)}
        </div>
        ${comments !== null && html`<button type="button" id="to-comment" class="needs-script ${quiet}">Comment</button>`}
        <button type="button" id="copy-link" class="needs-script ${quiet}">Copy link to share</button>
        <p id="copied" role="status" class="sr-only"></p>
      </section>
      ${can.answer && answerForm} ${comments !== null && commentsCard(comments, can.comment)}
    </main>
    <div id="notices" role="status" class="notice-place fixed inset-x-4 z-40 mx-auto max-w-form"></div>
    ${jsonBlock('page-data', { ...data, code })} `;
}

const field =
  'mt-2 block w-full rounded-control border border-edge bg-raised px-4 py-3 font-serif text-lg focus-visible:outline-2';

/** Where it is told how many characters are left. */
export const charactersLeft = html`<span data-left role="status" class="text-sm text-soft"></span>`;

const answerForm = html`<section aria-labelledby="answer-title" class="needs-script mt-12 border-t border-line pt-8">
  <h2 id="answer-title" class="text-xl">Raise your glass</h2>
  <form id="answer-form" class="mt-3">
    <label for="answer" class="text-soft"
      >A line of your own. They decide whether the narrator speaks it next week, with the name you sign with.</label
    >
    <input id="answer" name="line" dir="auto" autocomplete="off" class="${field}" />
    <p class="mt-3 flex items-center gap-4">
      <button class="${solid}" disabled>Send your line</button>${charactersLeft}
    </p>
  </form>
</section>`;

function commentsCard(comments: readonly Comment[], mayComment: boolean): Html {
  return html`<section
    id="comments"
    tabindex="-1"
    aria-labelledby="comments-title"
    class="mt-12 border-t border-line pt-8"
  >
    <div id="comments-head">${commentsCount(comments.length)}</div>
    <ul id="comments-list" class="mt-4">
      ${comments.map(commentItem)}
    </ul>
    <div id="comments-empty">${comments.length === 0 && noComments}</div>
    ${
      mayComment
        ? html`<form id="comment-form" class="needs-script mt-4">
            <label for="comment" class="sr-only">Your comment</label>
            <textarea
              id="comment"
              name="comment"
              rows="3"
              dir="auto"
              placeholder="Say something kind"
              class="${field}"
            ></textarea>
            <p class="mt-3 flex items-center gap-4">
              <button class="${solid}" disabled>Comment</button>${charactersLeft}
            </p>
          </form>`
        : html`<p class="mt-4 text-soft"><a class="link" href="/auth">Sign in</a> to comment.</p>`
    }
  </section>`;
}

/** What stands where there is nothing to be seen, for whatever reason. */
export function notFoundPage({ signedIn }: { signedIn: boolean }): Html {
  return messagePage({
    title: 'Toast Not Found',
    message: 'This shared toast may have expired or been removed by the creator.',
    more:
      !signedIn &&
      html`<p class="mt-4 text-soft">
        A toast that is shared with friends opens once you <a class="link" href="/auth">sign in</a>.
      </p>`,
  });
}

/** A page that says one thing. */
export function messagePage({
  title,
  message,
  more = false,
}: {
  title: string;
  message: string;
  more?: Html | false;
}): Html {
  return html`<main id="main" tabindex="-1" class="py-16 text-center">
    <h1>${title}</h1>
    <p class="mx-auto mt-5 max-w-measure text-lg">${message}</p>
    ${more}
    <p class="mt-8"><a class="${solid}" href="/">Go Home</a></p>
  </main>`;
}

/** The whole document; nothing of the toast stands in its head. */
export function documentOf(
  body: Html,
  {
    home,
    title,
    style,
    script,
  }: { home: string; title: string; style: string | undefined; script: string | undefined },
): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <title>${title}</title>
        <meta name="robots" content="noindex, nofollow, noarchive" />
        <meta name="referrer" content="no-referrer" />
        <meta property="og:type" content="website" />
        <meta property="og:title" content="A toast, shared with you" />
        <meta property="og:description" content="Someone would like you to hear the good things of their week." />
        <meta property="og:image" content="${home}/icon-512.png" />
        <meta name="twitter:card" content="summary" />
        <meta id="bar-light" name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta id="bar-dark" name="theme-color" content="#171213" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js"></script>
        ${style && html`<link rel="stylesheet" href="${style}" />`}
        ${script && html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <div class="mx-auto max-w-reading px-5 pt-6 pb-24 md:px-8">
          <header class="mb-10">
            <a href="/" aria-label="${productName}" class="inline-flex min-h-11 items-center gap-2 text-soft"
              ><img src="/favicon.svg" alt="" width="28" height="28" /><span class="font-serif">${productName}</span></a
            >
          </header>
          ${body}
        </div>
      </body>
    </html> `.html;
}
