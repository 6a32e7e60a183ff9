/**
 * The JSON object in an answer that has other things around it: thinking aloud in think tags, a fence, a sentence
 * before or after. An answer without an object stays as it is.
 */
export function onlyJson(answer: string): string {
  const said = answer.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '');
  const [start, end] = [said.indexOf('{'), said.lastIndexOf('}')];
  return start >= 0 && end > start ? said.slice(start, end + 1) : said;
}
