import { hasSignOfFarewell, hasSignOfFear } from '../severity/beside-danger.ts';
import { dangerIn, severityOf } from '../severity/severity.ts';
import { isSureDanger } from '../severity/sure-danger.ts';
import { alarmIn, chanceOfLight } from '../severity/voter.ts';

/**
 * Whether danger is heard in a week, whether plainly: in more than one note, and hardly to be doubted in one of them; and
 * from whom. `doubted` are the notes that raise an alarm and are not believed.
 */
export type Danger = {
  isHeard: boolean;
  isPlain: boolean;
  isFromOthers: boolean;
  isFromThemselves: boolean;
  /** Whether it comes from others beyond a doubt. */
  isSurelyFromOthers: boolean;
  doubted: ReadonlySet<string>;
};

/** Danger is plain in so many notes, one of them so little like a light one. */
const plainDanger = { notes: 2, light: 0.07 } as const;
/** So few alarms are doubted, where so many other notes are on the whole so surely light. */
const doubtful = { most: 2, others: 3, light: 0.6 } as const;

/** The danger in a week of these texts. */
export function dangerAmong(texts: readonly string[]): Danger {
  const alarms = texts.filter((text) => severityOf(text) === 'crisis');
  const doubted = new Set(areDoubted(alarms, texts) ? alarms : []);
  const found = alarms.filter((text) => !doubted.has(text));
  return {
    isHeard: found.length > 0,
    isPlain: found.length >= plainDanger.notes && found.some((text) => chanceOfLight(text) < plainDanger.light),
    isFromOthers: found.some((text) => dangerIn(text) === 'danger'),
    isSurelyFromOthers: found.some((text) => dangerIn(text) === 'danger' && chanceOfLight(text) < plainDanger.light),
    isFromThemselves: found.some((text) => dangerIn(text) === 'crisis'),
    doubted,
  };
}

/**
 * Whether the alarms of a week are rather good days in dark words. Who is in danger says so surely at least once, or
 * leaves signs of it elsewhere: of 120 weeks by twelve hands, seventeen of them dangerous, this held for none of those.
 */
function areDoubted(alarms: readonly string[], texts: readonly string[]): boolean {
  const others = texts.filter((text) => !alarms.includes(text));
  const light = others.reduce((sum, text) => sum + chanceOfLight(text), 0);
  return (
    alarms.length > 0 &&
    alarms.length <= doubtful.most &&
    others.length >= doubtful.others &&
    light >= doubtful.light * others.length &&
    alarms.every(
      (text) => !isSureDanger(text) && !texts.some(alarmIn(text) === 'danger' ? hasSignOfFear : hasSignOfFarewell),
    )
  );
}
