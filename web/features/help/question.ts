/** One thing that people ask, and the answer. */
export type Question = {
  /** Its place on the page, as in `/help#missed-week`. Links lead there, so it stays. */
  id: string;
  question: string;
  /** Paragraphs. A link is written `[its words](/its/address)`. */
  answer: readonly string[];
};

export type Group = { title: string; questions: readonly Question[] };

/** A piece of a paragraph; with an address when it is a link. */
export type Part = { words: string; to?: string };

/** The pieces of a paragraph, in their order. */
export function partsOf(paragraph: string): Part[] {
  const pieces = paragraph.split(/\[([^[\]]{1,80})\]\(([^()\s]{1,80})\)/);
  return pieces.flatMap((words, at): Part[] => {
    const to = pieces[at + 1];
    if (at % 3 === 2 || words === '') {
      return [];
    }
    return at % 3 === 1 && to !== undefined ? [{ words, to }] : [{ words }];
  });
}
