import type { Toast } from '#shared/contract/toasts.ts';

/** The first line that speaks of something written, rather than the opening. */
export function tastingLine({ lines, unreadable }: Pick<Toast, 'lines' | 'unreadable'>): string {
  if (unreadable) {
    return 'Its words cannot be read any more.';
  }
  return (lines.find((line) => line.noteIds.length > 0) ?? lines[0])?.text ?? '';
}
