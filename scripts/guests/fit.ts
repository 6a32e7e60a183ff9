import { lengthsOf, signsOfHeart } from '#server/language/guests/heart.ts';
import { adam, type Weights } from '../severity/adam.ts';
import type { LabelledWeek } from './labelled.ts';

/** What each sign weighs, by its name. */
export type Learned = { weights: Readonly<Record<string, number>>; bias: number };

/** A sign that fewer mentions have says nothing. */
const fewest = 6;
const rounds = 400;
const step = 0.03;
/** How much each week is missed counts: who is only fine is half no guest, and who is barred where danger is said three times. */
const worth = { first: 1.3, fine: 0.5, barred: 1.5, inDanger: 3 } as const;
const penalty = { guests: 20, hearts: 4 } as const;

/** Logistic regression over the signs of everybody whom these weeks mention. The same weeks always give the same. */
export function fitGuests(weeks: readonly LabelledWeek[]): Learned {
  const rows = weeks.flatMap(({ people, isInDanger, isPart }) =>
    people.map(({ signs, place, isFine, isBarred }) => {
      // Who is one of many in a whole week may well be the guest of a few notes.
      const fine = isPart ? 0 : worth.fine;
      const no = isBarred ? (isInDanger ? worth.inDanger : worth.barred) : isFine ? fine : 1;
      return { signs, isMeant: place >= 0, worth: place > 0 ? 1 : place === 0 ? worth.first : no };
    }),
  );
  const names = frequent(rows.map(({ signs }) => signs));
  const at = new Map(names.map((name, index) => [name, index + 1]));
  const found = zeros(names.length + 1);
  const columns = rows.map(({ signs }) => [0, ...signs.flatMap((name) => at.get(name) ?? [])]);
  for (let times = 1; times <= rounds; times += 1) {
    rows.forEach((row, index) => {
      const own = columns[index] ?? [];
      const odds = own.reduce((sum, column) => sum + (found.values[column] ?? 0), 0);
      const error = row.worth * (1 / (1 + Math.exp(-odds)) - Number(row.isMeant));
      for (const column of own) {
        found.slopes[column]! += error / rows.length;
      }
    });
    adam(found, { step, decay: penalty.guests / rows.length, times });
  }
  return { weights: byName(names, found.values.subarray(1)), bias: found.values[0] ?? 0 };
}

/** What makes a note the likeliest heart among those of its week: a choice of one among many. */
export function fitHearts(weeks: readonly LabelledWeek[]): Learned['weights'] {
  const choices = weeks.flatMap(({ told, heart, isInDanger, isPart }) => {
    const chosen = told.findIndex(({ moment }) => moment.id === heart);
    const lengths = lengthsOf(told);
    return chosen < 0 || isInDanger || isPart
      ? []
      : [{ chosen, notes: told.map((note) => signsOfHeart(note, lengths)) }];
  });
  const names = frequent(choices.flatMap(({ notes }) => notes.map((signs) => signs.map(([name]) => name))));
  const at = new Map(names.map((name, index) => [name, index]));
  const found = zeros(names.length);
  for (let times = 1; times <= rounds; times += 1) {
    for (const { chosen, notes } of choices) {
      const odds = notes.map((signs) =>
        signs.reduce((sum, [name, much]) => sum + much * (found.values[at.get(name) ?? -1] ?? 0), 0),
      );
      const most = Math.max(...odds);
      const shares = odds.map((own) => Math.exp(own - most));
      const all = shares.reduce((sum, share) => sum + share, 0);
      notes.forEach((signs, index) => {
        const error = (shares[index] ?? 0) / all - Number(index === chosen);
        for (const [name, much] of signs) {
          const column = at.get(name);
          if (column !== undefined) {
            found.slopes[column]! += (error * much) / choices.length;
          }
        }
      });
    }
    adam(found, { step, decay: penalty.hearts / choices.length, times });
  }
  return byName(names, found.values);
}

function zeros(size: number): Weights {
  const none = (): Float32Array => new Float32Array(size);
  return { values: none(), slopes: none(), mean: none(), square: none() };
}

function frequent(all: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const name of all.flat()) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .toSorted();
}

function byName(names: readonly string[], values: Float32Array): Record<string, number> {
  return Object.fromEntries(names.map((name, at) => [name, Math.round((values[at] ?? 0) * 1000) / 1000]));
}
