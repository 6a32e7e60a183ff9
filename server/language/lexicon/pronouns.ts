/** What the words of the writer become when they are said to them. 'We' becomes the plural 'you': it claims no number of people. */
export const toListener: ReadonlyMap<string, string> = new Map([
  ['i', 'you'],
  ["i'm", "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ["i'ma", "you're going to"],
  ['me', 'you'],
  ['my', 'your'],
  ['mine', 'yours'],
  ['myself', 'yourself'],
  ['meself', 'yourself'],
  ['mesel', 'yourself'],
  ['mysen', 'yourself'],
  ['we', 'you'],
  ["we're", "you're"],
  ["we've", "you've"],
  ["we'd", "you'd"],
  ["we'll", "you'll"],
  ['us', 'you'],
  ['our', 'your'],
  ['ours', 'yours'],
  ['ourselves', 'yourselves'],
]);

/** 'I' alone or contracted. */
export const subjectI: ReadonlySet<string> = new Set([...toListener.keys()].filter((word) => /^i(?:'|$)/.test(word)));

/** Every word that may speak of the writer in the first person. */
export const firstPerson: ReadonlySet<string> = new Set([...toListener.keys(), "let's"]);
