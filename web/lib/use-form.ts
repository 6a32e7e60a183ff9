import type { FormEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';

/** By the name of a field: what is wrong with it. */
export type FieldErrors = Partial<Record<string, string>>;

/** Puts what the server found wrong beside the fields it names. */
type Refuse = (fields: FieldErrors) => void;

type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  noValidate: true;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form of plain named fields, checked by a schema of the contract when it is sent. What is wrong stands in `errors`,
 * focus goes to the first, and each is looked at again while it is mended. The fields keep what was typed.
 */
export function useForm<Out>(schema: z.ZodMiniType<Out>, onValid: (values: Out, refuse: Refuse) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const show = (next: FieldErrors) => {
    // Drawn before focus moves, so that a screen reader finds the message beside the field it lands on.
    flushSync(() => setErrors(next));
    firstOf(ref.current, next)?.focus();
  };

  const refuse: Refuse = (fields) => {
    if (firstOf(ref.current, fields)) {
      show(fields);
    }
  };

  const props: FormProps = {
    ref,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      const result = z.safeParse(schema, valuesOf(event.currentTarget));
      if (result.success) {
        setErrors({});
        onValid(result.data, refuse);
        return;
      }
      show(messagesOf(result.error.issues));
    },
    onInput: (event) => {
      if (Object.keys(errors).length > 0) {
        const result = z.safeParse(schema, valuesOf(event.currentTarget));
        setErrors(result.success ? {} : stillWrong(errors, messagesOf(result.error.issues)));
      }
    },
  };

  return { props, errors };
}

/** The first message of each field. */
export function messagesOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const messages: FieldErrors = {};
  for (const issue of issues) {
    messages[issue.path.join('.')] ??= issue.message;
  }
  return messages;
}

/** While mending: what was wrong and still is. Nothing new is held against someone before they send the form again. */
export function stillWrong(before: FieldErrors, now: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(now).filter(([name]) => before[name] !== undefined));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement | null): Control[] {
  const elements = [...(form?.elements ?? [])] as Control[];
  return elements.filter((element) => element.matches('[name]'));
}

function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';
  return Object.fromEntries(
    controlsOf(form).map((control) => [control.name, isBox(control) ? control.checked : control.value]),
  );
}

function firstOf(form: HTMLFormElement | null, errors: FieldErrors): Control | undefined {
  return controlsOf(form).find((control) => errors[control.name] !== undefined);
}
