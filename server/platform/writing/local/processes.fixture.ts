import { execFileSync } from 'node:child_process';

/** The processes that hold a model for this one, by their ids. */
export function modelProcessesOf(parent: number): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return listed
    .map((line) => /^\s*(\d+)\s+(\d+)\s+([A-Z])\S*\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === parent && found?.[3] !== 'Z' && found?.[4]?.includes('model-worker'))
    .map((found) => Number(found?.[1]));
}
