import { useRef, useState } from 'react';
import type { Passkey } from '#shared/contract/passkeys.ts';
import { limits } from '#shared/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Deed } from '../deed.tsx';
import { sayProblem, useAddPasskey, useRemovePasskey, useRenamePasskey } from './passkeys-api.ts';

const noName = 'Please give it a name.';

type Closing = { onClose: () => void };

/** Asks what the passkey of this device is to be called, and has it made. */
export function AddPasskey({ open, onClose }: Closing & { open: boolean }) {
  const add = useAddPasskey();
  const { field, props } = useName();
  const close = () => {
    onClose();
    add.reset();
  };
  return (
    <Deed
      open={open}
      onClose={close}
      title="Add a passkey"
      description="Next, your device asks for your fingerprint, your face or your screen lock."
      action="Continue"
      pending="Waiting for your device..."
      isUnderWay={add.isPending}
      error={add.error}
      say={sayProblem}
      onConfirm={(password) => field.withName((name) => add.mutate({ name, password }, { onSuccess: close }))}
    >
      <Field {...props} defaultValue={thisDevice()} hint="So that you know it again." />
    </Deed>
  );
}

export function RenamePasskey({ passkey, onClose }: Closing & { passkey: Passkey | null }) {
  const rename = useRenamePasskey();
  const { field, props } = useName();
  const close = () => {
    onClose();
    rename.reset();
  };
  return (
    <Deed
      open={passkey !== null}
      onClose={close}
      title="Rename this passkey"
      description="The name is for you alone."
      action="Rename"
      pending="Renaming..."
      isUnderWay={rename.isPending}
      error={rename.error}
      say={sayProblem}
      onConfirm={() =>
        passkey && field.withName((name) => rename.mutate({ id: passkey.id, name }, { onSuccess: close }))
      }
    >
      <Field {...props} key={passkey?.id} defaultValue={passkey?.name ?? ''} />
    </Deed>
  );
}

type RemoveProps = Closing & {
  passkey: Passkey | null;
  /** Whether nothing will be asked for after the password without it. */
  isLast: boolean;
  onGone: () => void;
};

export function RemovePasskey({ passkey, isLast, onClose, onGone }: RemoveProps) {
  const remove = useRemovePasskey();
  const close = () => {
    onClose();
    remove.reset();
  };
  return (
    <Deed
      open={passkey !== null}
      onClose={close}
      title={passkey ? `Remove “${passkey.name ?? 'this passkey'}”?` : ''}
      description={
        isLast
          ? 'It is your last one. Without it your password alone signs you in again, and your recovery codes stop working.'
          : 'It stops working here at once. Your device may still offer it: delete it there as well.'
      }
      action="Remove"
      pending="Removing..."
      danger
      isUnderWay={remove.isPending}
      error={remove.error}
      say={sayProblem}
      onConfirm={(password) =>
        passkey &&
        remove.mutate(
          { id: passkey.id, password },
          {
            onSuccess: () => {
              close();
              onGone();
            },
          },
        )
      }
    />
  );
}

/** A field for a name that must not be empty. */
function useName() {
  const ref = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  return {
    field: {
      withName(deed: (name: string) => void) {
        const name = ref.current?.value.trim() ?? '';
        setError(name ? undefined : noName);
        if (name) {
          deed(name);
        } else {
          ref.current?.focus();
        }
      },
    },
    props: {
      ref,
      label: 'Name',
      name: 'passkeyName',
      maxLength: limits.passkeyNameMax,
      autoComplete: 'off',
      dir: 'auto' as const,
      error,
      onChange: () => setError(undefined),
    },
  };
}

/** By what the browser says of itself. */
const devices: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
];

function thisDevice(): string {
  return devices.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'This device';
}
