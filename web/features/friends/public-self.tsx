import type { Author } from '#shared/contract/shares.ts';
import { profileForm } from '#shared/contract/sharing-fields.ts';
import { fieldsOf, messageOf } from '#web/lib/call.ts';
import { useCopied } from '#web/lib/use-copied.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notices.tsx';
import { useProfile } from './api.ts';

/** What others know the person by: a username that can be changed, and a name to sign with. */
export function PublicSelf({ author }: { author: Author & { hasName: boolean } }) {
  const save = useProfile();
  const { copied, copy } = useCopied();
  const { props, errors } = useForm(profileForm, (values, refuse) =>
    save.mutate(values, {
      onError: (error) => {
        refuse(fieldsOf(error));
        notify({ kind: 'problem', title: 'Not saved', description: messageOf(error) });
      },
    }),
  );
  return (
    <form {...props} className="grid max-w-form gap-4">
      <Field
        name="username"
        label="Your username"
        defaultValue={author.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username']}
        hint="Friends find you by it, and you can sign in with it."
      />
      <Field
        name="name"
        label="Signed as"
        defaultValue={author.hasName ? author.name : ''}
        autoComplete="off"
        error={errors['name']}
        hint="The name on toasts you share and on what you say to others’. Without one your username stands there."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending && 'Saving...'}>
          Save
        </Button>
        <Button onClick={() => void copy(author.username)}>{copied ? 'Copied' : 'Copy username'}</Button>
      </div>
      <p role="status" className="sr-only">
        {copied && 'Your username has been copied.'}
      </p>
    </form>
  );
}
