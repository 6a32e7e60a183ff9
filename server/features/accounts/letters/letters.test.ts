import { describe, expect, it } from 'vitest';
import { passwordChangedLetter, resetLetter, verificationLetter, welcomeLetter } from './letters.ts';
import { addressTakenLetter, confirmNewAddressLetter, emailChangedLetter } from './email-change-letters.ts';
import { securityLetter } from './security-letters.ts';
import { typeset } from '#server/platform/mail/typeset.ts';

const home = 'https://clink.example.org';
const letters = [
  confirmNewAddressLetter(`${home}/confirm-email-change?token=0b0e6b1e-7d0e-4c43-9a5e-1f2a3b4c5d6e`),
  addressTakenLetter(home),
  emailChangedLetter({ home, address: 'ana@example.org' }),
  securityLetter('passkey-added', { home, when: 'Wednesday, March 4 at 10:00 AM GMT' }),
  verificationLetter(`${home}/verify-email?token=0b0e6b1e-7d0e-4c43-9a5e-1f2a3b4c5d6e`),
  resetLetter(`${home}/reset-password?token=0b0e6b1e-7d0e-4c43-9a5e-1f2a3b4c5d6e`),
  welcomeLetter(home),
  passwordChangedLetter({ home, when: 'Wednesday, March 4 at 10:00 AM GMT' }),
];

/** The words of a page, without what is for the mail program. */
function wordsOf(html: string): string {
  return html
    .replace(/[\s\S]*<body/, '<body')
    .replace(/<div style="display: none[\s\S]*?<\/div>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe.each(letters.map((letter) => [letter.subject, letter] as const))('the letter "%s"', (_subject, letter) => {
  it('says the same as text and as HTML', () => {
    const paragraphs = letter.text.split('\n\n').slice(0, -1);
    for (const paragraph of paragraphs.filter((words) => !words.includes(letter.link))) {
      expect(wordsOf(letter.html)).toContain(paragraph.replace(/\s+/g, ' '));
    }
    expect(letter.text).toContain(`\n${letter.link}\n`);
    expect(letter.html.split(`href="${letter.link}"`)).toHaveLength(3);
  });

  it('loads nothing, runs nothing and leads nowhere but home', () => {
    expect(letter.html).not.toMatch(/<(img|script|link|iframe|svg|video|object|form)|url\(|@import|@font-face| src=/i);
    const addresses = letter.html.match(/[a-z]+:\/\/[^"'<>\s]+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith(home))).toEqual([]);
  });

  it('has the dress of the house by day and by night', () => {
    expect(letter.html).toMatch(/^<!doctype html>\n<html lang="en"/);
    expect(letter.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(letter.html).toContain('@media (prefers-color-scheme: dark)');
    expect(letter.html).toContain('bgcolor="#fbf7f0"');
    expect(letter.html.match(/<a class="solid"/g)).toHaveLength(1);
    expect(letter.html).toContain(`<title>${letter.subject}</title>`);
  });

  it('is short, plain and does not shout', () => {
    expect(letter.subject.length).toBeLessThanOrEqual(60);
    expect(letter.text.length).toBeLessThan(900);
    expect(letter.html.length).toBeLessThan(12_000);
    expect(letter.text).not.toMatch(/!|user|undefined|\bnull\b/i);
  });
});

it('a value in a letter is text, whatever is in it', () => {
  const evil = `</title><script>alert("1")</script>&amp;'`;
  const { html, text } = typeset({
    subject: evil,
    preview: evil,
    heading: evil,
    paragraphs: [evil],
    action: { label: evil, link: `${home}/?a=1&b="><script>2</script>` },
    notes: [evil],
  });
  expect(html).not.toContain('<script');
  expect(html.match(/&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&amp;amp;&#39;/g)).toHaveLength(6);
  expect(html).toContain(`href="${home}/?a=1&amp;b=&quot;&gt;&lt;script&gt;2&lt;/script&gt;"`);
  expect(text).toContain(evil);
});
