import Mic from 'lucide-react/icons/mic';
import type { ComponentProps } from 'react';
import { PillButton } from '../pill-button.tsx';

type DictateSwitchProps = Omit<ComponentProps<'button'>, 'children'> & { label?: string };

/** The switch for dictation; in a phone's bar its icon alone is seen. */
export function DictateSwitch({ label = 'Dictate', ...rest }: DictateSwitchProps) {
  return (
    <PillButton {...rest} className="max-md:size-11 max-md:flex-none max-md:justify-center max-md:p-0">
      <Mic aria-hidden />
      <span className="max-md:sr-only">{label}</span>
    </PillButton>
  );
}
