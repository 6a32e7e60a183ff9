import type { InjectOptions } from 'fastify';
import type { App } from '#server/platform/http/http.ts';
import { send, type Answer } from './person.ts';

/** Someone at a browser of their own, which keeps the cookies it is given. */
export type Browser = {
  cookies: Map<string, string>;
  /** Sends a request as a page of ours would, and takes the cookies of the answer. */
  send(options: InjectOptions): Promise<Answer>;
};

/** A new browser at this address. */
export function browser(app: App, remoteAddress = '127.0.0.1'): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(options) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await send(app, {
        remoteAddress,
        ...options,
        headers: { ...(cookie && { cookie }), 'sec-fetch-site': 'same-origin', ...options.headers },
      });
      for (const given of [answer.headers['set-cookie'] ?? []].flat() as string[]) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
        if (/max-age=0|expires=thu, 01 jan 1970/i.test(given)) {
          cookies.delete(name);
        } else {
          cookies.set(name, value);
        }
      }
      return answer;
    },
  };
}
