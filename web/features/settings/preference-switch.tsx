import { usePreference } from '#web/lib/use-choice.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { tellSettingsProblem } from './api.ts';

type PreferenceSwitchProps = {
  name: 'playsMusic' | 'playsReviews' | 'showsBadges';
  label: string;
  /** Says what it does, as it stands. */
  hint: (isOn: boolean) => string;
};

/** One of the preferences that are on or off, kept in the moment it is switched. */
export function PreferenceSwitch({ name, label, hint }: PreferenceSwitchProps) {
  const { chosen = false, choose, status, retry } = usePreference(name, { onProblem: tellSettingsProblem });
  return (
    <div className="grid gap-2">
      <Checkbox label={label} hint={hint(chosen)} checked={chosen} onChange={(event) => choose(event.target.checked)} />
      <SaveState status={status} onRetry={retry} keepsRoom />
    </div>
  );
}
