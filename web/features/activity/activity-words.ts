import type { ActivityEntry } from '#shared/contract/activity.ts';

/** 'Ben', 'Ben and Cleo', 'Ben, Cleo and 3 others'; `people` is how many there were in all, at least those named. */
export function sayNames(names: readonly string[], people: number): string {
  const [first = 'Someone', second] = names;
  const others = people - 2;
  if (!second) {
    return people > 1 ? `${first} and ${sayOthers(people - 1)}` : first;
  }
  return others > 0 ? `${first}, ${second} and ${sayOthers(others)}` : `${first} and ${second}`;
}

function sayOthers(count: number): string {
  return count === 1 ? 'one other' : `${count} others`;
}

/** What happened, in a sentence. */
export function sayActivity({ kind, names, count }: ActivityEntry): string {
  const who = sayNames(names, Math.max(names.length, kind === 'reactions' ? count : names.length));
  switch (kind) {
    case 'reactions':
      return `${who} reacted to your toast.`;
    case 'comments':
      return count === 1 ? `${who} said something to your toast.` : `${who} said ${count} things to your toast.`;
    case 'requests':
      return `${who} would like to be your friend.`;
    case 'friends':
      return names.length > 1 ? `${who} are your friends now.` : `${who} is your friend now.`;
    case 'lines':
      return count === 1 ? `${who} sent you a line.` : `${who} sent you ${count} lines.`;
  }
}
