import type { ComponentProps, ReactNode } from 'react';
import { useId, useState } from 'react';

export type FieldText = {
  label: ReactNode;
  /** A quiet line under the label's control. */
  hint?: ReactNode;
  /** What is wrong, in the person's words; shown beside the control and read with it. */
  error?: string | undefined;
};

export const controlShape =
  'w-full min-h-12 rounded-control border bg-raised px-4 py-2.5 text-base text-ink transition-colors ' +
  'placeholder:text-soft focus-visible:outline-offset-0 disabled:opacity-55';

/** The border of a control, which also says whether it is in order. */
export function controlEdge(error: string | undefined): string {
  return error ? 'border-wine' : 'border-edge hover:border-ink';
}

/** The ids and attributes that tie a control to its label, hint and error. */
export function useFieldIds(given: string | undefined, { hint, error }: Pick<FieldText, 'hint' | 'error'>) {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  };
}

type FrameProps = FieldText & { ids: ReturnType<typeof useFieldIds>; children: ReactNode };

/** Label above, control, then what is wrong and what helps. */
export function FieldFrame({ label, hint, error, ids, children }: FrameProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={ids.id} className="justify-self-start text-sm font-medium">
        {label}
      </label>
      {children}
      {error && (
        <p id={ids.errorId} className="text-sm text-wine">
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hintId} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type FieldProps = Omit<ComponentProps<'input'>, 'children'> & FieldText;

/** A password that is shown is a line of text to the browser: it must not be sent to a spelling service, nor mended. */
const asTyped = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } as const;

/** A line to fill in. A password can be shown while it is typed. */
export function Field({ label, hint, error, id, className = '', type = 'text', ...rest }: FieldProps) {
  const ids = useFieldIds(id, { hint, error });
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  const input = (
    <input
      {...(isPassword && asTyped)}
      {...rest}
      {...ids.control}
      type={isPassword && shown ? 'text' : type}
      className={`${controlShape} ${controlEdge(error)} ${isPassword ? 'pr-18' : ''} ${className}`}
    />
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      {isPassword ? (
        <div className="relative">
          {input}
          <button
            type="button"
            className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-control px-3 text-sm text-soft hover:text-ink"
            aria-label={`${shown ? 'Hide' : 'Show'} typed characters`}
            aria-controls={ids.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldText;

/**
 * Several lines to fill in; grows with what is written where the browser can.
 * @public
 */
export function TextArea({ label, hint, error, id, className = '', ...rest }: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <textarea
        {...rest}
        {...ids.control}
        className={`${controlShape} ${controlEdge(error)} field-sizing-content min-h-28 resize-y ${className}`}
      />
    </FieldFrame>
  );
}
