/** How hard a password is to guess, as far as its look tells: nothing typed, easy, fair or good. */
export type Strength = 'none' | 'easy' | 'fair' | 'good';

const runs = 'abcdefghijklmnopqrstuvwxyz 0123456789 qwertyuiop asdfghjkl zxcvbnm azerty qwertz';
const fairBits = 36;
const goodBits = 56;

/**
 * A rough guess for a hint while typing: length counts most, and what repeats or runs on ('aaaa', '1234', 'qwerty')
 * counts once. The server refuses the most common passwords by a list.
 */
export function strengthOf(password: string): Strength {
  if (password === '') {
    return 'none';
  }
  const bits = surprises(password.toLowerCase()) * Math.log2(alphabetOf(password));
  return bits >= goodBits ? 'good' : bits >= fairBits ? 'fair' : 'easy';
}

/** How many characters could not be guessed from the one before. */
function surprises(password: string): number {
  const characters = [...password];
  return characters.filter((character, at) => {
    const before = characters[at - 1] ?? '';
    const runsOn = runs.includes(before + character) || runs.includes(character + before);
    return at === 0 || (character !== before && !runsOn);
  }).length;
}

function alphabetOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 20],
  ];
  return kinds.reduce((size, [kind, count]) => size + (kind.test(password) ? count : 0), 0) || 26;
}
