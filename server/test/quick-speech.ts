import type { Speech } from '#server/platform/speech/speech.ts';

/** A voice for tests that are not about the voice: a second of nothing for each line, at once. */
export function quickSpeech(): Speech {
  return {
    speak: ({ lines, onProgress, onClip }) => {
      lines.forEach((_, index) => {
        onProgress?.(index + 1, lines.length);
        const cue = { startMs: index * 1000, endMs: index * 1000 + 800 };
        const isLast = index === lines.length - 1;
        onClip?.({
          line: { index, cue },
          isLast,
          fromMs: cue.startMs,
          untilMs: cue.endMs,
          mp3: new Uint8Array([index]),
        });
      });
      return Promise.resolve({
        mp3: new Uint8Array(10_000).map((_, at) => at % 251),
        durationMs: lines.length * 1000,
        cues: lines.map((_, at) => ({ startMs: at * 1000, endMs: at * 1000 + 800 })),
      });
    },
    close: () => Promise.resolve(),
  };
}
