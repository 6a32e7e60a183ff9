import FileX from 'lucide-react/icons/file-x';

/** What stands where the words of a reflection were, once they are damaged. */
export function UnreadableWords() {
  return (
    <p className="flex max-w-measure gap-x-3 rounded-mark border border-line bg-tint px-[min(1rem,4vw)] py-3">
      <FileX aria-hidden className="mt-1 size-4 shrink-0 text-soft" />
      <span className="min-w-0 hyphens-auto break-words">
        This reflection cannot be read.{' '}
        <span className="text-soft">
          Its words were damaged where the server keeps them. Under More you can write it again or delete it.
        </span>
      </span>
    </p>
  );
}
