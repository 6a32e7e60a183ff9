import { compose } from './compose.ts';
import { isHard, isSour, severityOf } from './severity/severity.ts';
import type { SpokenTone } from './base/types.ts';
import { tidy } from './base/clean-note.ts';
import { isUnsure } from './severity/maybe-bleak.ts';

/** Notes that between them need most of what reading and telling takes. */
const notes = [
  'Walked the dog before work and it rained. My neighbour laughed so much that she had to sit down!',
  'Grateful for: coffee, a warm bed and 20 mins with my book',
  '“Best soup ever,” said my son, and he asked for more. Thanks to mum for the recipe',
  'finally fixed the gate w/ dad lol 🎉 #proud https://example.org',
  'Lunch with Ana and Joe by the river (they brought cake). We talked for hours',
  'Slept well. Quiet morning, sun on the wall.',
  'long day at work, tired, but the bus driver waited for me',
  "I can't believe it: I passed the exam, first time!!",
  'Cooked for my sister and her kids tonight... nobody argued',
  'The heron is back. It looks at me like I owe it money',
  'So proud of Ella, she played the piano for everyone at school',
  'Is there anything better than clean sheets?',
  'My aunt’s funeral was today. My brother held my hand the whole time.',
  'Seeing the sea again, and reading on the beach until 7pm',
  'PAYDAY. New boots, and chips on the way home',
  'Heute Kuchen mit Oma',
];
/** Everyday words that most of the judging hangs on. */
const everyday = [
  'Nobody was late, nothing was left over, and no one said a word about the fire drill',
  'Took the kids home and put them to bed, then made a good pot of tea and left my phone out of the room',
  'She did not want to go out but she came, and we never stopped talking all night',
  'Got the keys! Called mum and dad, and my sister had a cry over the phone',
  'He left his coat on the chair, so I walked over to the house and gave it back to him',
  'First day of the week off, slept until ten, then ran my best time up the hill again',
  'We lost by one, but the whole team stayed for chips, and it felt like a win',
  'The doctor said my back is fine now and I can run; my knee and my head do not hurt',
];
const tones: readonly SpokenTone[] = ['uplifting', 'reflective', 'humorous'];
const mostPerStep = 4;
const toasts = 14;

/** What is done one after the other: first the parts that take longest when they are new, by themselves. */
const steps: readonly (() => void)[] = [
  ...[severityOf, isUnsure, isSour, isHard, tidy].map((read) => () => void read(notes[0] ?? '')),
  ...everyday.map((note) => () => void severityOf(note)),
  ...everyday.map((note) => () => void isUnsure(note)),
  ...Array.from({ length: toasts }, (_, turn) => () => composeOne(turn)),
];

const pauseMs = 20;
/** A step that takes so many times the processor's time was kept waiting by others, who would wait for the next one. */
const mostWaited = 1.5;
/** How many times as long as such a step it rests: a tenth of a busy processor is enough for what nobody asked for. */
const restFor = 9;
let notBefore = 0;

/** Puts off what is left of warming up: a job was done just now, and after the first of many comes the next. */
export function putOffWarmingUp(): void {
  notBefore = Math.max(notBefore, performance.now() + pauseMs);
}

/**
 * Composes a few toasts of nobody's notes when the thread has nothing else to do, in small steps, so that the first
 * person to ask for one does not wait for patterns and functions to be compiled. Returns at once; resolves when all of it
 * is done, or a step of it has failed.
 */
export function warmUp(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const next = (at: number): void => {
    const waitMs = notBefore - performance.now();
    if (waitMs > 0) {
      setTimeout(next, waitMs, at);
      return;
    }
    const startedAt = performance.now();
    const before = process.threadCpuUsage();
    try {
      steps[at]?.();
    } catch {
      // Nobody asked for these: a server that stays cold serves all the same.
      resolve();
      return;
    }
    const { user, system } = process.threadCpuUsage(before);
    const tookMs = performance.now() - startedAt;
    if (tookMs > mostWaited * ((user + system) / 1000) + 1) {
      notBefore = performance.now() + restFor * tookMs;
    }
    if (at + 1 < steps.length) {
      setImmediate(next, at + 1);
    } else {
      resolve();
    }
  };
  setImmediate(next, 0);
  return promise;
}

function composeOne(turn: number): void {
  const moments = Array.from({ length: Math.min(turn + 1, mostPerStep) }, (_, at) => ({
    id: at + 1,
    content: notes[(turn * 3 + at * 5) % notes.length] ?? '',
    localDate: `2024-01-0${String(1 + at * 2)}`,
    createdAt: at,
  }));
  compose({ moments, tone: tones[turn % tones.length] ?? 'uplifting', narrator: 'calm', seed: String(turn) });
}
