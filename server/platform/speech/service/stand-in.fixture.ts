import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listening } from '#server/test/listening.ts';
import type { VoiceConfig } from './voice-service.ts';

export type Asked = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };
/** One answer: a whole one, none at all, or a broken connection, at once or in the middle. */
export type Part =
  | { status?: number; headers?: Record<string, string>; body?: Buffer | string }
  | { hangs: true }
  | { breaks: 'at once' | 'in the middle' };

/** A server on loopback that speaks as a voice service does; gone when the test ends. The last part stays. */
export async function standIn(...first: Part[]) {
  const asked: Asked[] = [];
  let parts = first;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
      asked.push({ path: request.url ?? '', headers: request.headers, body });
      const part = parts.length > 1 ? parts.shift() : parts[0];
      if (!part || 'hangs' in part) {
        return;
      }
      if ('breaks' in part) {
        if (part.breaks === 'in the middle') {
          response.writeHead(200, { 'content-length': '50000' });
          response.write(Buffer.alloc(1000), () => request.socket.destroy());
          return;
        }
        request.socket.destroy();
        return;
      }
      response.writeHead(part.status ?? 200, part.headers);
      response.end(part.body);
    });
  });
  const url = `${await listening(server)}/v1`;
  const config: VoiceConfig = {
    kind: 'openai-compatible',
    url: `${url}/`,
    key: 'the-key',
    model: 'small-voice',
    timeoutMs: 500,
    voices: { calm: 'soft' },
    otherVoice: 'plain',
  };
  const plays = (...next: Part[]) => {
    parts = next;
  };
  return { asked, config, plays };
}

/** A hum of 16 bits. */
export function hum({ seconds = 2, rate = 24_000, peak = 0.3 } = {}): Buffer {
  const bytes = Buffer.alloc(seconds * rate * 2);
  for (let i = 0; i < seconds * rate; i += 1) {
    bytes.writeInt16LE(Math.round(peak * 32_767 * Math.sin((2 * Math.PI * 220 * i) / rate)), i * 2);
  }
  return bytes;
}

/** Samples of 16 bits as a WAV file of one channel, whose header claims `size` bytes of sound. */
export function wav(pcm: Buffer, { rate = 24_000, size = pcm.length } = {}): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(0xff_ff_ff_ff, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(size, 40);
  return Buffer.concat([header, pcm]);
}
