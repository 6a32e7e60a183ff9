import { useEffect, useRef } from 'react';
import { productName } from '#shared/limits.ts';
import { keepFile } from '#web/lib/download.ts';
import { useCopied } from '#web/lib/use-copied.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';

/** Recovery codes that were made just now: they are kept nowhere, and so they are shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  const { copied, copy } = useCopied();
  const onCopy = async () => {
    if (!(await copy(codes.join('\n')))) {
      notify({
        kind: 'problem',
        title: 'The codes could not be copied',
        description: 'Please download them, or write them down.',
      });
    }
  };
  const onDownload = () => {
    const text = `Recovery codes for ${productName}, each of which works once:\n\n${codes.join('\n')}\n`;
    keepFile(new Blob([text], { type: 'text/plain' }), 'clink-recovery-codes.txt');
  };
  return (
    <div className="grid grid-cols-1 gap-4 rounded-control border border-amber p-4 sm:p-5">
      <h4 ref={heading} tabIndex={-1} className="text-lg">
        Your recovery codes
      </h4>
      <p className="text-soft">
        They are shown this once, and each works once. Keep them where you find them without this device.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-4 gap-y-1"
      >
        {codes.map((code) => (
          <li key={code} className="tracking-wide wrap-anywhere tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void onCopy()}>{copied ? 'Copied' : 'Copy'}</Button>
        <Button onClick={onDownload}>Download</Button>
        <Button variant="solid" onClick={onKept}>
          I have kept them
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && 'The codes have been copied.'}
      </p>
    </div>
  );
}
