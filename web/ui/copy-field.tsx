import { useRef, type ReactNode, type Ref } from 'react';
import { useCopied } from '#web/lib/use-copied.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { notify } from './notices.tsx';

type CopyFieldProps = {
  label: string;
  value: string;
  hint?: ReactNode;
  /** What the button says. */
  action?: string;
  variant?: 'solid' | 'quiet';
  ref?: Ref<HTMLInputElement>;
};

/** A link to be copied. Where the browser does not let it, it is selected, to be copied by hand. */
export function CopyField({ label, value, hint, action = 'Copy', variant = 'quiet', ref }: CopyFieldProps) {
  const { copied, copy } = useCopied();
  const frame = useRef<HTMLDivElement>(null);
  const onCopy = async () => {
    if (!(await copy(value))) {
      frame.current?.querySelector('input')?.focus();
      notify({
        kind: 'problem',
        title: 'The link could not be copied',
        description: 'It is selected: please copy it yourself.',
      });
    }
  };
  return (
    <div ref={frame} className="grid gap-1.5">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <Field
          {...(ref && { ref })}
          label={label}
          value={value}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant={variant} className="min-h-12" onClick={() => void onCopy()}>
          {copied ? 'Copied' : action}
        </Button>
      </div>
      {hint && <p className="text-sm text-soft">{hint}</p>}
      <p role="status" className="sr-only">
        {copied && 'The link has been copied.'}
      </p>
    </div>
  );
}
