import { narrators } from '#server/features/narrators/narrators.ts';
import { sayWithFlite } from '#server/platform/speech/flite.ts';
import { speak } from '#server/platform/speech/speak.ts';
import { speakable } from '#server/platform/speech/speakable.ts';
import { createSpeech, type NarratorSound } from '#server/platform/speech/speech.ts';
import { fliteManner } from '#server/platform/speech/voice-line.ts';
import { atMost, figure, median, type Row } from './row.ts';

const lines = [
  'Good evening, and welcome to your toast.',
  'On Monday you finally fixed the bike that had been leaning in the hall since March.',
  'You said that the chain sounded like new, and that you rode to the river and back for no reason at all.',
  'On Wednesday your sister called, and the two of you laughed for an hour about the summer with the broken tent.',
  'Thursday was hard, and you wrote that too.',
  'But a colleague brought you tea without being asked, and it was exactly the right kind.',
  'On Friday evening you cooked the soup your grandmother used to make.',
  'Five small things, and not one of them had to happen.',
  'So here is to you, and to the week you made of it.',
];

/** CPU time of the whole voice beside Flite alone saying the same text, each narrator in turn, as a ratio. */
export async function benchSpeech(): Promise<Row[]> {
  const voices = Object.values(narrators);
  const rounds: Round[] = [];
  // The first time around warms up the compiler.
  for (const { sound } of [...voices.slice(0, 1), ...voices]) {
    rounds.push(await runRound(sound));
  }
  const counted = rounds.slice(1);
  return [
    figure('Whole voice', median(counted.map((round) => round.whole)), 'CPU s per s of sound'),
    figure('Flite alone', median(counted.map((round) => round.flite)), 'CPU s per s of sound'),
    atMost('Whole voice ratio', median(counted.map((round) => round.whole / round.flite)), '× Flite', 2.5),
    figure('A first short line, worker start included', await firstLineMs(), 'ms'),
  ];
}

/** CPU seconds for each second of the recording. */
type Round = { whole: number; flite: number };

async function runRound(sound: NarratorSound): Promise<Round> {
  const beforeFlite = process.cpuUsage();
  for (const line of lines) {
    sayWithFlite(speakable(line), fliteManner(sound));
  }
  const flite = cpuSecondsSince(beforeFlite);
  const beforeWhole = process.cpuUsage();
  const { durationMs } = await speak({ lines, sound, greeting: true });
  const whole = cpuSecondsSince(beforeWhole);
  return { whole: (whole * 1000) / durationMs, flite: (flite * 1000) / durationMs };
}

function cpuSecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

async function firstLineMs(): Promise<number> {
  const speech = createSpeech();
  const start = performance.now();
  await speech.speak({ lines: ['Cheers.'], sound: narrators.motivational.sound, greeting: false });
  const ms = performance.now() - start;
  await speech.close();
  return ms;
}
