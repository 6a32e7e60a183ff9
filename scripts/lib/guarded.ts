import { type ChildProcess, spawn } from 'node:child_process';

/**
 * The shell waits for its standard input to close, which happens when we end it and also when we die in any way. Then
 * it ends the program by its own pid and removes the program's folder.
 */
const guard = `
signal=$1 folder=$2; shift 2
exec 3<&0
"$@" 3<&- </dev/null & pid=$!
{ cat <&3; kill -s "$signal" "$pid"; } >/dev/null 2>&1 &
wait "$pid"; code=$?
[ -z "$folder" ] || rm -rf "$folder"
exit "$code"`;

export type GuardedOptions = {
  cwd?: string;
  /** Whom to run as, when we are root. */
  user?: { uid: number; gid: number } | undefined;
  /** What ends the program politely. */
  signal?: 'INT' | 'TERM';
  /** A folder that goes with the program. */
  folder?: string;
};

export type Guarded = {
  process: ChildProcess;
  /** The last lines the program wrote, for a message when it fails. */
  output(): string;
  /** Ends the program and waits until it is gone. */
  stop(): Promise<void>;
};

/** Starts a program that cannot outlive us, not even when we are killed. Both its streams are kept as text. */
export function startGuarded(command: string[], options: GuardedOptions = {}): Guarded {
  const { cwd, user, signal = 'TERM', folder = '' } = options;
  const child = spawn('/bin/sh', ['-c', guard, 'guard', signal, folder, ...command], {
    cwd,
    ...user,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: Ctrl-C in the terminal must reach us first, so that we end things in order.
    detached: true,
  });
  const gone = new Promise<void>((done) => {
    child.on('error', () => done());
    child.on('close', () => done());
  });
  let tail = '';
  const keep = (chunk: string): void => {
    tail = (tail + chunk).slice(-20_000);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  child.stdin.on('error', () => {});
  return {
    process: child,
    output: () => tail,
    stop: () => {
      child.stdin.end();
      return gone;
    },
  };
}
