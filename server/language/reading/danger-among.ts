import type { Moment } from '../base/types.ts';
import { hasSignOfFarewell, hasSignOfFear } from '../severity/beside-danger.ts';
import { dangerIn, isByRule, severityOf } from '../severity/severity.ts';
import { staysOut } from '../severity/sure-danger.ts';
import { alarmIn, chanceOfLight, mayBeFromOthers } from '../severity/voter.ts';

/**
 * Whether danger is heard in a week, whether plainly: in more than one note, and hardly to be doubted in one of them; and
 * from whom. `doubted` are the tidied words of the notes that raise an alarm and are not believed.
 */
export type Danger = {
  isHeard: boolean;
  isPlain: boolean;
  isFromOthers: boolean;
  isFromThemselves: boolean;
  /** Whether it comes from others beyond a doubt. */
  isSurelyFromOthers: boolean;
  /** Whether it cannot be said that it is the writer's own alone. */
  mayBeFromOthers: boolean;
  /** The tidied words of the notes that are in danger. */
  believed: ReadonlySet<string>;
  doubted: ReadonlySet<string>;
};

/** Danger is plain in so many notes, one of them so little like a light one. */
const plainDanger = { notes: 2, light: 0.07 } as const;
/** So many alarms at most are doubted. */
const mostDoubted = 2;
/** Beside an alarm a week is light where so many other notes are, on the whole so surely. */
const lightBeside = { notes: 3, light: 0.6 } as const;

/** Whether the notes beside an alarm say that their week is a light one. Danger is seldom heard in one note alone. */
export function isLightBeside(others: readonly { tidied: string }[]): boolean {
  const light = others.reduce((sum, { tidied }) => sum + chanceOfLight(tidied), 0);
  return others.length >= lightBeside.notes && light >= lightBeside.light * others.length;
}

/** A note as it was written, and tidied. */
type Source = { moment: Moment; tidied: string };

/** The danger in a week of these notes, but for those that their writer asks for. */
export function dangerAmong(notes: readonly Source[]): Danger {
  const judged = notes.filter(({ moment }) => !moment.isAskedFor);
  const alarms = judged.filter(raisesAlarm);
  const doubted = new Set(areDoubted(alarms, notes) ? alarms.map(({ tidied }) => tidied) : []);
  const found = alarms.map(({ tidied }) => tidied).filter((text) => !doubted.has(text));
  const showsFear = found.length > 0 && notes.some(({ tidied }) => hasSignOfFear(tidied));
  return {
    believed: new Set(found),
    isHeard: found.length > 0,
    isPlain: found.length >= plainDanger.notes && found.some((text) => chanceOfLight(text) < plainDanger.light),
    // Which of the two it is, is heard less surely than that it is one.
    isFromOthers: found.some((text) => dangerIn(text) === 'danger') || showsFear,
    isSurelyFromOthers: found.some((text) => dangerIn(text) === 'danger' && chanceOfLight(text) < plainDanger.light),
    mayBeFromOthers: found.some((text) => dangerIn(text) === 'danger' || mayBeFromOthers(text)) || showsFear,
    isFromThemselves: found.some((text) => dangerIn(text) === 'crisis'),
    doubted,
  };
}

/** Also words of danger that tidying takes away: 'I want to dieeee'. */
function raisesAlarm({ moment: { content }, tidied }: Source): boolean {
  return severityOf(tidied) === 'crisis' || isByRule(content);
}

/**
 * Whether the alarms of a week are rather good days in dark words. Who is in danger says so surely at least once, or
 * leaves signs of it elsewhere. Nothing is doubted beside a note in danger that is asked for.
 */
function areDoubted(alarms: readonly Source[], notes: readonly Source[]): boolean {
  const others = notes.filter((note) => !alarms.includes(note));
  const hasSign = (tidied: string): boolean =>
    notes.some((note) => (alarmIn(tidied) === 'danger' ? hasSignOfFear : hasSignOfFarewell)(note.tidied));
  return (
    alarms.length > 0 &&
    alarms.length <= mostDoubted &&
    isLightBeside(others) &&
    others.every((note) => !raisesAlarm(note)) &&
    alarms.every(({ moment, tidied }) => !staysOut({ content: moment.content, tidied }) && !hasSign(tidied))
  );
}
