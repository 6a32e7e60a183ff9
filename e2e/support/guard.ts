import type { BrowserContext } from '@playwright/test';

/** Collects what must not happen in a browser, over all contexts of one test. */
export type Guard = {
  watch(context: BrowserContext): Promise<void>;
  /** From here on, problems that match are expected: a journey into an error provokes some. */
  expectProblem(pattern: RegExp): void;
  /** What happened and was not expected. */
  problems(): string[];
};

/** Runs in the page. The browser's own line about a breach does not always say where it came from. */
const reportBreaches = `document.addEventListener('securitypolicyviolation', (breach) => {
  console.error('CSP: ' + breach.effectiveDirective + ' blocked ' + breach.blockedURI + ' at ' + breach.sourceFile + ':' + breach.lineNumber);
});`;

const ownSchemes = new Set(['data:', 'blob:', 'about:', 'chrome-error:']);

/** Watches for console errors, uncaught errors, breaches of the content security policy and requests that leave `origin`. */
export function createGuard(origin: string): Guard {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  return {
    async watch(context) {
      await context.addInitScript({ content: reportBreaches });
      context.on('console', (message) => {
        if (message.type() === 'error') {
          const { url } = message.location();
          seen.push(`console.error on ${message.page()?.url() ?? 'a page'}: ${message.text()} (${url})`);
        }
      });
      context.on('weberror', (webError) => {
        const { stack, message } = webError.error();
        seen.push(`Uncaught on ${webError.page()?.url() ?? 'a page'}: ${stack ?? message}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.origin !== origin && !ownSchemes.has(url.protocol)) {
          seen.push(`A request left for ${url.origin}: ${request.method()} ${request.url()}`);
        }
      });
    },
    expectProblem(pattern) {
      expected.push(pattern);
    },
    problems: () => seen.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}
