import type { Author } from '#shared/contract/shares.ts';
import { initial } from '#shared/shared-page/initial.ts';
import { sayDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';

type SharePreviewProps = { author: Author; createdAt: string; lines: readonly string[] };

/** What the other person will see. */
export function SharePreview({ author, createdAt, lines }: SharePreviewProps) {
  return (
    <section aria-labelledby="share-preview">
      <h3 id="share-preview" className="mb-2 font-sans text-sm font-medium tracking-normal">
        What others see
      </h3>
      <div className="rounded-control border border-line bg-paper p-5">
        <div className="flex items-center gap-3">
          <span
            aria-hidden
            className="grid size-10 flex-none place-items-center rounded-full bg-tint font-serif text-lg"
          >
            {initial(author.name)}
          </span>
          <p className="min-w-0">
            <bdi className="block font-serif text-lg break-words">{author.name}</bdi>
            <span className="block text-sm text-soft">
              @{author.username} · {sayDay(createdAt)}
            </span>
          </p>
        </div>
        <ol className="mt-4 grid gap-2 font-serif text-lg leading-toast">
          {lines.map((line, at) => (
            <li key={at} dir="auto" className="break-words">
              {typographic(line)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
