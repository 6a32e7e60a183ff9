/** What is offered where the browser cannot list its time zones. */
const fallback = [
  'Australia/Perth',
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Asia/Tokyo',
  'Australia/Sydney',
];

/** Cities that an id still calls by an older name, as people call them now. */
const namesNow: Record<string, string> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Ashkhabad': 'Ashgabat',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Dacca': 'Dhaka',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Macao': 'Macau',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh',
  'Asia/Thimbu': 'Thimphu',
  'Asia/Ujung_Pandang': 'Makassar',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Europe/Uzhgorod': 'Uzhhorod',
  'Europe/Zaporozhye': 'Zaporizhzhia',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
};

/** A time zone as one reads it: `Europe/Kyiv` for `Europe/Kiev`, `America/New York` for `America/New_York`. */
export function sayZone(id: string): string {
  const now = namesNow[id];
  return (now ? `${id.slice(0, id.lastIndexOf('/'))}/${now}` : id).replaceAll('_', ' ');
}

export type ZoneGroup = { region: string; zones: { id: string; name: string }[] };

/**
 * The browser's time zones and UTC, and with them each of `wanted` that it does not list. Where two ids are the same
 * place under an older and a newer name, the one that is wanted stands for both.
 */
export function listTimezones(wanted: readonly string[]): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : fallback;
  const places = new Map([...known, 'UTC', ...wanted].map((id) => [sayZone(id), id]));
  // The first of the wanted is the one that is chosen.
  for (const id of wanted.toReversed()) {
    places.set(sayZone(id), id);
  }
  return [...places.values()];
}

/** Zones under their regions, city first, as one looks for them: `Australia` has `Perth`. */
export function groupTimezones(ids: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const id of ids) {
    const [first = id, ...rest] = sayZone(id).split('/');
    const region = rest.length === 0 ? 'Universal' : first;
    const group = groups.get(region) ?? { region, zones: [] };
    group.zones.push({ id, name: rest.length === 0 ? first : rest.toReversed().join(', ') });
    groups.set(region, group);
  }
  const sorted = [...groups.values()].toSorted((a, b) => a.region.localeCompare(b.region, 'en'));
  for (const group of sorted) {
    group.zones.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }
  return sorted;
}
