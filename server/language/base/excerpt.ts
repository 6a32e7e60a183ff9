import type { Moment } from './types.ts';

const most = 4000;
const head = 3000;

/** What is read closely of a note: all of it, or of a very long one its beginning and its end, cut between sentences. */
export function excerptOf(content: string): string {
  if (content.length <= most) {
    return content;
  }
  const start = content.slice(0, head);
  const end = content.slice(head - most);
  const stop = Math.max(
    start.lastIndexOf('. '),
    start.lastIndexOf('\n'),
    start.lastIndexOf('! '),
    start.lastIndexOf('? '),
  );
  const from = /[.!?\n]\s*(?=\S)/.exec(end);
  const first = stop > 0 ? start.slice(0, stop + 1) : start.slice(0, start.lastIndexOf(' ') + 1 || head);
  return `${first}\n${from ? end.slice(from.index + from[0].length) : end.slice(end.indexOf(' ') + 1)}`;
}

/** The reflection with no more than what is read closely. */
export function excerpted(moment: Moment): Moment {
  return moment.content.length <= most ? moment : { ...moment, content: excerptOf(moment.content) };
}
