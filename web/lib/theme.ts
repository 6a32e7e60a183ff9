import { forgetDevice, readDevice, writeDevice } from './device.ts';

export type Theme = 'device' | 'light' | 'dark';

/** The chosen theme; `device` follows the device. `public/theme.js` reads the same key before the first paint. */
export function readTheme(): Theme {
  const stored = readDevice('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'device';
}

/** Shows a theme at once and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  paintBrowserBar(theme);
  if (theme === 'device') {
    delete document.documentElement.dataset['theme'];
    forgetDevice('theme');
    return;
  }
  document.documentElement.dataset['theme'] = theme;
  writeDevice('theme', theme);
}

/** `index.html` names the browser bar's colour once for each theme; `media` says which of them holds. */
function paintBrowserBar(theme: Theme): void {
  for (const scheme of ['light', 'dark'] as const) {
    const bar = document.getElementById(`bar-${scheme}`);
    const chosen = theme === scheme ? 'all' : 'not all';
    bar?.setAttribute('media', theme === 'device' ? `(prefers-color-scheme: ${scheme})` : chosen);
  }
}
