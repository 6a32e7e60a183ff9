import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/run.ts';

// `npm run dev`: the server, which restarts when its files change, and Vite before it, in one terminal. Each ends the other.
const port = process.env['PORT'] || '3000';
const env = { ...process.env, PORT: port, CLINK_SERVER: `http://127.0.0.1:${port}` };
const start = (command: string, args: string[]) => spawn(command, args, { cwd: root, env, stdio: 'inherit' });
const both = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts']),
  start(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--clearScreen=false']),
];

let ending = false;
function end(): void {
  if (!ending) {
    ending = true;
    for (const child of both) {
      child.kill('SIGTERM');
    }
  }
}

for (const child of both) {
  child.on('exit', end);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, end);
}
