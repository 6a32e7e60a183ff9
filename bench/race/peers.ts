import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../../scripts/lib/run.ts';

const source = fileURLToPath(new URL('./peers', import.meta.url));
/** Outside the project's own packages: only the race needs these. */
const home = join(root, '.cache/race-peers');
/** What native code is compiled against, where no ready build of it can be had. */
const headers = join(root, 'node_modules/node/node_modules', `node-${process.platform}-${process.arch}`);

/** Installs the peers where they are not yet. Returns a function that gives the path of a peer's program. Throws when npm fails. */
export async function installPeers(): Promise<(name: 'express-sqlite' | 'express-postgres') => string> {
  const isInstalled = existsSync(join(home, 'node_modules/better-sqlite3/build/Release'));
  cpSync(source, home, { recursive: true });
  if (!isInstalled) {
    process.stdout.write('Installing what Clink is measured beside (a minute or two)…\n');
    const install = ['install', '--prefix', home, '--no-package-lock', '--no-audit', '--no-fund'];
    const { ok, output } = await run('npm', install, {
      env: existsSync(headers) ? { npm_config_nodedir: headers } : {},
    });
    if (!ok) {
      throw new Error(`What Clink is measured beside could not be installed:\n${output.slice(-2000)}`);
    }
  }
  return (name) => join(home, `${name}.mjs`);
}
