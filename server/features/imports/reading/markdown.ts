import { cleanText, tidyLines } from './clean.ts';
import { decodeEntities, type Plain } from './html.ts';

// While marks are taken away, what was escaped is kept as code points that are no characters: there are 32 of them, and
// 32 marks.
const marks = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
const firstKept = 0xfd_d0;

const fence = /^ {0,3}(```|~~~)/;
const rule = /^ {0,3}(?:-(?: ?-){2,}|\*(?: ?\*){2,}|_(?: ?_){2,})$/;
const heading = /^ {0,3}#{1,6}(?:\s|$)/;
const bullet = /^([ \t]{0,40})[*+-][ \t]{1,4}(?:\[[ xX]\][ \t]{1,4})?/;
const quote = /^ {0,3}(?:> ?){1,10}/;
const image = /!\[([^\][]{0,1000})\]\(([^()\s]{0,2000}(?:\([^()\s]{0,500}\)[^()\s]{0,500})?)(?:\s"[^"]{0,500}")?\)/g;
const embed = /!\[\[([^\][\n]{1,500})\]\]/g;
const wikiLink = /(?<!\[)\[\[([^\][|\n]{1,500})(?:\|([^\][|\n]{1,500}))?\]\]/g;
const link =
  /\[([^\][]{1,1000})\]\(<?([^()\s<>]{0,2000}(?:\([^()\s]{0,500}\)[^()\s<>]{0,500})?)>?(?:\s"[^"]{0,500}")?\)/g;
const autoLink = /<((?:https?:\/\/|mailto:)[^<>\s]{1,2000})>/g;
const inlineTag =
  /<\/?(?:b|i|u|s|em|strong|del|ins|mark|sub|sup|span|div|p|font|center|small|code|kbd)(?:\s[^<>]{0,300})?>/gi;
const codeSpan = /(?<!`)`([^`\n]{1,2000})`(?!`)/g;
// Strongest first; letters on the outer sides leave snake_case and 2*3*4 as they are.
const emphases = [
  /(?<![*\w])\*{3}(?=\S)([^*\n]{1,4000})(?<=\S)\*{3}(?![*\w])/g,
  /(?<!\*)\*\*(?=\S)([^*\n]{1,4000}(?:\*[^*\n]{1,500}\*[^*\n]{0,500})?)(?<=\S)\*\*(?!\*)/g,
  /(?<![_\w])__(?=\S)([^_\n]{1,4000})(?<=\S)__(?![_\w])/g,
  /(?<![*\w])\*(?=\S)([^*\n]{1,4000})(?<=\S)\*(?![*\w])/g,
  /(?<![_\w])_(?=\S)([^_\n]{1,4000})(?<=\S)_(?![_\w])/g,
  /~~(?=\S)([^~\n]{1,4000})(?<=\S)~~/g,
  /(?<!=)==(?=\S)([^=\n]{1,4000})(?<=\S)==(?!=)/g,
];

/** What Markdown says, without its marks: lists keep their bullets, links their addresses, pictures are counted. */
export function plainOfMarkdown(markdown: string): Plain {
  let attachments = 0;
  let fencedBy: string | undefined;
  const lines: string[] = [];
  for (const line of cleanText(markdown).split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (mark !== undefined && (fencedBy === undefined || fencedBy === mark)) {
      fencedBy = fencedBy === undefined ? mark : undefined;
    } else if (fencedBy !== undefined) {
      lines.push(line);
    } else {
      const read = plainLine(line);
      attachments += read.attachments;
      lines.push(read.text);
    }
  }
  return { text: tidyLines(lines.join('\n')), attachments };
}

function plainLine(line: string): Plain {
  if (rule.test(line.trimEnd())) {
    return { text: '', attachments: 0 };
  }
  let attachments = 0;
  const without = () => {
    attachments += 1;
    return '';
  };
  let text = keepEscaped(line)
    .replace(quote, '')
    .replace(bullet, '$1- ')
    .replace(codeSpan, (_, code: string) => keepAll(code))
    .replace(embed, without)
    .replace(image, without)
    .replace(wikiLink, (_, page: string, alias: string | undefined) => alias ?? page)
    .replace(link, (_, words: string, address: string) => withAddress(words, address))
    .replace(autoLink, (_, address: string) => keepAll(address.replace(/^mailto:/, '')))
    .replace(/<br ?\/?>/gi, '\n')
    .replace(inlineTag, '');
  if (heading.test(text)) {
    text = text.replace(/^ {0,3}#{1,6}\s{0,9}/, '').replace(/ {1,9}#{1,6}$/, '');
  }
  for (const emphasis of emphases) {
    text = text.replace(emphasis, '$1');
  }
  return { text: decodeEntities(text).replace(/[\ufdd0-\ufdef]/g, escaped), attachments };
}

function withAddress(words: string, address: string): string {
  const isShown = /^(?:https?:\/\/|mailto:)/i.test(address) && address.replace(/^mailto:/i, '') !== words;
  return isShown ? `${words} (${keepAll(address)})` : words;
}

function keepEscaped(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => kept(mark));
}

/** An address or a piece of code, in which no mark means anything. */
function keepAll(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, kept);
}

function kept(mark: string): string {
  return String.fromCharCode(firstKept + marks.indexOf(mark));
}

function escaped(code: string): string {
  return marks[code.charCodeAt(0) - firstKept] ?? '';
}
