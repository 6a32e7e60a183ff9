import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

export type ButtonVariant = 'solid' | 'quiet' | 'plain' | 'danger';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border py-2 text-center text-base font-medium ' +
  'transition-colors disabled:pointer-events-none disabled:opacity-55 aria-disabled:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  solid: 'border-transparent px-5 bg-solid text-on-solid hover:bg-solid-hover',
  quiet: 'border-edge px-5 text-ink hover:bg-tint',
  plain: '-mx-3 border-transparent px-3 text-amber-ink hover:bg-tint',
  danger: 'border-transparent px-5 bg-wine text-paper hover:opacity-90',
};

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** The word to show while the deed is under way; the button keeps its focus but does nothing then. */
  pending?: string | false | undefined;
};

/** How a link to a file looks as a button. */
export function buttonLook(variant: ButtonVariant = 'quiet'): string {
  return `${shape} ${variants[variant]}`;
}

/** A button, 44 px or more to the touch. One `solid` at most on a page. */
export function Button({ variant = 'quiet', pending, className = '', children, onClick, ...rest }: ButtonProps) {
  const wait = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...rest}
      className={`${shape} ${variants[variant]} ${className}`}
      aria-disabled={pending ? true : rest['aria-disabled']}
      onClick={pending ? wait : onClick}
    >
      {pending || children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant };

/** A link to one of our pages that looks like a button. */
export function ButtonLink({ variant = 'quiet', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${shape} ${variants[variant]} ${className}`} />;
}
