/** Whether two words have the same consonants, or begin with the same letters, and are not forms of one word. */
export function soundsLike(one: string, other: string): boolean {
  const [short, long] = [one, other].sort((a, b) => a.length - b.length) as [string, string];
  const isForm = long.startsWith(short) || long.endsWith('s') !== short.endsWith('s');
  const sound = consonants(one);
  return (
    one !== other &&
    one[0] === other[0] &&
    !isForm &&
    ((sound.length > 1 && sound === consonants(other)) ||
      (sound.length > 3 && lacksOne(sound, consonants(other))) ||
      (short.length >= 7 && long.slice(0, 5) === short.slice(0, 5)))
  );
}

/** Whether one of two runs of letters is the other with one letter more. */
function lacksOne(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.length === short.length + 1 && [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}

/** What is heard of a word beside its vowels. */
export function consonants(word: string): string {
  return word
    .replace(/ght|[aeiouwyh']/g, '')
    .replace(/ck|c|q/g, 'k')
    .replace(/(.)\1+/g, '$1');
}
