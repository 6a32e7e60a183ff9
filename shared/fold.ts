/** Letters that are others with something added, though Unicode does not take them apart. In capitals, as folded. */
const plainer: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Ħ: 'H' };

// Vowel signs of Indic scripts are marks too, but letters to whoever reads them: those stay. What nobody sees goes: the
// hyphen of a word that may be broken, and what joins letters or keeps them apart.
const accents = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]|[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/**
 * A text as it is searched: letter case and accents make no difference, nor do ß and ss, æ and ae, the kinds of
 * apostrophes, quotation marks and dashes, or the several ways in which Unicode spells one letter (NFKD).
 */
export function fold(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) {
    return text.toUpperCase();
  }
  // Accents go first, for the iota below a Greek letter has a capital. Then to small letters, for the capital ẞ; and to
  // capitals last, for ß and for the sigma, which has two small forms.
  return (
    text
      .normalize('NFKD')
      .replace(accents, '')
      .toLowerCase()
      .toUpperCase()
      .replace(/[ÆŒØŁĐÐÞĦ]/g, (letter) => plainer[letter] ?? letter)
      // A phone writes these in its own way where a keyboard has but one.
      .replace(/[‘’‛ʻʼ′]/g, "'")
      .replace(/[“”„‟«»]/g, '"')
      .replace(/[‐‒–—―−]/g, '-')
  );
}

/** The words of a query, folded; none when it is blank. */
export function wordsOf(query: string): string[] {
  return [...new Set(fold(query).split(/\s+/))].filter((word) => word !== '');
}
