import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';

/** A text made to be slow for one pattern: `pump` as often as the wanted length takes, between a start and an end. */
export type Attack = { start: string; pump: string; end: string };

/** Fewer repetitions than this are a constant; more, and the square of them is felt. */
const manyTimes = 60;
const alphabet = [
  ' ',
  '\n',
  'a',
  'A',
  '1',
  '.',
  ',',
  '!',
  '-',
  "'",
  '"',
  '“',
  '”',
  '(',
  ')',
  '<',
  '@',
  '#',
  '_',
  '*',
  ':',
  'é',
  '\u0301',
  '\u200b',
  '😀',
];
/** Texts of one thing over and over, which every pattern is tried on. */
const everyones = [
  ...alphabet,
  'a ',
  'A ',
  // For `\b` every place between a letter of ASCII and another one is the end of a word.
  'aé',
  'a.',
  'a-',
  "a'",
  'and ',
  'i ',
  'I was ',
  'not ',
  'the ',
  ', ',
  '. ',
  '“a',
  '"a ',
  '(a',
  'a@',
  '#a ',
  '\n \n',
  'a\n',
  '1 ',
  '1.',
  '- ',
];

type Samples = {
  node: AST.Element | AST.Alternative;
  along: ReadonlyMap<AST.Node, AST.Alternative>;
  letter: string;
  flags: string;
};

/** Texts on which a pattern is slow if it is slow on any: each of its repetitions, fed and then disappointed. */
export function attacksOn(pattern: RegExp): Attack[] {
  const { flags } = pattern;
  const parsed = new RegExpParser().parsePattern(pattern.source, 0, pattern.source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const attacks = everyones.map((pump) => ({ start: 'x', pump, end: '\u0000' }));
  for (const repetition of repetitionsIn(parsed)) {
    const along = wayTo(repetition);
    for (const letter of lettersOf(repetition.element, flags)) {
      const pumps = pumpsOf(repetition.element, { along, letter, flags });
      const before = textBefore(repetition, { along, letter, flags });
      const after = textAfter(repetition, { along, letter, flags });
      for (const pump of pumps.filter((text) => text !== '')) {
        for (const end of ['\u0000', `.${after}`]) {
          attacks.push({ start: before, pump, end }, { start: `x${before}`, pump, end });
        }
        for (const gap of ['', ' ']) {
          attacks.push({ start: '', pump: `${before}${pump}${gap}`, end: '.\u0000' });
        }
      }
      if (before !== '') {
        attacks.push({ start: '', pump: before, end: '.' }, { start: '', pump: `${before} `, end: '.' });
      }
    }
  }
  return [...new Map(attacks.map((attack) => [JSON.stringify(attack), attack])).values()];
}

function repetitionsIn(node: AST.Node): AST.Quantifier[] {
  const inside = childrenOf(node).flatMap(repetitionsIn);
  return node.type === 'Quantifier' && node.max - node.min >= manyTimes ? [node, ...inside] : inside;
}

function childrenOf(node: AST.Node): AST.Node[] {
  if (node.type === 'Quantifier') {
    return [node.element];
  }
  if (node.type === 'Alternative') {
    return node.elements;
  }
  const holds =
    node.type === 'Pattern' ||
    node.type === 'Group' ||
    node.type === 'CapturingGroup' ||
    (node.type === 'Assertion' && (node.kind === 'lookahead' || node.kind === 'lookbehind'));
  return holds ? node.alternatives : [];
}

/** Which alternative of each group leads to a node. */
function wayTo(node: AST.Node): Map<AST.Node, AST.Alternative> {
  const way = new Map<AST.Node, AST.Alternative>();
  for (let at: AST.Node | null = node; at?.parent; at = at.parent) {
    if (at.type === 'Alternative') {
      way.set(at.parent, at);
    }
  }
  return way;
}

/** Letters of several kinds that a repeated part can begin with. */
function lettersOf(element: AST.Element, flags: string): string[] {
  const sets = setsIn(element);
  const fitting = alphabet.filter((letter) => sets.some((set) => fits(set, letter, flags)));
  const kinds = [
    fitting[0],
    fitting.find((letter) => /\p{L}/u.test(letter)),
    fitting.find((letter) => /\d/.test(letter)),
    fitting.find((letter) => /[^\s\p{L}\d]/u.test(letter)),
    fitting.at(-1),
  ];
  const letters = [...new Set(kinds.filter((letter) => letter !== undefined))];
  return letters.length > 0 ? letters : ['a'];
}

type LetterSet = AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

function setsIn(node: AST.Node): LetterSet[] {
  return isSet(node) ? [node] : childrenOf(node).flatMap(setsIn);
}

function isSet(node: AST.Node): node is LetterSet {
  return node.type === 'CharacterClass' || node.type === 'CharacterSet' || node.type === 'ExpressionCharacterClass';
}

function fits(set: LetterSet, letter: string, flags: string): boolean {
  return new RegExp(`^(?:${set.raw})$`, flags.replace(/[gy]/g, '')).test(letter);
}

/** What a repeated part may be: for a group each of its alternatives, up to a few. */
function pumpsOf(element: AST.Element, how: Omit<Samples, 'node'>): string[] {
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return element.alternatives.slice(0, 4).map((node) => sample({ ...how, node }));
  }
  return [sample({ ...how, node: element })];
}

function textBefore(node: AST.Node, how: Omit<Samples, 'node'>): string {
  return textBeside(
    node,
    how,
    (elements, at) => elements.slice(0, at),
    (own, outer) => outer + own,
  );
}

function textAfter(node: AST.Node, how: Omit<Samples, 'node'>): string {
  return textBeside(
    node,
    how,
    (elements, at) => elements.slice(at + 1),
    (own, outer) => own + outer,
  );
}

function textBeside(
  node: AST.Node,
  how: Omit<Samples, 'node'>,
  side: (elements: AST.Element[], at: number) => AST.Element[],
  join: (own: string, outer: string) => string,
): string {
  const { parent } = node;
  if (!parent) {
    return '';
  }
  const own =
    parent.type === 'Alternative'
      ? side(parent.elements, parent.elements.indexOf(node as AST.Element))
          .map((one) => sample({ ...how, node: one }))
          .join('')
      : '';
  return join(own, textBeside(parent, how, side, join));
}

/** A short text that a part of a pattern takes. */
function sample({ node, along, letter, flags }: Samples): string {
  const of = (one: Samples['node']): string => sample({ node: one, along, letter, flags });
  switch (node.type) {
    case 'Alternative':
      return node.elements.map(of).join('');
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterClass':
    case 'CharacterSet':
    case 'ExpressionCharacterClass':
      return fits(node, letter, flags)
        ? letter
        : (alphabet.find((one) => fits(node, one, flags)) ?? plainLetter(node, flags));
    case 'Quantifier':
      return of(node.element).repeat(Math.max(1, Math.min(node.min, 3)));
    case 'Group':
    case 'CapturingGroup':
      return of(along.get(node) ?? longest(node.alternatives, of));
    case 'Assertion':
      return node.kind === 'lookbehind' && !node.negate ? of(along.get(node) ?? longest(node.alternatives, of)) : '';
    case 'Backreference':
      return typeof node.resolved === 'object' && 'alternatives' in node.resolved ? of(node.resolved) : '';
    default:
      return '';
  }
}

/** Of alternatives the first that takes any text. */
function longest(alternatives: readonly AST.Alternative[], of: (one: AST.Alternative) => string): AST.Alternative {
  return alternatives.find((one) => of(one) !== '') ?? (alternatives[0] as AST.Alternative);
}

function plainLetter(set: LetterSet, flags: string): string {
  for (let code = 33; code < 0x2100; code += 1) {
    if (fits(set, String.fromCodePoint(code), flags)) {
      return String.fromCodePoint(code);
    }
  }
  return '';
}
