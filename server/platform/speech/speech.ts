import type { Outgoing } from '#server/platform/outside/outside.ts';
import { createFairQueue } from '#server/platform/workers/fair-queue.ts';
import { createJobWorker, type FromWorker as Told } from '#server/platform/workers/job-worker.ts';
import { WorkerError } from '#server/platform/workers/worker-error.ts';
import type { NarratorSound } from './narrator-sound.ts';
import type { ServiceLines } from './service/voice-service.ts';
import { SpeechError, VoiceBusyError } from './speech-error.ts';

export type { NarratorSound } from './narrator-sound.ts';
export { SpeechError, VoiceBusyError } from './speech-error.ts';

/** When a line is heard, in whole milliseconds from the start of the recording. */
export type Cue = { startMs: number; endMs: number };

/** An MP3 and one cue for each given line, null when nothing in the line can be spoken. */
export type Recording = {
  mp3: Uint8Array;
  durationMs: number;
  cues: (Cue | null)[];
  /** There when a service was to speak: it did, or the built-in voice spoke in its place. */
  voicedBy?: 'service' | 'fallback';
};

/** A piece of a recording that is still being made, as an MP3 of its own. */
export type Clip = {
  /** The line that is heard in it, by its index; null where there is none, at the end. */
  line: { index: number; cue: Cue } | null;
  /** Whether it is the last. */
  isLast: boolean;
  /** Where it stands in the recording, in whole milliseconds. */
  fromMs: number;
  untilMs: number;
  mp3: Uint8Array<ArrayBuffer>;
};

export type SpeakRequest = {
  lines: string[];
  sound: NarratorSound;
  /**
   * Whose voice a service is asked for, where there is one, and how it is asked; without it the words stay on this
   * machine.
   */
  byService?: { narrator: string; outgoing: Outgoing } | undefined;
  /** The lines as a service spoke them; null where there is nothing to say. */
  voiced?: ServiceLines;
  /** Who waits for it: people take turns, and each has two waiting at most. Nobody's in particular when left out. */
  person?: string | number;
  /** In whose name several people take one turn together. */
  party?: string;
  /** Waits however much of this person's waits already: for what there is one of at a time. */
  always?: boolean;
  /** With the clink at the start and a soft note at the end; yes unless told otherwise. */
  greeting?: boolean;
  /** With soft music under the first line and the last, where it has the clink; no unless told otherwise. */
  music?: boolean;
  signal?: AbortSignal;
  /** Hears of each line as it begins to be voiced, from 1. */
  onProgress?: (step: number, of: number) => void;
  /** Is given the recording piece by piece while it is made. */
  onClip?: (clip: Clip) => void;
};

/**
 * The voice. `speak` rejects with a SpeechError, a VoiceBusyError among them when too much waits already, or with the
 * signal's reason when it is aborted.
 */
export type Speech = { speak(request: SpeakRequest): Promise<Recording>; close(): Promise<void> };

export type SpeechOptions = {
  /** How many recordings are made at a time, two or more; one of them is always a short one. */
  workers?: number;
  /** The longest that one request may take once it is its turn. */
  timeoutMs?: number;
  /** How long a worker is kept when there is nothing to say. */
  idleMs?: number;
  workerUrl?: URL;
};

/** What the worker is told: the request without what only lives in this thread. */
export type SpeakJob = {
  lines: string[];
  sound: NarratorSound;
  greeting: boolean;
  music?: boolean;
  voiced?: ServiceLines;
  /** Whether it is wanted in pieces as well. */
  clips?: boolean;
};
export type Step = { step: number; of: number } | { clip: Clip };
export type FromWorker = Told<Recording, Step>;

/** A word, a sentence, a usual reflection said back: a second or two of work. */
const shortCharacters = 400;
const mostWaitingEach = 2;
/** Who would wait longer than this is told to come back instead. */
const longestWaitMs = 60_000;
/** What a character takes until the first recordings have shown it. */
const firstMsPerCharacter = 2;

type Task = {
  request: SpeakRequest;
  characters: number;
  isShort: boolean;
  resolve: (recording: Recording) => void;
  reject: (reason: unknown) => void;
};

/**
 * Speaks in worker threads. People take turns and short work comes first (see `createFairQueue`); one worker is kept
 * for what is short, so that no word waits for a long recording that is under way, and nobody has two long ones made at
 * a time.
 */
export function createSpeech(options: SpeechOptions = {}): Speech {
  const { workers = 2, timeoutMs = 120_000, idleMs = 30_000 } = options;
  const url = options.workerUrl ?? new URL('./worker.ts', import.meta.url);
  const newWorker = () => createJobWorker<SpeakJob, Recording, Step>({ url, name: 'voice', idleMs });
  const voices = Array.from({ length: workers }, newWorker);
  const free = [...voices];
  const waiting = createFairQueue<Task>();
  const underWay = new Set<Task>();
  let msPerCharacter = firstMsPerCharacter;
  let closed = false;

  async function speak(request: SpeakRequest): Promise<Recording> {
    if (closed) {
      throw voiceClosed();
    }
    const { signal } = request;
    signal?.throwIfAborted();
    const characters = request.lines.reduce((sum, line) => sum + line.length, 0);
    const { promise, resolve, reject } = Promise.withResolvers<Recording>();
    const task = { request, characters, isShort: characters <= shortCharacters, resolve, reject };
    requireRoom(task);
    waiting.add(task, shareOf(task));
    const drop = () => waiting.remove(task) && reject(signal?.reason);
    signal?.addEventListener('abort', drop);
    beginWhatMay();
    try {
      return await promise;
    } finally {
      signal?.removeEventListener('abort', drop);
    }
  }

  function requireRoom(task: Task): void {
    const { person, always = false } = task.request;
    const own = waiting.all().filter(({ request }) => person !== undefined && request.person === person);
    if (own.length >= mostWaitingEach && !always) {
      throw new VoiceBusyError({ retryAfterMs: msFor(own), isOwn: true });
    }
    // The short are served by all workers, the others by all but one.
    const ahead = waiting.before(shareOf(task)).filter(({ isShort }) => isShort || !task.isShort);
    const waitMs = msFor(ahead) / (task.isShort ? workers : workers - 1);
    if (waitMs > longestWaitMs) {
      throw new VoiceBusyError({ retryAfterMs: waitMs - longestWaitMs, isOwn: false });
    }
  }

  function msFor(tasks: Task[]): number {
    return tasks.reduce((sum, { characters }) => sum + characters, 0) * msPerCharacter;
  }

  function beginWhatMay(): void {
    while (free.length > 0 && !closed) {
      const task = waiting.take(mayBegin);
      if (!task) {
        return;
      }
      void begin(task);
    }
  }

  function mayBegin(task: Task): boolean {
    const alike = [...underWay].filter(({ isShort }) => isShort === task.isShort);
    const hasTurn = alike.every((other) => flowOf(other) !== flowOf(task));
    return hasTurn && (task.isShort || alike.length < workers - 1);
  }

  async function begin(task: Task): Promise<void> {
    const [voice] = free.splice(-1);
    if (!voice) {
      return;
    }
    underWay.add(task);
    const { lines, sound, greeting = true, music = false, voiced, signal, onProgress, onClip } = task.request;
    const hear = (heard: Step) => {
      if ('clip' in heard) {
        onClip?.(heard.clip);
      } else if (!voiced) {
        // Who heard of each line from the service hears nothing twice.
        onProgress?.(heard.step, heard.of);
      }
    };
    const startedAt = performance.now();
    try {
      const recording = await voice.run(
        { lines, sound, greeting, music, ...(voiced && { voiced }), ...(onClip && { clips: true }) },
        { timeoutMs, signal, onProgress: hear },
      );
      learnPace(task, performance.now() - startedAt);
      task.resolve(recording);
    } catch (error) {
      task.reject(error instanceof WorkerError ? new SpeechError(error.message, { cause: error.cause }) : error);
    }
    underWay.delete(task);
    free.push(voice);
    beginWhatMay();
  }

  function learnPace({ characters, isShort, request }: Task, tookMs: number): void {
    // Of a short one most is spent on starting, and what a service spoke takes next to nothing.
    if (!isShort && !request.voiced) {
      msPerCharacter += (tookMs / characters - msPerCharacter) / 4;
    }
  }

  async function close(): Promise<void> {
    closed = true;
    for (const task of waiting.all()) {
      waiting.remove(task);
      task.reject(voiceClosed());
    }
    await Promise.all(voices.map((voice) => voice.close()));
  }

  return { speak, close };
}

function voiceClosed(): SpeechError {
  return new SpeechError('The voice has been closed.');
}

function shareOf(task: Task): { flow: string; cost: number } {
  return { flow: flowOf(task), cost: task.characters };
}

function flowOf({ request: { person, party } }: Task): string {
  return party ?? String(person ?? 'nobody');
}
