import { completeOnboarding, register } from '#server/features/accounts/accounts.service.ts';
import { trustAddress } from '#server/features/accounts/verification.service.ts';
import { findOwnAward, see, unseenOf } from '#server/features/badges/badges.service.ts';
import { saveNote } from '#server/features/notes/notes.service.ts';
import { savePreferences } from '#server/features/settings/settings.service.ts';
import { makeWeeklyToast } from '#server/features/toasts/toasts.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Deps } from '#server/deps.ts';
import { localDate } from '#shared/calendar.ts';
import { AppError } from '#shared/errors.ts';
import { type Life, livesUntil } from './timeline.ts';

export const demoAccount = { email: 'demo@example.org', password: 'raise a glass' };

/**
 * Opens a demo account with five weeks behind it, each with its toast, and one in progress, with something written today.
 * Everything goes through the same services as a person's own, with the clock set back.
 */
export async function seedDemo(deps: Deps, say: (sentence: string) => void): Promise<void> {
  const now = deps.clock.now();
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const lives = livesUntil(now, timezone);
  const viewer = await openAccount(at(deps, (lives[0]?.start ?? now) - 1), timezone, say);
  if (!viewer) {
    return;
  }
  for (const life of lives) {
    await liveThrough(deps, viewer, { ...life, timezone, now, say });
  }
  await savePreferences(deps, viewer, { toastTone: 'auto', voiceStyle: 'motivational' });
  // Each was looked at in its time.
  for (const { id } of await unseenOf(deps, viewer)) {
    await see(deps, await findOwnAward(deps, viewer, id));
  }
  say(`The demo account is ready: sign in as ${demoAccount.email} with the password "${demoAccount.password}".`);
}

async function openAccount(deps: Deps, timezone: string, say: (sentence: string) => void): Promise<Viewer | null> {
  try {
    const { user } = await register(deps, { ...demoAccount, timezone });
    const viewer = { userId: user.id, sessionId: 0 };
    await completeOnboarding(deps, viewer);
    await trustAddress(deps, user.id);
    return viewer;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') {
      say(`The demo account is there already: ${demoAccount.email} with the password "${demoAccount.password}".`);
      return null;
    }
    throw error;
  }
}

type Living = Life & { timezone: string; now: number; say: (sentence: string) => void };

async function liveThrough(
  deps: Deps,
  viewer: Viewer,
  { start, end, notes, narrator, tone, timezone, now, say }: Living,
): Promise<void> {
  for (const { at: instant, words } of notes) {
    await saveNote(at(deps, instant), viewer, { content: words, timezone });
  }
  if (end <= now) {
    await savePreferences(deps, viewer, { voiceStyle: narrator, toastTone: tone });
    await makeWeeklyToast(at(deps, end), viewer.userId, { interval: { start, end } });
    say(`The week of ${localDate(start, timezone)} has its toast.`);
  }
}

/** The demo is nobody's week: it is never sent to a model. */
function at(deps: Deps, instant: number): Deps {
  return { ...deps, model: null, clock: { now: () => instant } };
}
