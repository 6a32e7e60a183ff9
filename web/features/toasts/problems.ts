import { CallError, messageOf } from '#web/lib/call.ts';
import type { Notice } from '#web/ui/notices.tsx';

/** The notice for a toast that could not be made: the server's words where it has any, else the status. */
export function generationProblem(error: unknown): Notice {
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
