/** Why something could not be spoken. The message says what was wrong and never holds the words themselves. */
export class SpeechError extends Error {
  override name = 'SpeechError';
}
