import type { ActivityEntry } from '#shared/contract/activity.ts';

/** A piece of a sentence; a name is kept apart from the words around it, whatever script it is in. */
export type Piece = { text: string; isName?: boolean };

/** As many of the names as the server gives. */
const mostNames = 3;

/** What happened, in a sentence. */
export function sayActivity(entry: ActivityEntry): Piece[] {
  return [...sayWho(entry), { text: ` ${sayWhat(entry)}.` }];
}

/** 'Ben', 'Ben and Cleo', 'Ben, Cleo and 3 others'. */
function sayWho({ kind, names, count }: ActivityEntry): Piece[] {
  const [first, second, third] = names.map((text): Piece => ({ text, isName: true }));
  const isOneEach = kind !== 'comments' && kind !== 'lines';
  if (!first) {
    return [{ text: 'Someone' }];
  }
  // Someone may say several things: then it is not known how many more there are.
  const others = isOneEach ? count - 2 : names.length - 2;
  const isOpen = !isOneEach && names.length === mostNames && count > mostNames;
  if (!second) {
    return isOneEach && count > 1 ? [first, { text: ` and ${sayOthers(count - 1)}` }] : [first];
  }
  if (isOpen) {
    return [first, { text: ', ' }, second, { text: ' and others' }];
  }
  if (third && others === 1) {
    return [first, { text: ', ' }, second, { text: ' and ' }, third];
  }
  return others > 0
    ? [first, { text: ', ' }, second, { text: ` and ${sayOthers(others)}` }]
    : [first, { text: ' and ' }, second];
}

function sayOthers(count: number): string {
  return count === 1 ? 'one other' : `${count} others`;
}

function sayWhat({ kind, names, count }: ActivityEntry): string {
  switch (kind) {
    case 'reactions':
      return 'reacted to your toast';
    case 'comments':
      return count > names.length ? `said ${count} things to your toast` : 'said something to your toast';
    case 'requests':
      return 'would like to be your friend';
    case 'friends':
      return count > 1 ? 'are your friends now' : 'is your friend now';
    case 'lines':
      return count === 1 ? 'sent you a line' : `sent you ${count} lines`;
  }
}
