// Loaded before the server by `npm start`, on whatever Node that found.
import './lib/end-with-parent.mjs';
import { wantedNode } from './lib/packages.mjs';

if (Number(process.versions.node.split('.')[0]) < wantedNode) {
  console.error(
    `Clink runs on Node ${wantedNode}; this is Node ${process.versions.node}. npm seems to leave out scripts (ignore-scripts), so\n` +
      'nothing was prepared. Do it once with: node scripts/run.mjs scripts/build.ts --if-stale',
  );
  process.exit(1);
}
