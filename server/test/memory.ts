import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, from Linux' own account of it: what it has now. */
export function residentMb(pid: number): number {
  return inMb(pid, 'VmRSS');
}

/** The same at its highest so far. */
export function mostResidentMb(pid: number): number {
  return inMb(pid, 'VmHWM');
}

function inMb(pid: number, name: string): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  return Number(new RegExp(String.raw`${name}:\s+(\d+) kB`).exec(status)?.[1] ?? Number.NaN) / 1024;
}
