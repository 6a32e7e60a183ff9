import { Agent, request, type RequestOptions } from 'node:http';

export type Ask = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: () => string };

const connections = 8;

/** Asks as often as it is answered over eight connections for `ms`. Answers per second; throws on any failure. */
export async function rate(url: string, ask: () => Ask, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const until = performance.now() + ms;
  const began = performance.now();
  let answers = 0;
  const asker = async () => {
    while (performance.now() < until) {
      const { method, path, headers, body } = ask();
      await once({ agent, hostname, port, method, path }, headers, body?.());
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, asker));
  agent.destroy();
  return answers / ((performance.now() - began) / 1000);
}

function once(options: RequestOptions, headers: Ask['headers'], body: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request({ ...options, headers: { ...headers, ...length } }, (response) => {
      const { statusCode = 500 } = response;
      response.on('end', () => (statusCode < 300 ? resolve() : reject(new Error(`Answered ${String(statusCode)}`))));
      response.on('error', reject);
      response.resume();
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
