import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Words that the product spells otherwise: `email`, and the British way. */
const otherwise =
  /\be-mails?\b|\b(?:colors?|favorites?|flavors?|neighbors?|honors?|behaviors?|gray|canceled|canceling|traveled|labeled|fulfill|(?:organ|recogn|real|apolog|personal|custom|summar|memor)iz(?:e[ds]?|ing|ation)|analyz(?:e[ds]?|ing))\b/i;
/** Prose, and not a name, a class, a path or a style: it begins as a sentence or a label does and has no code in it. */
const prose = /^\s*[A-Z“"'][^{}=<>;]*$/;

/**
 * The places of a source where something a person reads is spelt otherwise, as 'web/routes/auth.tsx:12 favorite'.
 * Throws when it does not parse.
 */
export function misspelt(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) {
    throw new Error(`${file} does not parse: ${errors[0]?.message ?? ''}`);
  }
  const found: string[] = [];
  const look = (text: string, start: number, isText: boolean): void => {
    const word = isText || prose.test(text) ? otherwise.exec(text)?.[0] : undefined;
    if (word !== undefined) {
      found.push(`${file}:${String(source.slice(0, start).split('\n').length)} ${word}`);
    }
  };
  new Visitor({
    JSXText: (node) => look(node.value, node.start, true),
    Literal: (node) => {
      if (typeof node.value === 'string') {
        look(node.value, node.start, false);
      }
    },
    TemplateLiteral: (node) => look(node.quasis.map(({ value }) => value.raw).join('…'), node.start, false),
  }).visit(program);
  return found;
}

/** The same for every source of the product below `root`; tests are left out, and the lists of words people write. */
export function misspeltBelow(root: string): string[] {
  return globSync('{web,server,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$|(?:^|\/)(?:test|node_modules|dist|compose|language)\//.test(file))
    .toSorted()
    .flatMap((file) => misspelt(file, readFileSync(join(root, file), 'utf8')));
}
