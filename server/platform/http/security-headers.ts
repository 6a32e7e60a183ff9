import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

type Headers = Record<string, string>;

/**
 * The headers that tell browsers what an answer may do. They are the same for every answer of a kind, so they are put
 * together once: those of calls, which nobody keeps, and those of pages.
 */
export function securityHeaders({ isSecure, mayCall }: { isSecure: boolean; mayCall: string | undefined }): {
  ofCalls: Headers;
  ofPages: Headers;
} {
  const common = { ...fromHelmet(isSecure), 'permissions-policy': permissions };
  return {
    ofCalls: { ...common, 'content-security-policy': callPolicy, 'cache-control': 'no-store' },
    ofPages: { ...common, 'content-security-policy': contentPolicy(mayCall) },
  };
}

function fromHelmet(isSecure: boolean): Headers {
  const headers: Headers = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const setHeaders = helmet({
    // It differs between pages and calls.
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are no more.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
  });
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

/** The dialog primitives lock scrolling with a style element of their own, so styles may be inline; nothing else may. */
function contentPolicy(mayCall: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    mayCall ? `connect-src 'self' ${mayCall}` : "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** What a page may ask of the device: our own may hear a voice and play one; whatever else is there stays closed. */
const permissions = [
  'microphone=(self)',
  'autoplay=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** An answer to a call is no page: nothing may be loaded from it. */
const callPolicy = "default-src 'none'; frame-ancestors 'none'";
