import { html, type Html } from '#shared/shared-page/html.ts';
import { productName } from '#shared/limits.ts';

export type Episode = {
  /** Names it for ever, wherever the feed stands. */
  guid: string;
  title: string;
  lines: readonly string[];
  publishedAt: number;
  durationMs: number;
  audio: { url: string; bytes: number };
  captionsUrl: string;
};

export type Podcast = { url: string; home: string; episodes: readonly Episode[] };

/**
 * A podcast as RSS 2.0, as the big directories want it, and out of their lists. It says whose it is nowhere. What stands
 * in XML is escaped as in HTML.
 *
 * @see https://help.apple.com/itc/podcasts_connect/#/itcb54353390
 * @see https://podcasting2.org/docs/podcast-namespace
 */
export function rss({ url, home, episodes }: Podcast): string {
  const cover = `${home}/podcast-cover.png`;
  const [newest] = episodes;
  const channel = html`<title>${productName}: your weekly toasts</title>
<link>${home}</link>
<description>A glass to each of your weeks, from what you wrote in it.</description>
<language>en</language>
<itunes:author>${productName}</itunes:author>
<itunes:category text="Society &amp; Culture"><itunes:category text="Personal Journals"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>episodic</itunes:type>
<itunes:block>Yes</itunes:block>
<podcast:block>yes</podcast:block>
<podcast:locked>yes</podcast:locked>
<itunes:image href="${cover}"/>
<image><url>${cover}</url><title>${productName}: your weekly toasts</title><link>${home}</link></image>
<atom:link href="${url}" rel="self" type="application/rss+xml"/>
<ttl>60</ttl>
${newest && html`<lastBuildDate>${rfc2822(newest.publishedAt)}</lastBuildDate> `}`;
  const whole = html`<rss
    version="2.0"
    xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
    xmlns:podcast="https://podcastindex.org/namespace/1.0"
    xmlns:atom="http://www.w3.org/2005/Atom"
  >
    <channel> ${channel}${episodes.map(item)}</channel>
  </rss> `;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole.html}`;
}

function item({ guid, title, lines, publishedAt, durationMs, audio, captionsUrl }: Episode): Html {
  // Programs read the description as HTML: so its words are escaped for that, and once more for XML.
  const description = lines.map((line) => html`<p>${allowedInXml(line)}</p>`.html).join('');
  return html`<item>
    <title>${title}</title>
    <guid isPermaLink="false">${guid}</guid>
    <pubDate>${rfc2822(publishedAt)}</pubDate>
    <description>${description}</description>
    <enclosure url="${audio.url}" length="${audio.bytes}" type="audio/mpeg" />
    <itunes:duration>${Math.max(1, Math.round(durationMs / 1000))}</itunes:duration>
    <itunes:episodeType>full</itunes:episodeType>
    <itunes:explicit>false</itunes:explicit>
    <podcast:transcript url="${captionsUrl}" type="text/vtt" language="en" />
  </item> `;
}

/** Most control characters cannot stand in XML at all, not even escaped. */
function allowedInXml(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/** `Sun, 08 Mar 2026 09:00:00 +0000` */
function rfc2822(at: number): string {
  return new Date(at).toUTCString().replace('GMT', '+0000');
}
