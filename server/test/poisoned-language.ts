import { onTestFinished } from 'vitest';
import { createLanguage, LanguageError, type Language } from '#server/language/language.ts';
import { endless } from './endless.ts';
import { sharedLanguage } from './shared-language.ts';

/** The same by what is told alone, and at once: that a thread is really stopped is tested with real ones. */
export const tellsOfEndless: Language = {
  ...sharedLanguage,
  ask: (name, args, by) =>
    JSON.stringify(args).includes(endless)
      ? Promise.reject(new LanguageError('late', `The job ${name} passed its deadline.`))
      : sharedLanguage.ask(name, args, by),
};

/** Words as they are read, but for a note with the endless word. What is asked in vain costs a third of its deadline. */
export async function poisonedLanguage(): Promise<Language> {
  const workerUrl = new URL('./poisoned-worker.ts', import.meta.url);
  const language = createLanguage({ workers: 1, patience: 0.3, workerUrl });
  onTestFinished(() => language.close());
  // What is new takes longest, and is not what the deadlines of a test are for.
  await language.ask('areHeavy', [['A heron.']], 'nobody').catch(() => undefined);
  return language;
}
