/**
 * Why something failed, as a log may keep it. The details that database drivers hang on their errors carry values,
 * so of an error only its message goes on.
 */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
