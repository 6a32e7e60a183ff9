import { kindOfDeed } from '../selection/deeds.ts';
import { sentenceCount } from './template-deck.ts';
import { phrasings } from '../templates/index-of-templates.ts';
import { mixedRoundings } from '../templates/care.ts';
import { narratorPhrasing } from '../templates/narrators.ts';
import type { Pool } from '../templates/types.ts';
import { nodToDone, nodToKindness, nodToLaughter, settingOff } from '../templates/shared.ts';
import type { Item, Plan } from '../selection/choose-notes.ts';
import type { DraftLine } from '../reading/evidence.ts';
import { slotsFor } from './template-slots.ts';
import { allAfresh } from './tell-moment.ts';
import type { Telling } from './tell-moment.ts';
import { countWords } from '../base/tokens.ts';
import { isUnsure } from '../severity/maybe-bleak.ts';

const worthANod = 2.6;
const longest = 36;
/** What no lightness may be put behind, whatever else is told. */
const bleak =
  /\b(?:alone|lonely|late|lost|broke|broken|missed|dropped|failed|forgot|hurt|sick|ill|hospital|doctor|dentist|tired|cried|crying|wept|grave|ashes|funeral|memorial|cancelled|goodbye|last|leaving|left|miss|gone|afraid|scared|worried|war|sirens?|parade|see (?:me|you) out|since (?:my )?(?:dad|mum|mam|mom|he|she|nan|grandad|grandma))\b/i;
/** What is denied may be good or bad: only behind the better moments. */
const denied = /\b(?:no|not|never|nothing|nobody|without)\b|n't\b/i;
const worthADenial = 3.2;

/** `until` is the place of the first line that no longer tells a moment. */
type Request = { plan: Plan; telling: Telling; until: number; most: number; wanted: number };

/**
 * The lines with a breath after some of them, the best moments first: one or two in any toast, and more while it has
 * fewer than `wanted` words. Nothing is put behind what is heavy, tender or sour.
 */
export function withNods(lines: readonly DraftLine[], { plan, telling, until, most, wanted }: Request): DraftLine[] {
  let found = [...lines];
  const light = telling.week.mood === 'light';
  const isShort = (): boolean => found.reduce((sum, { text }) => sum + countWords(text), 0) < wanted;
  const usual = plan.items.length >= 6 ? 2 : plan.items.length >= 3 ? 1 : 0;
  let given = 0;
  let last = until;
  const best = plan.items.filter((item) => light && isLight(item)).toSorted((a, b) => b.note.score - a.note.score);
  for (const apart of [true, false]) {
    for (const item of best) {
      if (given >= (isShort() ? most : usual) || (!apart && !isShort())) {
        break;
      }
      if (apart && (item.note.score < worthANod || denied.test(item.main.source))) {
        continue;
      }
      const next = nodded(found, item, { telling, until: last, apart });
      given += next ? 1 : 0;
      last += next ? next.length - found.length : 0;
      found = next ?? found;
    }
  }
  const pool = light ? phrasings[telling.tone].rounding : mixedRoundings;
  for (const { at, lines: sayable } of telling.week.mood === 'hard'
    ? []
    : [
        { at: -1, lines: pool },
        { at: 1, lines: light ? settingOff : [] },
      ]) {
    const withLine = (text: string): DraftLine[] => found.toSpliced(at, 0, { text, noteIds: [], from: [] });
    const text = isShort() ? telling.deck.line(sayable, {}, { fit: (line) => allAfresh(withLine(line)) }) : undefined;
    found = text === undefined ? found : withLine(text);
  }
  return found;
}

function isLight({ note, main, more }: Item): boolean {
  return (
    note.weight === 'light' &&
    main.kind !== 'thanks' &&
    main.marked !== '?' &&
    [main, ...more].every(
      ({ sour, source }) =>
        !sour && !bleak.test(source) && !isUnsure(source) && (note.score >= worthADenial || !denied.test(source)),
    )
  );
}

/** The lines with a nod after the last line of this moment; undefined where none fits. */
function nodded(
  lines: readonly DraftLine[],
  item: Item,
  { telling, until, apart }: Pick<Request, 'telling' | 'until'> & { apart: boolean },
): DraftLine[] | undefined {
  const at = lines
    .slice(0, until)
    .findLastIndex(({ noteIds }) => noteIds.length === 1 && noteIds[0] === item.note.moment.id);
  const line = lines[at];
  const near = apart && [lines[at - 1], lines[at + 1]].some((other) => other?.nodded);
  if (!line || near || line.nodded) {
    return undefined;
  }
  // Where there is room to fill, a breath may stand by itself behind a line that is full.
  const fullLine = /”$/.test(line.text) || sentenceCount(line.text) > 1 || countWords(line.text) > longest;
  if (fullLine && apart) {
    return undefined;
  }
  const slots = slotsFor(item.main, telling.week);
  const withNod = (nod: string): DraftLine[] =>
    fullLine
      ? lines.toSpliced(at, 1, { ...line, nodded: true }, { ...line, text: nod, from: [item.main], nodded: true })
      : lines.with(at, { ...line, text: `${line.text} ${nod}`, nodded: true });
  const fit = (nod: string): boolean => allAfresh(withNod(nod));
  const nod = poolsFor(item, telling).reduce<string | undefined>(
    (found, pool) => found ?? telling.deck.line(pool, slots, { fit }),
    undefined,
  );
  return nod === undefined ? undefined : withNod(nod);
}

function poolsFor({ main, more }: Item, { week, tone, narrator, chooser }: Telling): Pool[] {
  const own = [...phrasings[tone].nod, ...(narratorPhrasing[narrator].nod ?? [])];
  const units = [main, ...more];
  const laughed = units.some(({ said }) => /\b(?:laughed|giggled)\b(?! at (?:you|him|her|them))/.test(said));
  const kind = kindOfDeed(more.at(-1) ?? main, week);
  const fitting = laughed ? nodToLaughter : kind === 'kindness' ? nodToKindness : kind === 'done' ? nodToDone : [];
  return chooser.fraction() < 0.6 ? [fitting, own] : [own, fitting];
}
