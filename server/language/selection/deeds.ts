import type { Plan } from './choose-notes.ts';
import { thingsOf } from '../reading/nameable-things.ts';
import type { Thing } from '../reading/nameable-things.ts';
import { countWords } from '../base/tokens.ts';
import type { Unit } from '../reading/read-clauses.ts';
import type { Week } from '../reading/read-week.ts';
import { adverbs } from '../lexicon/function-words.ts';
import { kinNames, people } from '../lexicon/people.ts';
import { looksPast } from '../lexicon/verbs.ts';

/** What someone did, as it goes on from their name: 'Kasia' and 'laughed so hard that you did too'; `who` is 'you' for the writer. */
export type Deed = { who: string; rest: string; unit: Unit; worth: number };

const most = 16;
const mostTogether = 19;
const subject = String.raw`(?:you|your|he|she|they|it|the|an?|his|her|their|there|this|that|everyone|everybody|nobody|one|\p{Lu}\p{Ll}+)\b`;
/** Where another clause begins, with a doer of its own. */
const anotherClause = new RegExp(`,? (?:and|but|so|then) (?:then )?(?=${subject})|, `, 'u');
const weak = /^(?:was|were|felt|seemed|looked|could|would|did|thought|wanted|needed|knew|got up|went home|had to)\b/;
const unkind =
  /\b(?:lost (?!a tooth)|hurt|hit|cried|died|dead|fell|failed|forgot|argued|refused|ignored|stole|sick|ill|hospital|wrong|late|hate[ds]?|left (?:you|without)|shouted at|blamed|charged|cancelled|moaned|complained|quarrelled|called you by)\b/i;
const leaning =
  /\b(?:it|them|this|those|these|him|there|that one|one of)\b|\b(?:to|of|at|with|for|from|about|and|but|so|the|a|your)$/i;
/** Someone who may be anyone is 'the kid' once told of; two of them, or a boss, are not raised a glass to. */
const unnamed =
  /^(?:two|three|both|some) |^(?:your|the) (?:boss|manager|supervisor|landlord|landlady|man|woman|people|guy|bloke)$/;
const forYou =
  /^(?:\w+ )?(?:gave|brought|made|lent|sent|saved|baked|cooked|helped|waited|drove|carried|rang|called|fetched|bought|drew|wrote|held|hugged|fixed|mended|showed|taught|kept|let|read|sang|walked|came|stayed)\b.*\b(?:you|your)\b/;
/** What is good to have had, and no deed to be toasted for. */
const idle =
  /^(?:\w+ly )?(?:finally )?(?:had|saw|watched|heard|slept|lay|laid|sat|stood|ate|drank|got|went|came|woke|bought|stayed|waited|left|dropped|wrote|liked|wore|noticed|saved|spent|paid|sold|deleted|removed|closed|shared|used|tried|asked|read|chilled|hung|walked|met|caught|rode|lived|checked|believed|learned that|learnt that)\b/;
const worthADeed = 4.5;
const done =
  /^(?:\w+ )?(?:passed|won|finished|fixed|mended|built|managed|wired|solved|completed|swam|ran|climbed|cycled|made|baked|learned|learnt|cleared|sorted|repaired|painted|planted|sewed|knitted|taught|told|wrote|sang|played|helped|gave|sent|signed|got)\b/;

/** What others did in the moments told, and what the writer did, best first; only where the grammar is certain. */
export function deedsOf(plan: Plan, week: Week): { others: Deed[]; own: Deed[] } {
  const last = plan.items.at(-1);
  const found = plan.items
    .filter(({ note }) => note.weight === 'light')
    .flatMap((item) =>
      [item.main, ...item.more]
        .filter((unit, at, told) => isPlain(unit) && !plan.quoted.has(unit) && !turnsAfter(told[at + 1]))
        .flatMap((unit) => deedOf(unit, week) ?? [])
        .map((deed) => ({
          ...deed,
          worth: deed.worth + item.note.score - (item === last ? 1 : 0),
          proud: item.note.themes.some((theme) => /^(?:first|effort|making|kindness)$/.test(theme)),
        })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  return {
    others: found.filter(({ who }) => who !== 'you'),
    own: found.filter(
      ({ who, rest, worth, proud }) => who === 'you' && proud && !idle.test(rest) && worth >= worthADeed,
    ),
  };
}

/** Whether what comes next turns against it: 'She called me by my aunt's name. But she knew the second part.' */
function turnsAfter(next: Unit | undefined): boolean {
  return /^(?:but|still|yet|though|at least)\b/i.test(next?.source ?? '');
}

/** Whether someone did something for the writer here, or the writer got something done. */
export function kindOfDeed(unit: Unit, week: Week): 'kindness' | 'done' | undefined {
  const deed = isPlain(unit) ? deedOf(unit, week) : undefined;
  if (!deed) {
    return undefined;
  }
  if (deed.who !== 'you') {
    return forYou.test(deed.rest) ? 'kindness' : undefined;
  }
  return /^(?:finally )?(?:passed|won|finished|fixed|mended|built|managed|wired|solved|completed|cleared|repaired)\b/.test(
    deed.rest,
  )
    ? 'done'
    : undefined;
}

function isPlain(unit: Unit): boolean {
  return (
    unit.kind === 'told' &&
    unit.subjectFirst &&
    !unit.leansBack &&
    !unit.sour &&
    unit.weight === 'light' &&
    !unit.dayless
  );
}

function deedOf(unit: Unit, week: Week): Deed | undefined {
  const who = doerOf(unit, week);
  if (who === undefined || unnamed.test(who)) {
    return undefined;
  }
  const whole = unit.said.slice(who.length + 1);
  const rest = [withoutHe(whole, who), whole].map(firstClause).find((one) => isSayable(one, whole));
  if (rest === undefined) {
    return undefined;
  }
  const words = countWords(rest);
  const worth = (forYou.test(rest) ? 2 : 0) + (words >= 4 ? 1 : 0) + (done.test(rest) && who === 'you' ? 2.5 : 0);
  return { who: who.replace(/^an? /, 'the '), rest, unit, worth };
}

function firstClause(whole: string): string {
  return whole.split(anotherClause)[0]?.trim() ?? '';
}

/** Whether what someone did can go on from their name and stand without anything else. */
function isSayable(rest: string, whole: string): boolean {
  const words = countWords(rest);
  return (
    words >= (rest === whole ? 2 : 3) &&
    words <= most &&
    !/[“”:;()]/.test(rest) &&
    !leaning.test(rest) &&
    !unkind.test(rest) &&
    !weak.test(rest) &&
    startsWithDeed(rest)
  );
}

/** 'Passed his test and he rang you' goes on from one name as 'passed his test and rang you', where he can be no one else. */
function withoutHe(rest: string, who: string): string {
  const [first = '', more] = rest.split(/,? and (?:he|she|they) (?=\p{Ll}+ )/u);
  const verb = /^\p{Ll}+/u.exec(more ?? '')?.[0] ?? '';
  const alone = !/\p{Lu}/u.test(first) && ![...first.matchAll(/\p{L}+/gu)].some(([word]) => people.has(word));
  return more !== undefined && who !== 'you' && alone && looksPast(verb) && countWords(rest) <= mostTogether
    ? `${first} and ${more}`
    : rest;
}

/** The person a clause opens with: 'you', 'Kasia', 'your grandson Jerome', 'a kid'. */
function doerOf(unit: Unit, week: Week): string | undefined {
  if (/^you (?!and\b)/.test(unit.said)) {
    return 'you';
  }
  const named = thingsOf(unit, week.names).flatMap(({ text, person }) => {
    const at = person ? unit.said.indexOf(text) : -1;
    const before = unit.said.slice(0, Math.max(0, at));
    const kin = /^(?:your|the) (?:\p{Ll}+ )?(\p{Ll}+) $/u.exec(before)?.[1] ?? '';
    return at === 0 || before === 'old ' || people.has(kin) || kinNames.has(kin)
      ? [unit.said.slice(0, at + text.length)]
      : [];
  });
  return named.find((who) => unit.said[who.length] === ' ');
}

function startsWithDeed(rest: string): boolean {
  const words: string[] = rest.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  const [first = '', second = ''] = words;
  const verb = adverbs.has(first) && !/^(?:also|too|then|so|both|all|only)$/.test(first) ? second : first;
  return verb === 'had' ? looksPast(words[words.indexOf(verb) + 1] ?? '') : looksPast(verb);
}

const asideFrom =
  /\b(?:than|like|as|for|about|of|since|from|without|by|until|after|before|except|at|to|in|not|was|were|up|down|over|across|around|near|via|mean|meant)\s+(?:(?:the|your|an?)\s+)?$/i;

/** Days, tongues and forms with a number are no company, though they are written large. */
const nobody =
  /^(?:Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\b|\d|^\p{L}{4,}(?:ian|ish|ese)$| (?:Hill|Street|Road|Park|Bay|Beach|School|Bridge|Lane|Station|Market)$/u;

/** Whether someone had a part in what is told, and is not only compared with, thought of or spoken about. */
export function hadPart({ text, units, creature, person }: Thing): boolean {
  return units.some(({ said }) => {
    const at = said.indexOf(text);
    return at >= 0 && (person || creature) && !nobody.test(text) && !asideFrom.test(said.slice(0, at));
  });
}

/** Each of these once: who is named alone and again in a pair, or in both by one name, is one. */
export function eachOnce(things: readonly Thing[]): Thing[] {
  return things.filter((thing, at) => {
    const own = namesIn(thing.text);
    return !things.slice(0, at).some((other) => namesIn(other.text).some((name) => own.includes(name)));
  });
}

function namesIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => !/^(?:and|your|the|an?|old|little|big)$/i.test(word));
}
