/** A text whose numbered lists ('1. Jam made. 2. Scooter started', 'wins: 1) a nap') have a line for each of what they hold. */
export function listsInLines(text: string): string {
  return text.replace(/^(?:[^:\n]{1,30}: )?1[.)] .+/gm, (whole) => {
    const line = whole.replace(/^([^:\n]{1,30}:) (?=1[.)] )/, '$1\n');
    let next = 2;
    return line.replace(/ (\d{1,2})[.)] (?=\S)/g, (run, number: string) => {
      const isNext = Number(number) === next;
      next += Number(isNext);
      return isNext ? `\n${number}. ` : run;
    });
  });
}

/** A text without the numbers of its lists, which are written and never said. */
export function withoutListNumbers(text: string): string {
  const lines = listsInLines(text).split('\n');
  const isList = lines.some((line) => /^1[.)] /.test(line)) && lines.some((line) => /^2[.)] /.test(line));
  return isList ? lines.map((line) => line.replace(/^\d{1,2}[.)] +/, '')).join('\n') : text;
}
