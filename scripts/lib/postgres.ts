import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { canInstall, installDebianPackage } from './apt.ts';
import { freePort } from './free-port.ts';
import { type Guarded, startGuarded } from './guarded.ts';

export type Cluster = { url: string; stop(): Promise<void> };
type User = { uid: number; gid: number };

const debianFolder = '/usr/lib/postgresql';
const needed = ['initdb', 'postgres'];

/** The folder with a PostgreSQL server's programs: one on the PATH, else the newest of Debian's. */
export function findPostgres(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const debian = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  return [...onPath, ...debian].find((folder) =>
    needed.every((program) => {
      try {
        accessSync(join(folder, program), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

/** Debian starts a database of its own with the package, which nobody asked for: this keeps it from doing so. */
async function installQuietly(): Promise<void> {
  const folder = '/etc/postgresql-common/createcluster.d';
  const setting = join(folder, 'no-main-cluster.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(setting, 'create_main_cluster = false\n');
  try {
    await installDebianPackage('postgresql');
  } finally {
    rmSync(setting);
    if (readdirSync(folder).length === 0) {
      rmdirSync(folder);
    }
  }
}

/** The programs of a PostgreSQL server; as root on Debian they are installed when there are none. */
export async function preparePostgres(): Promise<string> {
  const found = findPostgres();
  if (found) {
    return found;
  }
  if (canInstall()) {
    await installQuietly();
  }
  const installed = findPostgres();
  if (!installed) {
    throw new Error(
      'The tests need PostgreSQL as well: install its server (Debian: apt install postgresql), or name an empty database in TEST_DATABASE_URL.',
    );
  }
  return installed;
}

/** The server refuses to run as root, so root hands it to a user who may do little. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return undefined;
}

function canEnter(folder: string, user: User | undefined): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$1" && [ -w . ]', 'sh', folder], { ...user, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function makeFolder(user: User | undefined): string {
  // The user of the server may not be let through to root's own temporary folder.
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    const folder = mkdtempSync(join(parent, 'clink-postgres-'));
    if (user) {
      chownSync(folder, user.uid, user.gid);
    }
    if (canEnter(folder, user)) {
      return folder;
    }
    rmSync(folder, { recursive: true });
  }
  throw new Error('There is no temporary folder that PostgreSQL may write to.');
}

function initialise(folder: string, { bin, user }: { bin: string; user: User | undefined }): void {
  const make = (locale: string): void => {
    const args = [
      '-D',
      join(folder, 'data'),
      '-U',
      'clink',
      '-A',
      'trust',
      '-E',
      'UTF8',
      `--locale=${locale}`,
      '--no-sync',
    ];
    execFileSync(join(bin, 'initdb'), args, { ...user, cwd: folder, stdio: 'pipe' });
  };
  try {
    make('C.UTF-8');
  } catch {
    make('C');
  }
}

function untilReady(server: Guarded): Promise<boolean> {
  return new Promise((done) => {
    const look = (): void => {
      if (server.output().includes('database system is ready to accept connections')) {
        done(true);
      }
    };
    server.process.stderr?.on('data', look);
    server.process.on('close', () => done(false));
  });
}

async function startOnce(bin: string): Promise<Cluster | { failure: string }> {
  const user = unprivilegedUser();
  const folder = makeFolder(user);
  initialise(folder, { bin, user });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const command = [
    join(bin, 'postgres'),
    '-D',
    join(folder, 'data'),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const server = startGuarded(command, { user, folder, cwd: folder, signal: 'INT' });
  if (await untilReady(server)) {
    return { url: `postgres://clink@127.0.0.1:${port}/postgres`, stop: server.stop };
  }
  return { failure: server.output() };
}

/**
 * Starts an empty PostgreSQL server of our own on 127.0.0.1, as durable as a real one. It goes, with its folder, when
 * `stop` is called or this process ends in any way.
 */
export async function startPostgres(): Promise<Cluster> {
  const bin = await preparePostgres();
  const first = await startOnce(bin);
  // Somebody may have taken the free port in between: once more, with another.
  const server = 'failure' in first ? await startOnce(bin) : first;
  if ('failure' in server) {
    throw new Error(`PostgreSQL did not start:\n${server.failure}`);
  }
  return server;
}
