import { useRef, useState } from 'react';
import { defaultDisplayName, limits, productName } from '#shared/limits.ts';
import { writeDisplayName } from '#web/lib/device.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

/** Asks how to address the person; the answer stays on this device. Blank becomes 'you'. */
export function DisplayNameCard() {
  const name = useDisplayName();
  const isDefault = name === defaultDisplayName;
  const [wantsEdit, setWantsEdit] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const editing = isDefault || wantsEdit;

  const onSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('displayName');
    writeDisplayName(typeof given === 'string' ? given : '');
    setWantsEdit(false);
    setTimeout(() => edit.current?.focus());
  };

  return (
    <section aria-labelledby="name-title" className="border-t border-line pt-6">
      <h2 id="name-title" className={editing ? 'text-xl' : 'sr-only'}>
        What should {productName} call you?
      </h2>
      {editing ? (
        <form onSubmit={onSubmit} className="mt-4 grid gap-4">
          <Field
            name="displayName"
            label="Your name"
            hint="Kept only on this device. A narrator says it before your toast, and the server forgets it straight away."
            defaultValue={isDefault ? '' : name}
            placeholder={defaultDisplayName}
            maxLength={limits.displayNameMax}
            autoComplete="given-name"
            autoFocus={wantsEdit}
          />
          <div className="flex gap-3">
            <Button type="submit">Save name</Button>
            {wantsEdit && !isDefault && (
              <Button
                variant="plain"
                className="mx-0"
                onClick={() => {
                  setWantsEdit(false);
                  setTimeout(() => edit.current?.focus());
                }}
              >
                Cancel
              </Button>
            )}
          </div>
        </form>
      ) : (
        <p className="flex items-center justify-between gap-4">
          <span className="min-w-0">
            <span className="block text-sm text-soft">{productName} calls you</span>
            <span className="font-serif text-xl break-words">{name}</span>
          </span>
          <Button ref={edit} variant="plain" aria-label="Edit your name" onClick={() => setWantsEdit(true)}>
            Edit
          </Button>
        </p>
      )}
    </section>
  );
}
