import { bedSound } from './bed.ts';
import { clinkSound, closingSound } from './clink.ts';
import { encodeMp3, openMp3 } from './mp3.ts';
import { gainOf, samplesIn } from './samples.ts';
import type { Clip, Cue, Recording, SpeakJob } from './speech.ts';
import { SpeechError } from './speech-error.ts';
import { createTrack } from './track.ts';
import { isSpeakable, placeLine, targetLufs, voiceLine, type VoicedLine } from './voice-line.ts';

/** How loud the clink is beside the voice: its peak, in dBFS. */
export const clinkDb = -14;
const closingDb = -20;

/** Silence before the first line and after the last, with the glasses and without. */
const margins = { greeting: { leadMs: 1800, tailMs: 2300 }, plain: { leadMs: 150, tailMs: 400 } };
const closingAfterMs = 400;
/** What a first clip begins with: the clink is played by the page that asked for it. */
const clipLeadMs = 40;

/** The music is there to be felt: at 24 under the voice a recogniser lost words. It begins before the last line. */
const bedLufs = targetLufs - 28;
const bedFallMs = { opening: 1500, closing: 2000 };
const bedBeforeLastMs = 700;

/** Ten minutes, so that a recording and the room to work on it fit into memory with ease. */
const longestMs = 600_000;

type Listener = {
  /** Hears of each line, from 1, before it is voiced. */
  onLine?: (step: number, of: number) => void;
  /** Is given each piece of the recording as soon as it is there. */
  onClip?: (clip: Clip) => void;
};

/**
 * Speaks the lines and gives the finished recording, at -16 LUFS and under -1 dBTP. The same job gives the same bytes.
 * Throws a SpeechError when no line can be spoken.
 */
export async function speak(job: SpeakJob, { onLine, onClip }: Listener = {}): Promise<Recording> {
  const { lines, sound, greeting, music = false } = job;
  const { leadMs, tailMs } = greeting ? margins.greeting : margins.plain;
  const last = lastToSpeak(job);
  const track = createTrack();
  const mp3 = await openMp3();
  const cues: (Cue | null)[] = [];
  let endMs = 0;
  let givenMs = 0;
  /** Known once the last line is said. */
  let durationMs = 0;
  if (greeting) {
    track.put(clinkSound(), 0, gainOf(clinkDb));
  }

  const give = async (untilMs: number, line: { index: number; cue: Cue } | null) => {
    const fromMs = givenMs;
    givenMs = untilMs;
    const part = track.takeUntil(samplesIn(untilMs));
    mp3.write(part);
    const skippedMs = fromMs === 0 ? Math.max(0, leadMs - clipLeadMs) : 0;
    if (onClip) {
      const clip = await encodeMp3(part.subarray(samplesIn(skippedMs)));
      onClip({ line, isLast: untilMs === durationMs, fromMs: fromMs + skippedMs, untilMs, mp3: clip });
    }
  };
  const end = () => {
    durationMs = endMs + tailMs;
    if (greeting) {
      track.put(closingSound(), samplesIn(endMs + closingAfterMs), gainOf(closingDb));
    }
  };
  const layBed = (fromMs: number, untilMs: number, fallMs: number) => {
    if (greeting && music) {
      track.put(bedSound(untilMs - fromMs, { lufs: bedLufs, fallMs }), samplesIn(fromMs));
    }
  };

  for (const [index, line] of lines.entries()) {
    onLine?.(index + 1, lines.length);
    const voiced = voice(job, index, line);
    if (!voiced) {
      cues.push(null);
      continue;
    }
    const isFirst = endMs === 0;
    const pauseMs = index === last ? sound.lastPauseMs : sound.linePauseMs;
    const startMs = isFirst ? leadMs : endMs + pauseMs;
    const cue = { startMs, endMs: startMs + voiced.durationMs };
    if (cue.endMs > longestMs) {
      throw new SpeechError('This text is too long to be spoken.');
    }
    cues.push(cue);
    track.put(voiced.sound, samplesIn(startMs));
    endMs = cue.endMs;
    // Each bed lies within one piece, so that no cut is heard in it.
    const bedMs = startMs - (isFirst ? clipLeadMs : Math.min(pauseMs, bedBeforeLastMs));
    if (index === last) {
      end();
      layBed(bedMs, durationMs, bedFallMs.closing);
    } else if (isFirst) {
      layBed(bedMs, endMs, bedFallMs.opening);
    }
    await give(index === last ? durationMs : endMs, { index, cue });
  }
  if (endMs === 0) {
    throw new SpeechError('Nothing in this text can be spoken.');
  }
  if (durationMs === 0) {
    // The line that was to be the last made no sound.
    end();
    await give(durationMs, null);
  }
  return { mp3: mp3.finish(), durationMs, cues };
}

function voice({ sound, voiced }: SpeakJob, index: number, line: string): VoicedLine | undefined {
  return voiced ? placeLine(voiced[index] ?? null) : voiceLine(line, sound);
}

/** The line before which the glass is raised; -1 when nothing can be spoken. */
function lastToSpeak({ lines, voiced }: SpeakJob): number {
  return lines.findLastIndex((line, index) => (voiced ? voiced[index] !== null : isSpeakable(line)));
}
