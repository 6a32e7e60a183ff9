import type { ChangeEvent, ReactNode } from 'react';
import { useState } from 'react';
import { strengthOf, type Strength } from './password-strength.ts';

const words: Record<Strength, string> = {
  none: 'Three or four words in a row are easy to keep and hard to guess.',
  easy: 'Easy to guess. A few more words would help.',
  fair: 'Fair. One more word would make it good.',
  good: 'Good: hard to guess.',
};
const filled: Record<Strength, number> = { none: 0, easy: 1, fair: 2, good: 3 };

type HintProps = { hint: ReactNode; onChange: (event: ChangeEvent<HTMLInputElement>) => void };

type PasswordHintProps = {
  /** What the form asks of the password, in a sentence. */
  rule: string;
  children: (props: HintProps) => ReactNode;
};

/**
 * Tells what a new password needs, and how hard it is to guess while it is typed. Gives its field a hint; nothing is
 * refused here.
 */
export function PasswordHint({ rule, children }: PasswordHintProps) {
  const [strength, setStrength] = useState<Strength>('none');
  return children({
    hint: (
      <>
        {rule}{' '}
        <span className={strength === 'none' ? undefined : 'mt-1 flex items-center gap-3'}>
          {strength !== 'none' && (
            <span aria-hidden className="flex gap-1">
              {[1, 2, 3].map((step) => (
                <span
                  key={step}
                  className={`h-1 w-6 rounded-full transition-colors ${step <= filled[strength] ? colours[strength] : 'bg-line'}`}
                />
              ))}
            </span>
          )}
          {words[strength]}
        </span>
      </>
    ),
    onChange: (event) => setStrength(strengthOf(event.target.value)),
  });
}

const colours: Record<Strength, string> = { none: '', easy: 'bg-wine', fair: 'bg-amber', good: 'bg-leaf' };
