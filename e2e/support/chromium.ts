export { findChromium } from '../../scripts/lib/chromium.ts';

/** How every Chromium of ours starts: in a container too, quiet, and with sound that may play without a click. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // Nothing but this machine has an address: a page that asks for more fails, it is not only complained about.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];
