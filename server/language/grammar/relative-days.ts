import { countWords } from '../base/tokens.ts';
import { dayWords } from '../lexicon/function-words.ts';

/** A part of the day, as it follows the name of a day. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** A text as told after its day. `elsewhen` is true when it speaks of another day than the one it was written on. */
type Retold = { text: string; part: DayPart | undefined; elsewhen: boolean };

const partly: Record<string, DayPart> = {
  'this morning': 'morning',
  'this afternoon': 'afternoon',
  'this evening': 'evening',
  tonight: 'night',
};
const leading =
  /^(?:and |so )?(today|this morning|this afternoon|this evening|tonight|yesterday|last night|the other day|earlier today|just now)(?:'s)?\b[,:\s…–—-]*/i;
const anyDay = new RegExp(`\\b(?:${[...dayWords].join('|')})\\b`, 'i');
const trailingPart = /(?:,|(?<![\s,]))\s+(this (?:morning|afternoon|evening))$/i;
/** 'Had malaria last week, but …' opens on another day; 'the plums I bought last year' comes too late for that. */
const lastDaysWithin = 30;
const fewWords = 2;
const other = new Set(['yesterday', 'last night', 'the other day']);

/**
 * 'Today', 'tonight' and 'yesterday' are said from the day of writing; told at the end of the week they become
 * 'that day' and 'the day before', or go where the day is named anyway.
 */
export function toldLater(text: string, weekday: string | undefined): Retold {
  const opened = withoutOwnDay(text, weekday);
  const found = leading.exec(opened);
  const opening = (found?.[1] ?? '').toLowerCase();
  const possessive = found !== null && found[0].includes("'s");
  const rest = found && !possessive ? opened.slice(found[0].length) : opened;
  const subject =
    found !== null &&
    !possessive &&
    /^(?:was|is|has|had|felt|feels|started|began|went|turned|brought|ended|made|gave|will)\b/i.test(rest);
  // 'Yesterday fourteen.' is about nothing else than that day.
  const ofThatDay = !possessive && opening === 'yesterday' && countWords(rest) <= fewWords;
  const body = subject ? asSubject(opening, rest) : ofThatDay ? `${rest} yesterday` : rest;
  const trailing = trailingPart.exec(body);
  return {
    text: outsideQuotations(
      trailing && !subject && partly[opening] === undefined ? body.slice(0, trailing.index) : body,
      later,
    ).trim(),
    part: subject ? undefined : (partly[opening] ?? partly[(trailing?.[1] ?? '').toLowerCase()]),
    elsewhen:
      other.has(opening) ||
      /\blast (?:week|month|year)\b(?!')/i.test(body.slice(0, lastDaysWithin)) ||
      anyDay.test(outsideQuotations(body, (own) => own, '')),
  };
}

function asSubject(opening: string, rest: string): string {
  return opening === 'today' || opening === 'tonight' || opening.startsWith('this')
    ? `It ${rest}`
    : `${opening} ${rest}`;
}

/** 'Monday: coffee with Ada', written on a Monday, says its day twice. */
function withoutOwnDay(text: string, weekday: string | undefined): string {
  const found = /^(?:on )?([a-z]+day)\b(?:[:,]\s*|\s+(?=i\b|we\b|morning|was))/i.exec(text);
  if (
    !found ||
    found[1]?.toLowerCase() !== weekday?.toLowerCase() ||
    /^(?:morning|was)/i.test(text.slice(found[0].length))
  ) {
    return text;
  }
  return text.slice(found[0].length);
}

function later(text: string): string {
  return (
    text
      .replace(/\btoday's\b/gi, "that day's")
      .replace(/\b(but|yet) today\b/gi, '$1 that day')
      .replace(/\b(for|of|until|from|since|by|before|like|about|that) today\b/gi, '$1 that day')
      .replace(/(?<!\b(?:I|we|who) )\b(was|were) today\b(?=\s*$|[,.])/gi, '$1 that day')
      // 'Four months today': what the day is, and not when something was.
      .replace(
        /^((?:an?|\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty)(?:-\p{L}+)?(?: and a half)? (?:weeks?|months?|years?)) today$/iu,
        '$1 to the day',
      )
      .replace(/(?:,|(?<![\s,]))\s*\b(?:earlier )?today\b(?=\s*$|[,.;])/gi, '')
      .replace(/^today\b,?\s*/i, '')
      .replace(/(?<!\s)\s+today\b/gi, '')
      .replace(/\bthis (morning|afternoon|evening|night|weekend)\b/gi, 'that $1')
      .replace(/\btonight's\b/gi, "that night's")
      .replace(/\btonight\b/gi, 'that night')
      .replace(/(?<!\bno )\btomorrow's\b/gi, "the next day's")
      .replace(/(?<!\bno )\btomorrow\b/gi, 'the next day')
      .replace(/\byesterday's\b/gi, "the day before's")
      .replace(/\byesterday\b/gi, 'the day before')
      .replace(/\blast night('s)?\b/gi, 'the night before$1')
      .replace(/\b(?:right now|just now)\b/gi, 'just then')
      // 'Just sent the photo' is so on the day that it is written.
      .replace(
        /(?<!\b(?:had|have|has|was|were|only|not|it) )\bjust (?=(?:sent|rang|called|texted|messaged|arrived|landed|got (?:home|in|back))\b)/gi,
        '',
      )
  );
}

/** Applies `change` to what is not between quotation marks; quotations stay, or become `instead`. */
function outsideQuotations(text: string, change: (own: string) => string, instead?: string): string {
  return text
    .split(/(“[^“”]*”)/)
    .map((part, at) => (at % 2 === 1 ? (instead ?? part) : change(part)))
    .join('');
}
