/** A piece of HTML in which everything that people wrote is text. Only `html` makes one. */
export type Html = { readonly html: string };

type Value = string | number | null | undefined | false | Html | readonly Html[];

/**
 * HTML as one writes it, with values put into it as text: between tags, and in attributes within double quotes. A list
 * of pieces follows one after the other; null, undefined and false leave nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: strings.map((piece, at) => piece + (at < values.length ? written(values[at]) : '')).join('') };
}

function written(value: Value): string {
  if (value === null || value === undefined || value === false) {
    return '';
  }
  if (typeof value === 'string' || typeof value === 'number') {
    return escapeHtml(String(value));
  }
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as it stands in HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Data for a script of the page, which is not run: in a `<script type="application/json">`. */
export function jsonBlock(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { html: `<script type="application/json" id="${escapeHtml(id)}">${json}</script>` };
}
