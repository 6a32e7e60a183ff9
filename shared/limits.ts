/** Every number that both sides must agree on. */
export const limits = {
  passwordMin: 6,
  passwordMax: 256,
  emailMax: 254,
  reflectionMax: 20_000,
  displayNameMax: 60,
  requestBytes: 64 * 1024,
  sessionSeconds: 604_800,
  notesPerWeek: 7,
  recentReflections: 3,
  previewText: 300,
} as const;

export const productName = 'Clink';

/** What the device calls someone who has not said how to be addressed. */
export const defaultDisplayName = 'you';

export const defaultTimezone = 'Australia/Perth';
