import { existsSync } from 'node:fs';
import { run } from './run.ts';

/** Whether we may install packages of Debian (or its kin) without asking anyone. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a Debian package. The list of packages is fetched only when the one we have does not do. */
export async function installDebianPackage(name: string): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', name];
  console.log(`Installing Debian's package ${name}…`);
  if ((await run('apt-get', install, { env })).ok) {
    return true;
  }
  await run('apt-get', ['update', '-q'], { env });
  const second = await run('apt-get', install, { env });
  if (!second.ok) {
    console.error(second.output.trim().split('\n').slice(-8).join('\n'));
  }
  return second.ok;
}
