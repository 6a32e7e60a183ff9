import { useRef } from 'react';
import { profileForm } from '#shared/contract/sharing-fields.ts';
import { fieldsOf, messageOf } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notices.tsx';
import { useProfile } from './api.ts';

type PublicSelfProps = {
  username: string;
  /** The name they sign with; empty for none. */
  name: string;
};

/** What others know the person by: a username that can be changed, and a name to sign with. */
export function PublicSelf({ username, name }: PublicSelfProps) {
  const save = useProfile();
  const usernameField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  /** As the server keeps them, without what it took away. */
  const show = (kept: { username: string; name: string }) => {
    if (usernameField.current && nameField.current) {
      usernameField.current.value = kept.username;
      nameField.current.value = kept.name;
    }
  };
  const { props, errors } = useForm(profileForm, (values, refuse) => {
    if (save.isPending) {
      return;
    }
    save.mutate(values, {
      onSuccess: (saved) => show({ username: saved.username, name: values.name }),
      onError: (error) => {
        const refused = fieldsOf(error);
        refuse(refused);
        if (Object.keys(refused).length === 0) {
          notify({ kind: 'problem', title: 'Not saved', description: messageOf(error) });
        }
      },
    });
  });
  return (
    <form {...props} className="grid max-w-form gap-4">
      <Field
        ref={usernameField}
        name="username"
        label="Your username"
        defaultValue={username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username']}
        hint="Friends find you by it, and you can sign in with it."
      />
      <Field
        ref={nameField}
        name="name"
        label="Signed as"
        defaultValue={name}
        dir="auto"
        autoComplete="off"
        error={errors['name']}
        hint="The name on toasts you share and on what you say to others’. Without one your username stands there."
      />
      <Button type="submit" className="justify-self-start" pending={save.isPending && 'Saving...'}>
        Save
      </Button>
    </form>
  );
}
