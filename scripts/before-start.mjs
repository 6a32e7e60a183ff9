// Loaded before the server by `npm start`, on whatever Node that found.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
// First, for it begins everything again.
import './lib/give-memory-back.mjs';
import './lib/end-with-parent.mjs';
import { wantedNode } from './lib/packages.mjs';

/** @param {string} reason */
function stop(reason) {
  console.error(
    `${reason} npm seems to leave out scripts (ignore-scripts), so\n` +
      'nothing was prepared. Do it once with: node scripts/run.mjs scripts/build.ts --if-stale',
  );
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < wantedNode) {
  stop(`Clink runs on Node ${wantedNode}; this is Node ${process.versions.node}.`);
}
if (process.argv[1] && !existsSync(process.argv[1])) {
  stop('Clink is not built yet.');
}
if (process.env['npm_config_ignore_scripts'] === 'true') {
  const { serverIsFresh } = await import('./lib/server-build.ts');
  if (!serverIsFresh()) {
    stop('Clink has changed since it was built.');
  }
}

// What was compiled once is kept for the next start, by us and by our threads, which read the variable. It starts sooner,
// and what takes the types out of the source, some 25 MB, stays out of memory.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
module.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
