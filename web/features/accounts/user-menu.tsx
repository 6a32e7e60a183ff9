import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { User } from '#shared/contract/accounts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { forgetDevice } from '#web/lib/device.ts';
import { leaveWhenSaved } from '#web/lib/unsaved.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { fetchPart, usePart } from '#web/ui/use-part.ts';
import { keepTypedAddress } from './typed-address.ts';
import type { Leaving } from './use-leaving.ts';
import { useLeaving } from './use-leaving.ts';

const loadPanel = () => import('./user-menu-panel.tsx').then((module) => module.UserMenuPanel);

function preload(): void {
  fetchPart(loadPanel).catch(() => undefined);
}

type UserMenuProps = {
  me: User;
  /** What is to be done about words that are on this device alone. */
  prepareLeaving: (userId: number) => Promise<Leaving>;
};

/** The button of whoever is signed in. What opens from it is fetched when a hand or the focus comes near. */
export function UserMenu({ me, prepareLeaving }: UserMenuProps) {
  const displayName = useDisplayName();
  const [opened, setOpened] = useState(0);
  const { Part: Panel, isMissing } = usePart(loadPanel, opened > 0, opened);
  const navigate = useNavigate();
  const leaving = useLeaving(
    () => prepareLeaving(me.id),
    () => {
      // The next person at this device is not greeted with the name of this one.
      forgetDevice('displayName');
      keepTypedAddress('');
      void navigate('/auth');
    },
  );
  const name = displayName === defaultDisplayName ? (me.name ?? me.username) : displayName;
  return (
    <div onPointerEnter={preload} onFocus={preload}>
      <Popover
        label={`Account of ${name}`}
        align="end"
        panelClass="w-72 p-2"
        buttonClass="group grid size-11 place-items-center rounded-full"
        onOpen={() => setOpened(opened + 1)}
        button={
          <span className="grid size-9 place-items-center rounded-full border border-edge font-serif text-lg transition-colors group-hover:border-ink group-hover:bg-tint">
            {[...name][0]?.toLocaleUpperCase()}
          </span>
        }
      >
        {(close) =>
          Panel ? (
            <Panel
              name={name}
              email={me.email}
              isAdmin={me.isAdmin === true}
              isLeaving={leaving.isPending}
              onLeave={() => leaveWhenSaved(() => void leaving.leave(close))}
              close={close}
            />
          ) : (
            <p role="status" className="min-h-24 px-3 py-2 text-soft">
              {isMissing && 'The menu could not be loaded. Please check your connection.'}
            </p>
          )
        }
      </Popover>
      <Confirm
        open={leaving.left > 0}
        onOpenChange={leaving.stay}
        title="Sign out anyway?"
        description={`${leaving.left === 1 ? '1 reflection or draft is' : `${leaving.left} reflections and drafts are`} only on this device, not on the server yet. What you wrote stays here until you sign in again.`}
        cancel="Stay"
        action="Sign out"
        danger={false}
        pending={leaving.isPending && 'Signing out...'}
        onConfirm={leaving.leaveAnyway}
      />
    </div>
  );
}
