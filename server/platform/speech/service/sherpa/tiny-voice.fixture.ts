import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * The smallest model that speaks: it hums for as long as a text has letters. It is loaded and asked like every other
 * model of the kind `vits`.
 *
 * The format: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */
export function tinyVoiceFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clink-voice-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'model.onnx'), tinyVoice());
  const letters = `_abcdefghijklmnopqrstuvwxyz0123456789,.!?;:'"-`
    .split('')
    .map((letter, at) => `${letter} ${String(at)}`);
  writeFileSync(join(folder, 'tokens.txt'), `${letters.join('\n')}\n  ${String(letters.length)}\n`);
  return folder;
}

export const tinyVoiceRate = 22_050;
/** How many samples it hums for a letter. */
const samplesPerLetter = 1_400;
const types = { float: 1, int64: 7 };

function tinyVoice(): Buffer {
  const graph = [
    node('Shape', ['x'], 'shape'),
    node('Gather', ['shape', 'second'], 'letters'),
    node('Mul', ['letters', 'each'], 'count'),
    node('Cast', ['count'], 'until', attribute('to', types.float)),
    node('Range', ['zero', 'until', 'one'], 'at'),
    node('Mul', ['at', 'pitch'], 'phase'),
    node('Sin', ['phase'], 'wave'),
    node('Mul', ['wave', 'volume'], 'sound'),
    node('Reshape', ['sound', 'form'], 'y'),
    text(2, 'tiny'),
    whole('second', [], [1]),
    whole('each', [], [samplesPerLetter]),
    whole('form', [3], [1, 1, -1]),
    real('zero', 0),
    real('one', 1),
    real('pitch', 0.06),
    real('volume', 0.3),
    value(11, 'x', types.int64, [1, 'letters']),
    value(11, 'x_length', types.int64, [1]),
    value(11, 'noise_scale', types.float, [1]),
    value(11, 'length_scale', types.float, [1]),
    value(11, 'noise_scale_w', types.float, [1]),
    value(12, 'y', types.float, [1, 1, 'samples']),
  ];
  const facts = {
    sample_rate: String(tinyVoiceRate),
    n_speakers: '1',
    language: 'English',
    comment: 'tiny',
    frontend: 'characters',
    add_blank: '0',
    punctuation: ', . ! ? ; :',
  };
  const ofOperators = 15;
  return Buffer.concat([
    number(1, 8),
    part(7, ...graph),
    part(8, text(1, ''), number(2, ofOperators)),
    ...Object.entries(facts).map(([key, fact]) => part(14, text(1, key), text(2, fact))),
  ]);
}

// Protocol buffers: a field is its number and kind, and then a number, or a length and so many bytes.

function varint(given: number): Buffer {
  const bytes: number[] = [];
  let left = BigInt.asUintN(64, BigInt(given));
  do {
    const low = Number(left & 127n);
    left >>= 7n;
    bytes.push(left > 0n ? low | 128 : low);
  } while (left > 0n);
  return Buffer.from(bytes);
}

function number(field: number, given: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(given)]);
}

function bytes(field: number, given: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(given.length), given]);
}

const text = (field: number, given: string) => bytes(field, Buffer.from(given));
const part = (field: number, ...parts: Buffer[]) => bytes(field, Buffer.concat(parts));

function node(operator: string, inputs: string[], output: string, ...attributes: Buffer[]): Buffer {
  return part(1, ...inputs.map((name) => text(1, name)), text(2, output), text(4, operator), ...attributes);
}

function attribute(name: string, given: number): Buffer {
  const isInt = 2;
  return part(5, text(1, name), number(3, given), number(20, isInt));
}

function whole(name: string, sizes: number[], values: number[]): Buffer {
  const raw = Buffer.from(new BigInt64Array(values.map(BigInt)).buffer);
  return part(5, ...sizes.map((size) => number(1, size)), number(2, types.int64), text(8, name), bytes(9, raw));
}

function real(name: string, given: number): Buffer {
  return part(5, number(2, types.float), text(8, name), bytes(9, Buffer.from(new Float32Array([given]).buffer)));
}

function value(field: number, name: string, type: number, sizes: (number | string)[]): Buffer {
  const shape = sizes.map((size) => part(1, typeof size === 'number' ? number(1, size) : text(2, size)));
  return part(field, text(1, name), part(2, part(1, number(1, type), part(2, ...shape))));
}
