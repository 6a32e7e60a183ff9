/** Speech without marks, by the word that it begins with, up to where somebody goes on speaking of themselves. */
const begins = String.raw`\b(?:said|says|goes|told me|shouted),? (?:well|oh|look|listen|now|sorry|right|ah|aye|ok|okay)\b`;
const goesOn = String.raw`(?:and |but |so )?(?:(?:i|we)['’](?:m|ve|re|ll)|(?:i|we) (?:think|know|hope|guess|want|need|have|am|are|will|can|must|don['’]t|won['’]t|can['’]t))\b`;
const isBegun = new RegExp(`${begins}[^.!?“”]{0,200}$`, 'iu');
const isGoingOn = new RegExp(`^${goesOn}`, 'iu');
const isBoth = new RegExp(`${begins}[^.!?“”]{0,200}? ${goesOn}`, 'iu');

/** Whether a text goes on with what somebody said: 'said well that was nice but I think we have bothered them'. */
export function speaksOn(text: string): boolean {
  return isBoth.test(text);
}

/** The clauses of a sentence, where what somebody goes on saying belongs to the clause that they begin to speak in. */
export function withWhatIsSaid(clauses: readonly string[], sentence: string): string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const from = last === undefined ? -1 : sentence.indexOf(last);
    const at = from < 0 ? -1 : sentence.indexOf(clause, from + (last?.length ?? 0));
    if (at > 0 && isGoingOn.test(clause) && isBegun.test(sentence.slice(0, at))) {
      joined[joined.length - 1] = sentence.slice(from, at + clause.length);
    } else {
      joined.push(clause);
    }
  }
  return joined;
}
