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

export type ZoneGroup = { region: string; zones: { id: string; name: string }[] };

/** The browser's time zones and UTC, and with them each of `wanted` that it does not list. */
export function listTimezones(wanted: readonly string[]): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : fallback;
  return [...new Set([...known, 'UTC', ...wanted])];
}

/** Zones under their regions, city first, as one looks for them: `Australia` has `Perth`. */
export function groupTimezones(ids: readonly string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const id of ids) {
    const [first = id, ...rest] = id.replaceAll('_', ' ').split('/');
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
