import { usePreference } from '#web/lib/use-choice.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { tellSettingsProblem } from './api.ts';

/** Whether music is heard under a toast. It is kept in the moment it is chosen. */
export function MusicSetting() {
  const { chosen, choose, status, retry } = usePreference('playsMusic', { onProblem: tellSettingsProblem });
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Music under your toast"
        hint="A soft chord under its first line and its last, in the toasts made from now on."
        checked={chosen === true}
        onChange={(event) => choose(event.target.checked)}
      />
      <SaveState status={status} onRetry={retry} keepsRoom />
    </div>
  );
}
