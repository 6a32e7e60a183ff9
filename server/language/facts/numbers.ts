/** Numbers as they are written out, and those in figures; `ten to nine` and `£4.60` give the numbers in them. */
const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  );
const valueOf = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ...ordinals.map((word, at): [string, number] => [word, at + 3]),
  ['twice', 2],
  ['both', 2],
  ['couple', 2],
  ['pair', 2],
  ['thrice', 3],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['nil', 0],
  ['nought', 0],
  ['quarter', 15],
  ['half', 30],
  ['fortnight', 14],
]);

/** Alone these put things in order; after a ten they are numbers. */
const smallOrdinals = new Map([
  ['first', 1],
  ['second', 2],
]);

/** The numbers that a word is or holds: 'twenty-seven' is 27, '6:30' is 6 and 30, '3rd' is 3. */
export function numbersIn(lower: string): number[] {
  const parts = lower.split('-').map((part) => valueOf.get(part));
  const [ten, unit = smallOrdinals.get(lower.split('-')[1] ?? '')] = parts;
  if (parts.length === 2 && ten !== undefined && unit !== undefined && ten >= 20 && ten < 100 && unit < 10) {
    return [ten + unit];
  }
  const spelt = valueOf.get(lower) ?? valueOf.get(lower.replace(/s$/, ''));
  if (spelt !== undefined) {
    return [spelt];
  }
  const [part] = parts.filter((value) => value !== undefined);
  if (part !== undefined) {
    return [part];
  }
  const inFigures = lower.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? [];
  return inFigures.map(Number);
}

/** Up to here people reckon in their heads. */
const mostReckoned = 12;

/** Every number that words give leave to say: theirs, sums of neighbours ('twenty seven'), and the hour and minutes of a time. */
export function numbersGiven(words: readonly string[]): Set<number> {
  const given = new Set<number>();
  let before: number | undefined;
  for (const word of words) {
    const own = numbersIn(word);
    for (const value of [...own, ...own.flatMap(partsOf), ...saidOfTime(word)]) {
      given.add(value);
    }
    const [value] = own;
    if (before !== undefined && value !== undefined) {
      given
        .add(before + value)
        .add(before * value)
        .add(before * 100 + value);
    }
    before = value;
  }
  return given;
}

/** What two numbers that are written are together: two and then one more are three. */
export function sumsIn(words: readonly string[]): Set<number> {
  const written = [...new Set(words.flatMap(numbersIn))].filter((value) => value > 0 && value <= mostReckoned);
  return new Set(written.flatMap((one) => written.filter((other) => other < one).map((other) => one + other)));
}

/** 1961 is nineteen sixty-one, 430 four hundred and thirty, 27 twenty seven. */
function partsOf(value: number): number[] {
  if (value >= 1000 && value < 10_000) {
    return [Math.floor(value / 100), value % 100, Math.floor(value / 1000), 1000, ...partsOf(value % 1000)];
  }
  if (value >= 100 && value < 1000) {
    return [Math.floor(value / 100), 100, value % 100, ...partsOf(value % 100)];
  }
  return value > 20 && value < 100 ? [value % 10, value - (value % 10)] : [];
}

/** 14:00 is two o'clock, and 8:50 ten to nine. */
function saidOfTime(word: string): number[] {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)(?:am|pm)?$/.exec(word) ?? [];
  const hour = Number(hours);
  const past = Number(minutes);
  return hours === undefined ? [] : [hour % 12, (hour + 1) % 12 || 12, 60 - past];
}
