import { CallError, isOutOfReach, messageOf } from '#web/lib/call.ts';
import type { Notice } from '#web/ui/notices.tsx';

/** What stands on the way to the page to write on, for someone who has written nothing. */
export const writeFirst = 'Write the first one';

/**
 * The notice for a toast that could not be made: the server's words where it has any, else the status. Where nothing is
 * written yet nothing has gone wrong, and the way on is to `write`.
 */
export function generationProblem(error: unknown, write: () => void): Notice {
  if (!(error instanceof CallError)) {
    return { kind: 'problem', title: 'Error generating toast', description: messageOf(error) };
  }
  if (error.code === 'network') {
    return {
      kind: 'problem',
      title: 'Network error',
      description: 'Could not connect to the server. Please try again.',
    };
  }
  if (error.code === 'invalid') {
    return {
      title: 'Nothing in the glass yet',
      description: error.message,
      action: { label: writeFirst, onAction: write },
    };
  }
  const wordless = error.status >= 500 && error.code === 'internal';
  const words = [error.status, error.statusText].filter(Boolean).join(' ');
  return {
    kind: 'problem',
    title: 'Error generating toast',
    description: wordless || isBare(error) ? `Something went wrong: ${words}` : error.message,
  };
}

/** No body of ours came along: a proxy answered. */
function isBare({ message, status }: CallError): boolean {
  return message === `Request failed with status ${status}`;
}

/**
 * Whether an error says only that no answer came, of a call whose making is seen to go on: browsers and proxies wait a
 * few minutes, and a model on a small machine may take longer. Then the making itself tells how it ends.
 */
export function isOnlyImpatience(error: unknown, isMaking: boolean): boolean {
  return isMaking && isOutOfReach(error);
}
