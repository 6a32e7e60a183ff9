// Runs before the first paint, so that a chosen theme never flashes the other one. See web/lib/theme.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
      bar.media = bar.id === `bar-${theme}` ? 'all' : 'not all';
    }
  }
} catch {
  // Storage is blocked: the device's own theme stands.
}
