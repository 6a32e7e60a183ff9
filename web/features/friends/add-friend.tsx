import { useRef } from 'react';
import { friendRequest } from '#shared/contract/sharing-fields.ts';
import { CallError, messageOf } from '#web/lib/call.ts';
import { useForm } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notices.tsx';
import { useAsk } from './api.ts';

/** Asks someone by their username. Whether there is such a person is not said. */
export function AddFriend() {
  const ask = useAsk();
  const field = useRef<HTMLInputElement>(null);
  const { props, errors } = useForm(friendRequest, ({ username }, refuse) => {
    if (ask.isPending) {
      return;
    }
    ask.mutate(username, {
      onSuccess: () => {
        if (field.current) {
          field.current.value = '';
        }
      },
      onError: (error) => {
        const message = messageOf(error);
        if (error instanceof CallError && error.code === 'invalid') {
          refuse({ username: message });
        } else {
          notify({ kind: 'problem', title: 'Not asked', description: message });
        }
      },
    });
  });
  return (
    <form {...props} className="grid max-w-form gap-4">
      <Field
        ref={field}
        name="username"
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="bright-otter-4821"
        error={errors['username']}
        hint="Your friend finds theirs on their own Friends page."
      />
      <Button type="submit" className="justify-self-start" pending={ask.isPending && 'Asking...'}>
        Ask to be friends
      </Button>
    </form>
  );
}
