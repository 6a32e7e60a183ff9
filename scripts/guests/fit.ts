import { lengthsOf, signsOfHeart } from '#server/language/guests/heart.ts';
import { adam } from '../severity/adam.ts';
import { byName, frequent, logistic, zeros, type Learned } from '../severity/logistic.ts';
import type { LabelledWeek } from './labelled.ts';

/** A sign that fewer mentions have says nothing. */
const fewest = 6;
const rounds = 400;
const step = 0.03;
/** How much each week is missed counts: who is only fine is half no guest, and who is barred where danger is said three times. */
const worth = { first: 1.3, fine: 0.5, barred: 1.5, inDanger: 3 } as const;
const penalty = { guests: 20, hearts: 4 } as const;

/** Whom a week is about, by the signs of everybody whom these weeks mention. */
export function fitGuests(weeks: readonly LabelledWeek[]): Learned {
  const rows = weeks.flatMap(({ people, isInDanger, isPart }) =>
    people.map(({ signs, place, isFine, isBarred }) => {
      // Who is one of many in a whole week may well be the guest of a few notes.
      const fine = isPart ? 0 : worth.fine;
      const no = isBarred ? (isInDanger ? worth.inDanger : worth.barred) : isFine ? fine : 1;
      return { signs, isMeant: place >= 0, worth: place > 0 ? 1 : place === 0 ? worth.first : no };
    }),
  );
  return logistic(rows, { fewest, penalty: penalty.guests });
}

/** What makes a note the likeliest heart among those of its week: a choice of one among many. */
export function fitHearts(weeks: readonly LabelledWeek[]): Learned['weights'] {
  const choices = weeks.flatMap(({ told, hearts, isInDanger, isPart }) => {
    const lengths = lengthsOf(told);
    const notes = told.map((note) => signsOfHeart(note, lengths));
    return isInDanger || isPart
      ? []
      : hearts.flatMap((heart) => {
          const chosen = told.findIndex(({ moment }) => moment.id === heart);
          return chosen < 0 ? [] : [{ chosen, notes }];
        });
  });
  const names = frequent(
    choices.flatMap(({ notes }) => notes.map((signs) => signs.map(([name]) => name))),
    fewest,
  );
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
