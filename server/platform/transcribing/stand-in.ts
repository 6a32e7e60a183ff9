import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listening } from '#server/test/listening.ts';

/** What a stand-in was asked: the request as it came, and the fields of its form, files as their name, type and bytes. */
export type Asked = {
  path: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, string | { name: string; type: string; bytes: Buffer }>;
};

/** One answer: a whole HTTP answer, `bytes` of nothing at its end, or none at all. */
export type Part =
  | { status?: number; headers?: Record<string, string>; body?: string; bytes?: number }
  | { hangs: true }
  | { breaks: true };

export type StandIn = {
  url: string;
  asked: Asked[];
  /** The settings of a server that asks here. */
  env: NodeJS.ProcessEnv;
  /** What it answers from now on, one part after the other; the last stays. */
  plays(...parts: Part[]): void;
};

/** A server on loopback that listens as a transcriber does; gone when the test ends. */
export async function standIn(...first: Part[]): Promise<StandIn> {
  const asked: Asked[] = [];
  let parts = first;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void fieldsIn(Buffer.concat(chunks), request.headers).then((fields) => {
        asked.push({ path: request.url ?? '', headers: request.headers, fields });
        const part = parts.length > 1 ? parts.shift() : parts[0];
        if (!part || 'hangs' in part) {
          return;
        }
        if ('breaks' in part) {
          request.socket.destroy();
          return;
        }
        response.writeHead(part.status ?? 200, { 'content-type': 'application/json', ...part.headers });
        response.end((part.body ?? '') + ' '.repeat(part.bytes ?? 0));
      });
    });
  });
  const url = `${await listening(server)}/v1`;
  return {
    url,
    asked,
    env: { TRANSCRIBER_URL: `${url}/`, TRANSCRIBER_MODEL: 'whisper-small', TRANSCRIBER_KEY: 'the-key' },
    plays: (...next) => {
      parts = next;
    },
  };
}

async function fieldsIn(body: Buffer, { 'content-type': type = '' }: IncomingHttpHeaders): Promise<Asked['fields']> {
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  const fields = [...form].map(async ([name, value]): Promise<[string, Asked['fields'][string]]> => {
    if (typeof value === 'string') {
      return [name, value];
    }
    return [name, { name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) }];
  });
  return Object.fromEntries(await Promise.all(fields));
}
