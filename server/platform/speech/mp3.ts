import fs from 'node:fs';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders/esnext';
import { withInfoFrame } from './info-frame.ts';
import { recordingRate, type Samples } from './samples.ts';

/** LAME turns everything down by this factor, so it is given so much more. */
const lameScale = 0.95;
const chunk = recordingRate * 4;

/** An MP3 that is written piece by piece. */
export type Mp3Writer = {
  write(samples: Samples): void;
  /** The whole of it; nothing can be written after that. */
  finish(): Uint8Array<ArrayBuffer>;
};

type Lame = Awaited<ReturnType<typeof loadLame>>;

let compiled: WebAssembly.Module | undefined;
/** Encoders that are not in use: each holds 16 MB of memory, which is not given back. */
const idle: Lame[] = [];

/** Opens an MP3 of mono sound with a constant 64 kbit/s; it decodes to exactly as many samples, at the same level. */
export async function openMp3(): Promise<Mp3Writer> {
  const lame = idle.pop() ?? (await loadLame());
  lame.configure({ channels: 1, sampleRate: recordingRate, outputSampleRate: recordingRate, bitrate: 64 });
  const parts: Uint8Array[] = [];
  let written = 0;
  return {
    write: (samples) => {
      written += samples.length;
      for (let start = 0; start < samples.length; start += chunk) {
        const louder = samples.slice(start, start + chunk);
        for (let i = 0; i < louder.length; i += 1) {
          louder[i] = (louder[i] as number) / lameScale;
        }
        // The encoder hands out its own memory, which it writes over with the next call.
        parts.push(lame.encode([louder]).slice());
      }
    },
    finish: () => {
      parts.push(lame.finalize().slice());
      idle.push(lame);
      return withInfoFrame(joined(parts), written);
    },
  };
}

/** A whole sound as an MP3, as `openMp3` writes it. */
export async function encodeMp3(samples: Samples): Promise<Uint8Array<ArrayBuffer>> {
  const mp3 = await openMp3();
  mp3.write(samples);
  return mp3.finish();
}

/** From the file, as the encoder built into the package is a data URL, and fetching that takes ten times as long. */
function loadLame() {
  const file = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  compiled ??= new WebAssembly.Module(fs.readFileSync(file));
  return createEncoder('audio/mpeg', compiled);
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
