import type { ComponentProps, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FieldText } from './field.tsx';
import { FieldFrame, controlEdge, controlShape, useFieldIds } from './field.tsx';

type SelectProps = ComponentProps<'select'> & FieldText & { children: ReactNode };

/** The device's own select, well dressed. Give it `<option>`s. */
export function Select({ label, hint, error, id, className = '', children, ...rest }: SelectProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <div className="relative">
        <select
          {...rest}
          {...ids.control}
          className={`${controlShape} ${controlEdge(error)} appearance-none truncate pr-11 ${className}`}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
        />
      </div>
    </FieldFrame>
  );
}
