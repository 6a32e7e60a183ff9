import { Button } from './button.tsx';
import { leaveFocus } from './focus-heading.ts';

type LoadProblemProps = {
  /** What is missing and why, in a sentence. */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

/** Stands where something could not be loaded: what happened, and the way to try again. */
export function LoadProblem({ message, onRetry, isRetrying = false }: LoadProblemProps) {
  return (
    <div ref={leaveFocus} role="alert" className="grid justify-items-start gap-3 border-l-2 border-wine pl-4">
      <p>{message}</p>
      <Button pending={isRetrying && 'Trying...'} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
