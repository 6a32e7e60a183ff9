import fs from 'node:fs';
import { createRequire } from 'node:module';
import { createEncoder } from 'wasm-media-encoders/esnext';
import { withInfoFrame } from './info-frame.ts';
import { recordingRate, type Samples } from './samples.ts';

/** LAME turns everything down by this factor, so it is given so much more. */
const lameScale = 0.95;
const chunk = recordingRate * 4;
let encoder: ReturnType<typeof loadLame> | undefined;

/** Encodes mono sound as MP3 with a constant 64 kbit/s; it decodes to exactly as many samples, at the same level. */
export async function encodeMp3(samples: Samples): Promise<Uint8Array<ArrayBuffer>> {
  encoder ??= loadLame();
  const lame = await encoder;
  lame.configure({ channels: 1, sampleRate: recordingRate, outputSampleRate: recordingRate, bitrate: 64 });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < samples.length; start += chunk) {
    const louder = samples.slice(start, start + chunk);
    for (let i = 0; i < louder.length; i += 1) {
      louder[i] = (louder[i] as number) / lameScale;
    }
    // The encoder hands out its own memory, which it writes over with the next call.
    parts.push(lame.encode([louder]).slice());
  }
  parts.push(lame.finalize().slice());
  return withInfoFrame(joined(parts), samples.length);
}

/** From the file, as the encoder built into the package is a data URL, and fetching that takes ten times as long. */
function loadLame() {
  const file = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3');
  return createEncoder('audio/mpeg', fs.readFileSync(file));
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
