import type { Clip } from '#server/platform/speech/speech.ts';
import type { SpokenPiece } from '#shared/contract/toast-progress.ts';

/** Gives `tell` what is heard in each clip of a recording of these lines, beside the words. */
export function inPieces(lines: readonly { text: string }[], tell: (piece: SpokenPiece) => void): (clip: Clip) => void {
  let told = 0;
  let at = 0;
  let reachedMs = 0;
  return ({ line, isLast, fromMs, untilMs, mp3 }) => {
    if (line && line.index < told) {
      // The built-in voice begins again where a service has left off.
      told = 0;
      at = 0;
      reachedMs = 0;
    }
    const until = line && !isLast ? line.index + 1 : lines.length;
    const spoken = lines.slice(told, until).map(({ text }, offset) => {
      if (line?.index === told + offset) {
        reachedMs = line.cue.endMs;
        return { text, ...line.cue };
      }
      return { text, startMs: reachedMs, endMs: reachedMs };
    });
    tell({ at, lines: spoken, fromMs, untilMs, mp3: Buffer.from(mp3).toString('base64') });
    told = until;
    at += 1;
  };
}
