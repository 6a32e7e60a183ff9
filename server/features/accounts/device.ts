import { getParser } from 'bowser';

const longest = 60;
// What tells a browser stands at the front; a header of many kilobytes is not worth its reading.
const mostRead = 400;

/**
 * What a session is begun on, read from its User-Agent as people say it: 'Firefox on Windows', 'Safari on iPhone'. Plain
 * text of at most 60 characters; null when the header names neither browser nor system.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const given = userAgent?.slice(0, mostRead).trim();
  if (!given) {
    return null;
  }
  const parser = getParser(given);
  const browser = plain(parser.getBrowserName());
  const { vendor, model } = parser.getPlatform();
  // Nobody says that they have an iOS.
  const system = plain(vendor === 'Apple' && model ? model : parser.getOSName());
  const said = browser && system ? `${browser} on ${system}` : browser || system;
  return said === '' ? null : said.slice(0, longest).trimEnd();
}

function plain(name: string | undefined): string {
  return (name ?? '')
    .replace(/[^\p{L}\p{N} .+-]/gu, '')
    .replace(/^Microsoft (?=Edge)| for Android$/g, '')
    .trim();
}
