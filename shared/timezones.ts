// Asking Intl costs as much as saving a reflection, and there are only some six hundred names.
const knownZones = new Set<string>();
const mostZones = 2_000;

/** Whether `zone` names an IANA time zone. */
export function isTimezone(zone: string): boolean {
  if (knownZones.has(zone)) {
    return true;
  }
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(zone)) {
    return false;
  }
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0);
  } catch {
    return false;
  }
  if (knownZones.size < mostZones) {
    knownZones.add(zone);
  }
  return true;
}
