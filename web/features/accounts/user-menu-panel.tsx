import { useState } from 'react';
import { Link } from 'react-router';
import { openFeedback } from '#web/lib/feedback-door.ts';
import { useShowsBadges } from '#web/lib/preferences.ts';
import type { Theme } from '#web/lib/theme.ts';
import { chooseTheme, readTheme } from '#web/lib/theme.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

const themes = [
  { value: 'device', label: 'Device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies { value: Theme; label: string }[];

const row = 'flex min-h-11 w-full items-center rounded-mark px-3 text-left transition-colors hover:bg-tint';

type UserMenuPanelProps = {
  name: string;
  email: string;
  /** Whether they look after this Clink. */
  isAdmin: boolean;
  isLeaving: boolean;
  onLeave: () => void;
  close: () => void;
};

/** Who is signed in, the theme, the ways to Badges and Settings and the way out. */
export function UserMenuPanel({ name, email, isAdmin, isLeaving, onLeave, close }: UserMenuPanelProps) {
  const showsBadges = useShowsBadges();
  const [theme, setTheme] = useState(readTheme);
  return (
    <>
      <div className="border-b border-line px-3 pt-2 pb-3">
        <p className="truncate font-serif text-lg">{name}</p>
        <p className="truncate text-sm text-soft">{email || 'No connection'}</p>
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
        {isAdmin && (
          <Link to="/admin" className={row} onClick={close}>
            Looking after Clink
          </Link>
        )}
        <button
          type="button"
          className={row}
          onClick={() => {
            close();
            openFeedback();
          }}
        >
          Send feedback
        </button>
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
        <button type="button" className={row} aria-disabled={isLeaving || undefined} onClick={onLeave}>
          {isLeaving ? 'Signing out...' : 'Sign out'}
        </button>
      </div>
    </>
  );
}
