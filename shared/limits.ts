/** Every number that both sides must agree on. */
export const limits = {
  passwordMin: 6,
  strictPasswordMin: 8,
  passwordMax: 256,
  emailMax: 254,
  reflectionMax: 20_000,
  displayNameMax: 60,
  feedbackMax: 5_000,
  feedbackMinutes: 2,
  /** Two minutes as the most wasteful of browsers record them. */
  feedbackBytes: 4 * 1024 * 1024,
  /** How much feedback is listed at a time: the newest. */
  feedbackListed: 500,
  /** As a person counts characters. */
  commentMax: 500,
  /** How many one shared toast can hold. */
  commentsMax: 1_000,
  friendLineMax: 140,
  publicNameMax: 60,
  handleMin: 3,
  handleMax: 32,
  /** More lines than any toast has. */
  linesMax: 200,
  invitationDays: 7,
  /** How many friends one invitation link can make. */
  invitationUses: 10,
  friendsMax: 500,
  requestBytes: 64 * 1024,
  sessionSeconds: 604_800,
  /** How long a browser is known after a sign-in. */
  knownDeviceSeconds: 31_536_000,
  resetMinutes: 30,
  verifyHours: 48,
  freshMinutes: 10,
  /** How many passkeys someone may have. */
  passkeysMax: 20,
  passkeyNameMax: 60,
  /** How long a device may take over what a passkey has to answer. */
  challengeMinutes: 5,
  /** How long the second step of a sign-in may take. */
  secondStepMinutes: 10,
  recoveryCodes: 10,
  notesPerWeek: 7,
  /** The latest hour at which a day may end for someone. */
  latestDayEnd: 4,
  recentReflections: 3,
  /** How many of them the dashboard can unfold; whoever has more finds them in the archive. */
  recentMost: 50,
  recordingMinutes: 5,
  /** Five minutes as the most wasteful of browsers record them. */
  recordingBytes: 12 * 1024 * 1024,
  /** The longest page of the list. */
  notesPage: 200,
  queryMax: 300,
  /** How many toasts a page of the archive shows. */
  toastsPerPage: 20,
  feedNameMax: 60,
  /** How many private feeds of a kind someone may have. */
  feedsMax: 10,
  /** How long a deleted reflection can be brought back. */
  undoSeconds: 10,
  previewText: 300,
} as const;

export const productName = 'Clink';

/** Visitors in testing mode are numbered from here on, and nobody with an account ever is. */
export const guestsFrom = 2 ** 40;

/** What the device calls someone who has not said how to be addressed. */
export const defaultDisplayName = 'you';

export const defaultTimezone = 'Australia/Perth';
