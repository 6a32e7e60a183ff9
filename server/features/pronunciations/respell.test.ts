import { describe, expect, it } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { respelling } from './respell.ts';

type Names = Record<string, string>;

function respell(names: Names, text: string): string {
  return respelling(Object.entries(names).map(([written, said]) => ({ written, said })))(text);
}

const win = { Nguyen: 'win' };
const jo = { Jo: 'Yo' };
const shivawn = { Siobhan: 'Shivawn' };
const seersha = { Saoirse: 'Seer-sha', 'Saoirse-Ann': 'Seer-shan' };

describe('a line as it is said', () => {
  it.each<[what: string, names: Names, line: string, said: string]>([
    ['a name in a sentence', win, 'Lunch with Nguyen was long.', 'Lunch with win was long.'],
    ['a name that is all there is', win, 'Nguyen', 'win'],
    ['a name at either end', win, 'Nguyen met Nguyen', 'win met win'],
    ['in capitals', win, 'NGUYEN called!', 'win called!'],
    ['in small letters', win, 'nguyen called.', 'win called.'],
    ['a possessive', shivawn, "Siobhan's cake", "Shivawn's cake"],
    ['a possessive with a curly apostrophe', shivawn, 'Siobhan’s cake', 'Shivawn’s cake'],
    ['a possessive with the apostrophe that is a letter', shivawn, 'Siobhanʼs cake', 'Shivawnʼs cake'],
    ['a possessive in capitals', shivawn, "SIOBHAN'S CAKE", "Shivawn'S CAKE"],
    ['a possessive after an s', { Tomas: 'Toe-mash' }, "Tomas' hat", "Toe-mash' hat"],
    ['a contraction', shivawn, "Siobhan'll come, Siobhan'd hope", "Shivawn'll come, Shivawn'd hope"],
    ['not a plural', win, 'The Nguyens came.', 'The Nguyens came.'],
    ['between quotes', win, "'Nguyen' and “Nguyen”", "'win' and “win”"],
    ['beside commas, dashes and brackets', win, '(Nguyen), Nguyen—Nguyen/Nguyen…', '(win), win—win/win…'],
    ['the longest first', seersha, 'Saoirse-Ann and Saoirse', 'Seer-shan and Seer-sha'],
    ['the longest first, wherever it stands in the list', { Anh: 'Ann', 'Anh Thu': 'Ann Too' }, 'Anh Thu', 'Ann Too'],
    ['one part of a name with a hyphen', { Saoirse: 'Seer-sha' }, 'Saoirse-Ann', 'Seer-sha-Ann'],
    ['another hyphen than in the list', seersha, 'Saoirse‑Ann', 'Seer-shan'],
    ['a hyphen after the name', win, 'a Nguyen- or family affair', 'a win- or family affair'],
    ['not at the start of a word', jo, 'Joanna and Jo', 'Joanna and Yo'],
    ['not in the middle or at the end of one', { an: 'on' }, 'A banana, a fan, an owl', 'A banana, a fan, on owl'],
    ['not beside a digit', jo, 'Jo2 and 2Jo', 'Jo2 and 2Jo'],
    ['not before an apostrophe that goes on', jo, "In Jo'burg", "In Jo'burg"],
    ['not after an apostrophe that began earlier', { Dea: 'Dee' }, "O'Dea and Dea", "O'Dea and Dee"],
    ['a name with an apostrophe, typed the other way', { "O'Dea": 'Oh Dee' }, 'Miss O’Dea', 'Miss Oh Dee'],
    ['accents', { Siobhán: 'Shivawn', Zoë: 'Zoh-ee' }, 'Siobhán, ZOË', 'Shivawn, Zoh-ee'],
    ['accents are part of the name', { Rene: 'Reen' }, 'René and Rene', 'René and Reen'],
    ['not before a letter with an accent', { Jos: 'Joss' }, 'José and Jos', 'José and Joss'],
    ['letters and marks apart in the line', { Siobhán: 'Shivawn' }, 'Siobha\u0301n', 'Shivawn'],
    ['letters and marks apart in the list', { 'Siobha\u0301n': 'Shivawn' }, 'Siobhán', 'Shivawn'],
    ['a mark that no letter takes up', { q: 'cue' }, 'q\u0307 and q', 'q\u0307 and cue'],
    ['other scripts', { Шивон: 'Shivawn' }, 'шивон и Шивонка', 'Shivawn и Шивонка'],
    ['a final sigma', { ΝΙΚΟΣ: 'Nee-koss' }, 'Νίκος, νικος', 'Νίκος, Nee-koss'],
    ['signs of patterns', { 'C++': 'see plus plus', 'a.b': 'x' }, 'C++, C+, a.b, aab', 'see plus plus, C+, x, aab'],
    ['brackets, stars and a stroke', { 'M*A*S*H': 'mash', '(Jo)|[x]^$': 'y' }, 'M*A*S*H (Jo)|[x]^$', 'mash y'],
    ['a backslash and a class', { 'a\\b': 'x', '\\w1': 'y' }, 'a\\b \\w1 ab', 'x y ab'],
    ['signs of replacements', { Ash: '$& $1 $$' }, 'Ash', '$& $1 $$'],
    ['no name from the object every object has', { Jo: 'Yo' }, 'constructor __proto__', 'constructor __proto__'],
    ['emoji beside it', win, '❤️Nguyen🎉', '❤️win🎉'],
    ['emoji only', win, '🎉❤️', '🎉❤️'],
    ['never twice', { Anh: 'On', On: 'Off', Off: 'Anh' }, 'Anh, On, Off', 'On, Off, Anh'],
    ['not what two names came to', { Li: 'Lee', Lee: 'Lay' }, 'Li Lee', 'Lee Lay'],
    ['several words, however far apart', { 'Thi Anh': 'Tee On' }, 'Thi\u00a0 Anh and thi anh', 'Tee On and Tee On'],
    ['across a hashtag and an address', win, '#Nguyen nguyen@x.org', '#win win@x.org'],
    ['nothing in the line', win, '', ''],
    ['nothing in the list', {}, 'Lunch with Nguyen', 'Lunch with Nguyen'],
    ['a name that is not there', win, 'Lunch with Ana', 'Lunch with Ana'],
  ])('%s', (_what, names, line, said) => {
    expect(respell(names, line)).toBe(said);
  });

  it('is quick with a full list and a very long line', () => {
    const names = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`${'a'.repeat(50)}${at}`, 'x']));
    for (const line of ['a'.repeat(20_000), `${'a'.repeat(50)} `.repeat(400)]) {
      expect(processorTime(() => respell(names, line))).toBeLessThan(1000);
      expect(respell(names, line)).toHaveLength(line.length);
    }
  });
});
