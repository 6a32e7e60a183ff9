import Copy from 'lucide-react/icons/copy';
import { useCopied } from '#web/lib/use-copied.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';

/** The username by which friends find the person, to be passed on. */
export function OwnUsername({ username }: { username: string }) {
  const { copied, copy } = useCopied();
  const onCopy = async () => {
    if (!(await copy(username))) {
      notify({ kind: 'problem', title: 'Your username could not be copied', description: `It is ${username}.` });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="min-w-0 break-words">
        Friends find you as <strong className="font-medium">@{username}</strong>.
      </p>
      <Button variant="plain" onClick={() => void onCopy()}>
        <Copy aria-hidden />
        {copied ? 'Copied' : 'Copy username'}
      </Button>
      <p role="status" className="sr-only">
        {copied && 'Your username has been copied.'}
      </p>
    </div>
  );
}
