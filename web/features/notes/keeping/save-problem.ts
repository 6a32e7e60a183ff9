import { CallError } from '#web/lib/call.ts';
import type { Notice } from '#web/ui/notices.tsx';
import { wordedOtherwise } from './send-note.ts';

/** What is said when a reflection could not be saved: what the server said of it, where it said something. */
export function saveProblem(error: unknown): Notice {
  if (!(error instanceof CallError)) {
    const description = 'There was a problem saving your reflection. Please try again.';
    return { kind: 'problem', title: 'Error saving reflection', description };
  }
  const described: Partial<Record<CallError['code'], string>> = {
    unauthenticated: 'Please sign in again. Your words are kept.',
    conflict: wordedOtherwise,
  };
  return { kind: 'problem', title: 'Failed to save note', description: described[error.code] ?? error.message };
}
