import type { ReactNode, Ref } from 'react';
import { useId } from 'react';

export type RadioOption<V extends string> = { value: V; label: ReactNode; hint?: ReactNode };

type RadioGroupProps<V extends string> = {
  /** The first of them, where focus may start. */
  ref?: Ref<HTMLInputElement>;
  legend: ReactNode;
  options: readonly RadioOption<V>[];
  /** Null while nothing is chosen. */
  value: V | null;
  onChange: (value: V) => void;
  /** Hides the legend from the eye where a heading already says it. */
  hideLegend?: boolean;
  /** `row` sets short options side by side, as one control. */
  layout?: 'list' | 'row';
};

/** One choice of a few: native radios, so arrow keys move through them. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { ref, legend, options, value, onChange, hideLegend = false, layout = 'list' } = props;
  const name = useId();
  const isRow = layout === 'row';
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className={isRow ? 'flex flex-wrap rounded-control border border-edge p-1' : 'grid'}>
        {options.map((option, index) => {
          const input = (
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={isRow ? 'absolute inset-0 cursor-pointer opacity-0' : radio}
            />
          );
          return isRow ? (
            <label key={option.value} className={segment}>
              {input}
              {option.label}
            </label>
          ) : (
            <label key={option.value} className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
              {input}
              <span>
                <span className="block">{option.label}</span>
                {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const radio =
  'mt-0.5 size-5 flex-none cursor-pointer appearance-none rounded-full border border-edge bg-raised transition-[border-width,border-color] ' +
  'group-hover:border-ink checked:border-6 checked:border-amber-ink';

const segment =
  'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-mark px-3 text-sm text-soft transition-colors hover:text-ink ' +
  'has-checked:bg-tint forced-colors:has-checked:outline-1 has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus';
