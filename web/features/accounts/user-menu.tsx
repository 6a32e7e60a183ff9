import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { User } from '#shared/contract/accounts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { forgetDevice } from '#web/lib/device.ts';
import { useShowsBadges } from '#web/lib/preferences.ts';
import type { Theme } from '#web/lib/theme.ts';
import { chooseTheme, readTheme } from '#web/lib/theme.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { keepTypedAddress } from './typed-address.ts';
import type { Leaving } from './use-leaving.ts';
import { useLeaving } from './use-leaving.ts';

const themes = [
  { value: 'device', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies { value: Theme; label: string }[];

const row = 'flex min-h-11 w-full items-center rounded-mark px-3 text-left transition-colors hover:bg-tint';

type UserMenuProps = {
  me: User;
  /** What is to be done about words that are on this device alone. */
  prepareLeaving: (userId: number) => Promise<Leaving>;
};

/** Who is signed in, the theme, the way to Settings and the way out. */
export function UserMenu({ me, prepareLeaving }: UserMenuProps) {
  const displayName = useDisplayName();
  const showsBadges = useShowsBadges();
  const [theme, setTheme] = useState(readTheme);
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
    <>
      <Popover
        label={`Account of ${name}`}
        align="end"
        panelClass="w-72 p-2"
        buttonClass="group grid size-11 place-items-center rounded-full"
        button={
          <span className="grid size-9 place-items-center rounded-full border border-edge font-serif text-lg transition-colors group-hover:border-ink group-hover:bg-tint">
            {[...name][0]?.toLocaleUpperCase()}
          </span>
        }
      >
        {(close) => (
          <>
            <div className="border-b border-line px-3 pt-2 pb-3">
              <p className="truncate font-serif text-lg">{name}</p>
              <p className="truncate text-sm text-soft">{me.email || 'No connection'}</p>
            </div>
            <div className="border-b border-line py-2">
              {showsBadges && (
                <Link to="/badges" className={row} onClick={close}>
                  Badges
                </Link>
              )}
              <Link to="/settings" className={row} onClick={close}>
                Settings
              </Link>
              <div className="px-3 py-2">
                <RadioGroup
                  legend="Theme"
                  layout="row"
                  options={themes}
                  value={theme}
                  onChange={(chosen) => {
                    setTheme(chosen);
                    chooseTheme(chosen);
                  }}
                />
              </div>
            </div>
            <div className="pt-2">
              <button
                type="button"
                className={row}
                aria-disabled={leaving.isPending || undefined}
                onClick={() => void leaving.leave(close)}
              >
                {leaving.isPending ? 'Signing out...' : 'Sign out'}
              </button>
            </div>
          </>
        )}
      </Popover>
      <Confirm
        open={leaving.left > 0}
        onOpenChange={leaving.stay}
        title="Sign out all the same?"
        description={`${leaving.left === 1 ? '1 reflection or draft is' : `${leaving.left} reflections and drafts are`} on this device alone, not on the server yet. What you wrote stays here for when you sign in again.`}
        cancel="Stay"
        action="Sign out"
        danger={false}
        pending={leaving.isPending && 'Signing out...'}
        onConfirm={leaving.leaveAnyway}
      />
    </>
  );
}
