import type { SpokenLine } from '#server/features/friend-lines/friend-lines.service.ts';
import type { Line } from '#shared/contract/toasts.ts';

/**
 * The lines of a toast with what friends say in it, before its last line. They are spoken as they came: no composer and
 * no model ever reads them.
 */
export function withFriends(lines: readonly Line[], friends: readonly SpokenLine[]): Line[] {
  const spoken = friends.map(({ line, from }): Line => ({
    text: `${from} raises a glass: “${line}”`,
    noteIds: [],
    rests: [],
    from,
    startMs: null,
    endMs: null,
  }));
  return [...lines.slice(0, -1), ...spoken, ...lines.slice(-1)];
}
