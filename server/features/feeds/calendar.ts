import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { productName } from '#shared/limits.ts';

export type Moment = {
  kind: 'toast' | 'reminder';
  /** Names it for ever. */
  uid: string;
  at: number;
};

type Calendar = { home: string; moments: readonly Moment[]; stamp: number };

const minutesMs = 15 * 60_000;
const said = {
  toast: { summary: 'Your toast', path: '/weekly-toast' },
  reminder: { summary: 'A moment for today?', path: '/' },
} as const;

/**
 * The moments as a calendar, each as an instant: so it needs no rules of any time zone to be right. They take no time that
 * others could see as busy, and say nothing private.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function iCalendar({ home, moments, stamp }: Calendar): string {
  const calendar = ical({
    name: productName,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: productName, language: 'EN' },
    ttl: 12 * 3600,
  });
  for (const { kind, uid, at } of moments) {
    const { summary, path } = said[kind];
    calendar.createEvent({
      id: uid,
      stamp: new Date(stamp),
      start: new Date(at),
      end: new Date(at + minutesMs),
      summary,
      url: home + path,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: 0, description: summary }],
    });
  }
  return calendar.toString();
}
