import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '../../scripts/lib/run.ts';

const source = fileURLToPath(new URL('./peers', import.meta.url));
/** Their packages are nobody's but the race's: they stand outside the project's own. */
const home = join(root, '.cache/race-peers');
/** What native code is compiled against, where no ready build of it can be had. */
const headers = join(root, 'node_modules/node/node_modules', `node-${process.platform}-${process.arch}`);

/** Installs the peers, once. Answers with the way to one's program. Throws when it cannot be installed. */
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
