import { nextWeekly, previousWeekly } from '#shared/calendar.ts';

/** A reflection as a plain list holds it. */
export type ModelNote = {
  id: number;
  content: string;
  localDate: string;
  /** When it was written, and when it came. */
  createdAt: number;
  arrivedAt: number;
  timezone: string;
  keptOut: boolean;
  version: number;
  updatedAt: number | null;
  deletedAt: number | null;
  key: string | undefined;
  /** What its save carried. */
  sent: { content: string; localDate: string; keptOut: boolean };
};

type Save = { content: string; timezone?: string; localDate?: string; keptOut?: boolean; writtenAt?: string };
type Change = { version: number; content?: string; localDate?: string; keptOut?: boolean };
type Refused = { status: number; id: undefined };

const undoMs = 10_000;
const clockSkewMs = 60_000;
const dayMs = 86_400_000;

/** The calendar day in a zone, as Intl spells it; the day before while the hour there is before `dayEndHour`. */
export function dayIn(zone: string, now: number, dayEndHour = 0): string {
  const parts = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const day = new Intl.DateTimeFormat('en-CA', parts).format(now);
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(now);
  return Number(hour) < dayEndHour ? dayBefore(day, 1) : day;
}

export function dayBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * dayMs).toISOString().slice(0, 10);
}

export type Model = ReturnType<typeof createModel>;

/** The reflections of one person without a server: a list, and the rules said as plainly as they can be. */
export function createModel(home: string, since: number) {
  let all: ModelNote[] = [];
  let work: { id: number; since: number }[] = [];
  const there = () => all.filter(({ deletedAt }) => deletedAt === null);
  const days = () => new Set(there().map(({ localDate }) => localDate));

  /** Where they live, when their toast is due and at which hour their day ends. */
  const firstToast = nextWeekly(since, { zone: home, weekday: 0, hour: 9, minute: 0 });
  const settings = { zone: home, weeklyToastDay: 0, dayEndHour: 0, toastAt: firstToast };
  const dayAt = (zone: string, now: number) => dayIn(zone, now, settings.dayEndHour);

  return {
    settings,

    /** The day it is for them, where they live unless a zone is given. */
    today: (now: number, zone = settings.zone): string => dayAt(zone, now),

    /** Any note that was ever deleted or not, by chance; undefined before the first. */
    any: (pick: number): ModelNote | undefined => all[pick % Math.max(1, all.length)],

    list: (): ModelNote[] =>
      there().sort((a, b) => compare(b.localDate, a.localDate) || b.createdAt - a.createdAt || b.id - a.id),

    /** @param id what the server called it, should it be new */
    save(
      { content, timezone = settings.zone, localDate, keptOut, writtenAt }: Save,
      { key, id, now }: { key: string | undefined; id: number; now: number },
    ): { status: 201; id: number } | Refused {
      const known = all.find((note) => key !== undefined && note.key === key);
      const today = dayAt(timezone, now);
      if (known) {
        const same =
          known.sent.content === content &&
          (localDate ?? known.sent.localDate) === known.sent.localDate &&
          (keptOut ?? known.sent.keptOut) === known.sent.keptOut;
        if (!same) {
          return { status: 409, id: undefined };
        }
        known.deletedAt = null;
        return { status: 201, id: known.id };
      }
      if (localDate !== undefined && localDate > today) {
        return { status: 400, id: undefined };
      }
      const said = writtenAt === undefined ? now : Date.parse(writtenAt);
      const createdAt = said > now || said < since ? now : said;
      const sent = { content, localDate: localDate ?? dayAt(timezone, createdAt), keptOut: keptOut ?? false };
      const times = { createdAt, arrivedAt: now, updatedAt: null, deletedAt: null };
      all.push({ ...sent, ...times, id, timezone, version: 1, key, sent });
      return { status: 201, id };
    },

    change(note: ModelNote, { version, content, localDate, keptOut }: Change, now: number): number {
      if (note.deletedAt !== null) {
        return 404;
      }
      if (localDate !== undefined && localDate > dayAt(settings.zone, now) && localDate > dayAt(note.timezone, now)) {
        return 400;
      }
      if (version !== note.version) {
        return 409;
      }
      note.content = content ?? note.content;
      note.localDate = localDate ?? note.localDate;
      note.keptOut = keptOut ?? note.keptOut;
      note.updatedAt = content === undefined && localDate === undefined ? note.updatedAt : now;
      note.version += 1;
      return 200;
    },

    remove(note: ModelNote, now: number): number {
      if (note.deletedAt !== null) {
        return 404;
      }
      note.deletedAt = now;
      work.push({ id: note.id, since: now });
      return 200;
    },

    restore(note: ModelNote, now: number): number {
      if (note.deletedAt !== null && now > note.deletedAt + undoMs) {
        return 404;
      }
      note.deletedAt = null;
      return 200;
    },

    tidy(now: number): void {
      // What was deleted in what is now the future waits no longer: the clock was set back.
      const isOver = (since: number) => since < now - undoMs || since > now + clockSkewMs;
      const due = new Set(work.filter(({ since }) => isOver(since)).map(({ id }) => id));
      work = work.filter(({ since }) => !isOver(since));
      all = all.filter(({ id, deletedAt }) => !due.has(id) || deletedAt === null || !isOver(deletedAt));
    },

    /** Their life knows no toast that is made, so one that is overdue is always awaited. */
    week(now: number): number {
      const { zone, weeklyToastDay: weekday, dayEndHour, toastAt } = settings;
      const weekly = { zone, weekday, hour: 9, minute: 0 };
      const coming = nextWeekly(now, weekly);
      const past = previousWeekly(coming - 1, weekly);
      const before = previousWeekly(past - 1, weekly);
      const first = previousWeekly(before - 1, weekly);
      const [start, beforeThat] = toastAt < coming ? [before, first] : [past, before];
      const from = since > beforeThat ? since : start;
      const isNew = from === since;
      return there().filter(({ localDate, timezone, arrivedAt }) => {
        const isOfDays = localDate >= dayAt(timezone, from) && localDate <= dayAt(timezone, coming - 1);
        const isOfMoment = [0, 1, 2, 3, 4].some((hour) => localDate === dayIn(timezone, arrivedAt, hour));
        const today = dayIn(timezone, now, dayEndHour);
        const isRecent = isNew && localDate <= today && localDate >= dayBefore(today, 6);
        return arrivedAt >= from && (isOfDays || isOfMoment || isRecent);
      }).length;
    },

    /** Another moment of the week for the toast, or the same again. */
    move(zone: string, weeklyToastDay: number, now: number): void {
      if (zone !== settings.zone || weeklyToastDay !== settings.weeklyToastDay) {
        Object.assign(settings, { zone, weeklyToastDay });
        settings.toastAt = nextWeekly(now, { zone, weekday: weeklyToastDay, hour: 9, minute: 0 });
      }
    },

    streak(today: string): number {
      const written = days();
      let count = written.has(today) ? 1 : 0;
      let sinceForgiven = 7;
      for (let ago = 1; ago < 5000; ago += 1) {
        sinceForgiven += 1;
        if (written.has(dayBefore(today, ago))) {
          count += 1;
        } else if (sinceForgiven <= 7) {
          break;
        } else {
          sinceForgiven = 1;
        }
      }
      return count;
    },

    calendar(year: string): { date: string; count: number }[] {
      const dates = [...days()].filter((date) => date.startsWith(year)).sort();
      return dates.map((date) => ({ date, count: there().filter(({ localDate }) => localDate === date).length }));
    },

    tellable(from: number, to: number): number[] {
      return there()
        .filter(({ keptOut, arrivedAt }) => !keptOut && arrivedAt >= from && arrivedAt < to)
        .filter(
          ({ localDate, timezone, arrivedAt }) =>
            (localDate >= dayAt(timezone, from) && localDate <= dayAt(timezone, to - 1)) ||
            // For the day it came on, wherever that ended then.
            [0, 1, 2, 3, 4].some((hour) => localDate === dayIn(timezone, arrivedAt, hour)),
        )
        .sort((a, b) => a.createdAt - b.createdAt || a.id - b.id)
        .map(({ id }) => id);
    },
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
