import type { Deps } from '#server/deps.ts';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { notVoiced } from '#server/platform/speech/not-voiced.ts';
import { speakable } from '#server/platform/speech/speakable.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Pronunciation } from '#shared/contract/pronunciation-fields.ts';
import { AppError } from '#shared/errors.ts';
import { findList, replaceList } from './pronunciations.queries.ts';
import { listBinding } from './pronunciations.sealing.ts';
import { respelling } from './respell.ts';

type ListDeps = Pick<Deps, 'db' | 'keyring'>;

const unspeakable = 'There is nothing in this that a narrator can say. Please write it in English letters.';

/** The names someone has taught their narrator, in their own order. Of a damaged list none is known any more. */
export async function pronunciationsOf({ db, keyring }: ListDeps, userId: number): Promise<Pronunciation[]> {
  const row = await findList(db, userId);
  if (!row) {
    return [];
  }
  const key = await keyring.of(userId);
  const list = key.openText(listBinding(row), row.list);
  return list === null ? [] : (JSON.parse(list) as Pronunciation[]);
}

/** Puts this list in place of the one before. Throws `invalid` when a narrator could not say one of them. */
export async function savePronunciations(
  { db, keyring, clock }: Pick<Deps, 'db' | 'keyring' | 'clock'>,
  viewer: Viewer,
  list: Pronunciation[],
): Promise<Pronunciation[]> {
  const silent = list.flatMap(({ said }, at) => (canBeSaid(said) ? [] : [[`${at}.said`, unspeakable] as const]));
  if (silent.length > 0) {
    throw new AppError('invalid', 'A name that cannot be spoken.', {
      userMessage: unspeakable,
      fields: Object.fromEntries(silent),
    });
  }
  const key = await keyring.of(viewer.userId);
  const row = { user_id: viewer.userId, sealed_at: clock.now() };
  await replaceList(db, { ...row, list: key.sealText(listBinding(row), JSON.stringify(list)) });
  return list;
}

/** The word alone in the voice of the viewer's narrator, as MP3; nothing of it is kept. Throws `invalid` or `unavailable`. */
export async function sayName(deps: Pick<Deps, 'db' | 'speech'>, viewer: Viewer, said: string): Promise<Uint8Array> {
  if (!canBeSaid(said)) {
    throw new AppError('invalid', 'A word that cannot be spoken.', {
      userMessage: unspeakable,
      fields: { said: unspeakable },
    });
  }
  const { voiceStyle } = await preferencesOf(deps, viewer.userId);
  return sayAlone(deps, said, { person: viewer.userId, narrator: voiceStyle });
}

/**
 * The name someone is called by, said as they have taught it, as MP3; null when no narrator can say it. Nothing of it
 * is kept. Throws `unavailable`.
 */
export async function greet(
  deps: ListDeps & Pick<Deps, 'speech'>,
  viewer: Viewer,
  { displayName, narrator }: { displayName: string; narrator?: NarratorId | undefined },
): Promise<Uint8Array | null> {
  const respell = await respellingOf(deps, viewer.userId);
  const said = respell(displayName.trim());
  if (!canBeSaid(said)) {
    return null;
  }
  const { voiceStyle } = await preferencesOf(deps, viewer.userId);
  // With the comma it sounds like the beginning of something.
  return sayAlone(deps, `${said},`, { person: viewer.userId, narrator: narrator ?? voiceStyle });
}

async function sayAlone(
  { speech }: Pick<Deps, 'speech'>,
  said: string,
  { person, narrator }: { person: number; narrator: NarratorId },
): Promise<Uint8Array> {
  try {
    const request = { lines: [said], sound: soundOf(narrator), person, greeting: false };
    return (await speech.speak(request)).mp3;
  } catch (error) {
    throw notVoiced(error, 'A name could not be voiced.');
  }
}

/** What turns a line as it is read into the line as this person's narrator is to say it. */
export async function respellingOf(deps: ListDeps, userId: number): Promise<(line: string) => string> {
  return respelling(await pronunciationsOf(deps, userId));
}

function canBeSaid(words: string): boolean {
  return speakable(words) !== '';
}
