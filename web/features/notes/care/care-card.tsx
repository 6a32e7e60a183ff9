import type { CaredFor } from './care.ts';
import type { CardProps } from './card-frame.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { SafetyCard } from './safety-card.tsx';

/** Where to find help, said once beside what was written. It asks nothing, and says nothing of the words themselves. */
export function CareCard({ kind, ...props }: CardProps & { kind: CaredFor['kind'] }) {
  return kind === 'danger' ? <SafetyCard {...props} /> : <CrisisCard {...props} />;
}
