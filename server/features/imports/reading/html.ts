import { cleanText, tidyLines } from './clean.ts';

/** Plain text, and how many pictures and the like stood in it. */
export type Plain = { text: string; attachments: number };

const blocks = new Set(
  'address article aside blockquote div dl dd dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
);
const apart = new Set('p h1 h2 h3 h4 h5 h6 blockquote ul ol table pre'.split(' '));
const unread = new Set('script style head title template noscript iframe object svg math'.split(' '));
const media = new Set('img video audio embed object'.split(' '));
const hrefValue = /(?<=\s)href=(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,2000}))/i;
const listStart = /^ *(?:-|\d{1,6}\.) $/;
/** Deeper than any hand nests its lists. */
const mostNested = 8;
const tagStart = /<(\/?)([a-z][a-z0-9]{0,20})(?=[\s/>])/iy;
/** A tag that its text was cut off in. */
const cutTag = /^<\/?[a-z][a-z0-9]{0,20}$/i;
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  zwnj: '\u200c',
  zwj: '\u200d',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  ccedil: 'ç',
  iacute: 'í',
  ntilde: 'ñ',
  oacute: 'ó',
  uacute: 'ú',
};

/** Whether a text was written by an editor that makes HTML. */
export function looksLikeHtml(text: string): boolean {
  return /<(?:p|div|br|ul|ol|li|h[1-6]|strong|em|b|i|u|blockquote|span)(?:\s[^<>]{0,300})?\/?>/i.test(text);
}

/** What HTML says, in lines: lists keep their bullets and links their addresses, and nothing in it is ever run. */
export function plainOfHtml(html: string): Plain {
  const source = cleanText(html);
  // Letter by letter the same length: only ASCII matters here.
  const lower = source.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const page = createPage();
  for (let at = 0; at < source.length;) {
    const next = source.indexOf('<', at);
    page.write(decodeEntities(source.slice(at, next === -1 ? source.length : next)));
    if (next === -1) {
      break;
    }
    tagStart.lastIndex = next;
    const tag = tagStart.exec(source);
    if (!tag && cutTag.test(source.slice(next, next + 30))) {
      break;
    }
    if (!tag) {
      at = skipOther(source, next);
      page.write(at === next + 1 ? '<' : '');
      continue;
    }
    const end = source.indexOf('>', tagStart.lastIndex);
    if (end === -1) {
      break;
    }
    const name = (tag[2] ?? '').toLowerCase();
    at = end + 1;
    if (tag[1] === '/') {
      page.close(name);
    } else {
      page.open(name, source.slice(tagStart.lastIndex, Math.min(end, tagStart.lastIndex + 4_000)));
      at = unread.has(name) ? afterClosing(lower, name, at) : at;
    }
  }
  return page.done();
}

function createPage() {
  const lines: string[] = [];
  const lists: { isOrdered: boolean; count: number }[] = [];
  const links: { href: string; words: string }[] = [];
  let line = '';
  /** Whether a space would be one too many. To look at the end of the line each time would take ever longer. */
  let endsOpen = true;
  let attachments = 0;

  function add(text: string): void {
    line += text;
    for (const link of links) {
      link.words += text;
    }
  }

  /** Begins a new line; `isApart` leaves one empty before it. */
  function endLine(isApart: boolean): void {
    // A paragraph that begins a point of a list belongs beside its bullet.
    if (listStart.test(line)) {
      return;
    }
    if (line.trim() !== '') {
      lines.push(line.trimEnd());
    }
    line = '';
    endsOpen = true;
    if (isApart && lists.length === 0) {
      lines.push('');
    }
  }

  function closeLink(): void {
    const { href, words } = links.pop() ?? { href: '', words: '' };
    const address = href.replace(/^mailto:/i, '');
    if (/^(?:https?|mailto):/i.test(href) && address !== words.trim()) {
      add(words.trim() === '' ? address : ` (${address})`);
    }
  }

  return {
    write(words: string) {
      const spaced = words.replace(/[\t\n ]+/g, ' ');
      const text = endsOpen ? spaced.trimStart() : spaced;
      add(text);
      endsOpen = text === '' ? endsOpen : text.endsWith(' ');
    },
    open(name: string, attributes: string) {
      if (name === 'br') {
        lines.push(line.trimEnd());
        line = '';
        endsOpen = true;
      } else if (media.has(name)) {
        attachments += 1;
      } else if (name === 'a' && links.length < mostNested) {
        links.push({ href: addressOf(attributes), words: '' });
      } else if (blocks.has(name)) {
        endLine(apart.has(name));
      }
      if ((name === 'ul' || name === 'ol') && lists.length < mostNested) {
        lists.push({ isOrdered: name === 'ol', count: 0 });
      } else if (name === 'li') {
        const list = lists.at(-1);
        const mark = list?.isOrdered ? `${(list.count += 1)}. ` : '- ';
        line = '  '.repeat(Math.max(0, lists.length - 1)) + mark;
        endsOpen = true;
      }
    },
    close(name: string) {
      if (name === 'a') {
        closeLink();
        return;
      }
      if (name === 'ul' || name === 'ol') {
        line = listStart.test(line) ? '' : line;
        endLine(false);
        lists.pop();
      }
      if (blocks.has(name)) {
        endLine(apart.has(name));
      }
    },
    done(): Plain {
      return { text: tidyLines([...lines, line].join('\n')), attachments };
    },
  };
}

/** The characters that HTML writes as '&amp;', '&#233;' and the like. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name !== undefined) {
      return Object.hasOwn(named, name) ? (named[name] ?? all) : all;
    }
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? cleanText(String.fromCodePoint(code)) : '';
  });
}

function addressOf(attributes: string): string {
  const match = hrefValue.exec(attributes);
  return decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
}

/** Past a comment, a doctype or the like; one character on where it is none. */
function skipOther(source: string, at: number): number {
  if (source.startsWith('<!--', at)) {
    const end = source.indexOf('-->', at + 4);
    return end === -1 ? source.length : end + 3;
  }
  if (source.startsWith('<!', at) || source.startsWith('<?', at)) {
    const end = source.indexOf('>', at);
    return end === -1 ? source.length : end + 1;
  }
  return at + 1;
}

function afterClosing(lower: string, name: string, at: number): number {
  const closing = lower.indexOf(`</${name}`, at);
  const end = closing === -1 ? -1 : lower.indexOf('>', closing);
  return end === -1 ? lower.length : end + 1;
}
