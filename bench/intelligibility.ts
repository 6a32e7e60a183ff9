import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { narrators } from '#server/features/narrators/narrators.ts';
import { fliteRate, sayWithFlite } from '#server/platform/speech/flite.ts';
import { encodeMp3 } from '#server/platform/speech/mp3.ts';
import type { NarratorSound } from '#server/platform/speech/narrator-sound.ts';
import { resample } from '#server/platform/speech/resample.ts';
import { recordingRate } from '#server/platform/speech/samples.ts';
import { speak } from '#server/platform/speech/speak.ts';
import type { Cue } from '#server/platform/speech/speech.ts';
import { speakable } from '#server/platform/speech/speakable.ts';
import { fliteManner } from '#server/platform/speech/voice-line.ts';
import { atLeast, figure, type Row } from './row.ts';

/** Plain sentences of the kind that toasts are made of. */
const sentences = [
  'On Monday you walked along the river with your sister and watched the birds come home.',
  'You finished the long report on Tuesday, a whole day early.',
  'A friend from school called, and the two of you talked until the tea was cold.',
  'The garden gave you the first tomatoes of the year.',
  'You sang in the kitchen while the soup was on, and nobody minded.',
  'Your son read his first book aloud, slowly, with his finger under every word.',
  'After the rain the whole street smelled of summer.',
  'So raise a glass to the river, the tea and the tomatoes.',
];
/** Said one by one and spelled back from a list of ten. */
const digits = [
  'four nine two',
  'seven zero eight',
  'one three five',
  'six two nine',
  'eight four one',
  'three seven zero',
];

const grammar = `#JSGF V1.0; grammar digits;
public <digits> = (zero | one | two | three | four | five | six | seven | eight | nine)+;`;

/**
 * What a speech recogniser understands of each narrator (CMU PocketSphinx with its general model of English; left out
 * where it is not installed), beside the same sentences by Flite as it comes.
 */
export async function benchIntelligibility(): Promise<Row[]> {
  if (!isThere()) {
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'clink-heard-'));
  try {
    const rows: Row[] = [];
    const ratios: number[] = [];
    const overRatios: number[] = [];
    for (const [id, { sound }] of Object.entries(narrators)) {
      const ours = await understood(folder, sound, spoken);
      const music = await understood(folder, sound, overMusic);
      const raw = await understood(folder, sound, untreated);
      ratios.push(ours.words / raw.words);
      overRatios.push(music.digits / ours.digits);
      rows.push(
        figure(`${id}, words understood`, ours.words * 100, '%'),
        figure(`${id}, over music`, music.words * 100, '%'),
        figure(`${id}, as the engine gives them`, raw.words * 100, '%'),
        atLeast(`${id}, digits spelled back`, ours.digits * 100, '%', 95),
        figure(`${id}, digits spelled back, over music`, music.digits * 100, '%'),
      );
    }
    return [
      ...rows,
      atLeast('Words understood, beside the engine as it comes', meanOf(ratios), '×', 0.95),
      atLeast('Digits spelled back over music, beside those without', meanOf(overRatios), '×', 0.95),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is heard, and when the words are in it. */
type Said = { mp3: Uint8Array; cue?: Cue | null | undefined };
function meanOf(ratios: number[]): number {
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

type Say = (line: string, sound: NarratorSound) => Promise<Said>;

const spoken: Say = async (line, sound) => ({ mp3: (await speak({ lines: [line], sound, greeting: false })).mp3 });

/** As the one line of a toast: the music is under all of it. */
const overMusic: Say = async (line, sound) => {
  const { mp3, cues } = await speak({ lines: [line], sound, greeting: true, music: true });
  return { mp3, cue: cues[0] };
};

const untreated: Say = async (line, sound) => ({
  mp3: await encodeMp3(
    resample(sayWithFlite(speakable(line), fliteManner({ ...sound, tract: 1 })), {
      from: fliteRate,
      to: recordingRate,
    }),
  ),
});

/** Shares of the words and of the digits that were understood, 0 to 1. */
async function understood(folder: string, sound: NarratorSound, say: Say) {
  const jsgf = join(folder, 'digits.gram');
  writeFileSync(jsgf, grammar);
  return {
    words: await shareOf(sentences, async (line) => recognise(folder, await say(line, sound), [])),
    digits: await shareOf(digits, async (line) => recognise(folder, await say(`${line}.`, sound), ['-jsgf', jsgf])),
  };
}

async function shareOf(lines: string[], hear: (line: string) => Promise<string[]>): Promise<number> {
  let all = 0;
  let wrong = 0;
  for (const line of lines) {
    const said = line.toLowerCase().match(/[a-z']+/g) ?? [];
    all += said.length;
    wrong += distance(said, await hear(line));
  }
  return 1 - wrong / all;
}

function recognise(folder: string, { mp3, cue }: Said, options: string[]): string[] {
  const sound = join(folder, 'said.mp3');
  const wav = join(folder, 'said.wav');
  writeFileSync(sound, mp3);
  // The model was made from speech at this rate, with a moment of silence around it.
  const part = cue ? ['-ss', `${cue.startMs - 150}ms`, '-to', `${cue.endMs + 300}ms`] : [];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    sound,
    ...part,
    '-ar',
    '16000',
    '-af',
    'adelay=300,apad=pad_dur=0.4',
    wav,
  ]);
  const heard = execFileSync('pocketsphinx_continuous', ['-infile', wav, '-logfn', '/dev/null', ...options], {
    encoding: 'utf8',
  });
  return heard.toLowerCase().match(/[a-z']+/g) ?? [];
}

/** How many words must be changed, left out or put in to make one of the other. */
function distance(one: string[], other: string[]): number {
  let row = other.map((_, at) => at + 1);
  one.forEach((word, at) => {
    let corner = at;
    let left = at + 1;
    row = other.map((heard, column) => {
      const above = row[column] ?? 0;
      left = Math.min(above + 1, left + 1, corner + (word === heard ? 0 : 1));
      corner = above;
      return left;
    });
  });
  return row.at(-1) ?? one.length;
}

function isThere(): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v pocketsphinx_continuous && command -v ffmpeg']);
    return true;
  } catch {
    return false;
  }
}
