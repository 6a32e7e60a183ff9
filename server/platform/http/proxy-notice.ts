import type { App } from './http.ts';

/**
 * Says once that requests come through a proxy while none is trusted: everyone behind it then counts as one address. A
 * visitor may send the header too, so it is a hint and no more.
 */
export function noticeProxies(app: App, trustedProxy: string | undefined): void {
  let noticed = trustedProxy !== undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!noticed && request.headers['x-forwarded-for'] !== undefined) {
      noticed = true;
      request.log.warn(
        'a request says that it came through a proxy, and TRUSTED_PROXY names none: behind one, all visitors share their limits',
      );
    }
    done();
  });
}
