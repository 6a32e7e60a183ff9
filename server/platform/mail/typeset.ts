import { productName } from '#shared/limits.ts';

/** What a letter says; `typeset` makes a mail of it. */
export type Letter = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  action: { label: string; link: string };
  /** What comes after the button: how long the link works, and what to do if the mail was not expected. */
  notes: string[];
  /** How its reader gets no more of them. */
  stop?: { words: string; label: string; link: string };
};

export type Typeset = { subject: string; text: string; html: string; link: string };

/** The letter as plain text, and as HTML in Clink's own dress with nothing in it that is loaded from anywhere. */
export function typeset(letter: Letter): Typeset {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter), link: letter.action.link };
}

function asText({ heading, paragraphs, action, notes, stop }: Letter): string {
  const end = stop ? [stop.words, `${stop.label}:\n${stop.link}`] : [];
  return [heading, ...paragraphs, `${action.label}:\n${action.link}`, ...notes, ...end, `-- \n${productName}`].join(
    '\n\n',
  );
}

const light = { paper: '#fbf7f0', ink: '#241c18', soft: '#6b5e56', line: '#e7ddd0', solid: '#dd9f3b', text: '#8a5410' };
const dark = { paper: '#171213', ink: '#f3eae0', soft: '#b5a79b', line: '#382e2d', solid: '#e6a94a', text: '#e6a94a' };
/** What is on the button, in light and in dark. */
const onSolid = '#241c18';

const serif = "Fraunces, Georgia, 'Times New Roman', serif";

// Colours stand on each element, for many mail programs drop style sheets; the classes are for the night.
const night = (scope: string) =>
  [
    `${scope} .paper { background: ${dark.paper} !important; }`,
    `${scope} .ink { color: ${dark.ink} !important; }`,
    `${scope} .soft { color: ${dark.soft} !important; }`,
    `${scope} .text { color: ${dark.text} !important; }`,
    `${scope} .line { border-color: ${dark.line} !important; }`,
    `${scope} .solid { background: ${dark.solid} !important; color: ${onSolid} !important; }`,
  ].join('\n');

function asHtml({ subject, preview, heading, paragraphs, action, notes, stop }: Letter): string {
  const link = escapeHtml(action.link);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${night('')}
}
${night('[data-ogsc]')}
</style>
</head>
<body class="paper" style="margin: 0; padding: 0; background: ${light.paper}; -webkit-text-size-adjust: 100%;">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${escapeHtml(preview)}${filler}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background: ${light.paper};">
<tr><td align="center" style="padding: 40px 20px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 520px; text-align: left;">
${row('28px', `<span class="text" style="${type(20, light.text)} letter-spacing: -0.3px;">${productName}</span>`)}
${row('20px', `<h1 class="ink" style="margin: 0; ${type(28, light.ink, 1.2)} font-weight: 500;">${escapeHtml(heading)}</h1>`)}
${paragraphs.map((words) => row('16px', paragraph(words, 'ink', 18))).join('\n')}
${row('28px', button(escapeHtml(action.label), link), '12px')}
${notes.map((words) => row('12px', paragraph(words, 'soft', 15))).join('\n')}
${stop ? row('12px', ending(stop)) : ''}
<tr><td style="padding: 8px 0 0;"></td></tr>
<tr><td class="line" style="padding: 20px 0 0; border-top: 1px solid ${light.line};">
<p class="soft" style="margin: 0; ${type(14, light.soft)}">If the button does not work, open this address in your browser:<br>
<a class="text" href="${link}" style="color: ${light.text}; word-break: break-all;">${link}</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Keeps the first words of the letter out of the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

function row(below: string, content: string, above = '0'): string {
  return `<tr><td style="padding: ${above} 0 ${below};">${content}</td></tr>`;
}

function paragraph(words: string, tone: 'ink' | 'soft', size: number): string {
  return `<p class="${tone}" style="margin: 0; ${type(size, light[tone])}">${escapeHtml(words)}</p>`;
}

function type(size: number, colour: string, height = 1.55): string {
  return `font-family: ${serif}; font-size: ${String(size)}px; line-height: ${String(height)}; color: ${colour};`;
}

function button(label: string, link: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="solid" bgcolor="${light.solid}" style="border-radius: 12px; background: ${light.solid}; mso-padding-alt: 14px 28px;"><a class="solid" href="${link}" style="display: inline-block; padding: 14px 28px; border-radius: 12px; background: ${light.solid}; ${type(18, onSolid, 1.2)} font-weight: 600; text-align: center; text-decoration: none;">${label}</a></td></tr></table>`;
}

function ending({ words, label, link }: NonNullable<Letter['stop']>): string {
  return `<p class="soft" style="margin: 0; ${type(15, light.soft)}">${escapeHtml(words)} <a class="text" href="${escapeHtml(link)}" style="color: ${light.text};">${escapeHtml(label)}</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
