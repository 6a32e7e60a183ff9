// Installs what is missing, then runs a TypeScript file on Clink's own Node: `node scripts/run.mjs <file> [arguments]`.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import './lib/end-with-parent.mjs';
import { Stop, preparePackages, root } from './lib/packages.mjs';

function prepare() {
  try {
    return preparePackages();
  } catch (error) {
    if (error instanceof Stop) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}

const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const child = spawn(prepare(), process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal sends Ctrl-C to the child as well; twice would mean "at once".
    if (signal !== 'SIGINT' || !process.stdin.isTTY) {
      child.kill(signal);
    }
  });
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
