import type { Line } from '#shared/contract/toasts.ts';
import { typographic } from '#shared/typographic.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';

type LineChoiceProps = {
  lines: readonly Line[];
  /** By their places, from 0. */
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** Which lines of a toast others see. What a friend said in it is theirs, and is only shown when it is ticked. */
export function LineChoice({ lines, chosen, onChange }: LineChoiceProps) {
  const toggle = (at: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) {
      next.add(at);
    } else {
      next.delete(at);
    }
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Lines that are shown</legend>
      {lines.map(({ text, from }, at) => (
        <Checkbox
          key={at}
          checked={chosen.has(at)}
          label={
            <span dir="auto" className="font-serif break-words">
              {typographic(text)}
            </span>
          }
          hint={from !== undefined && `A line of ${from}.`}
          onChange={(event) => toggle(at, event.currentTarget.checked)}
        />
      ))}
      {chosen.size === 0 && (
        <p role="status" className="text-sm text-wine">
          Please choose at least one line.
        </p>
      )}
    </fieldset>
  );
}
