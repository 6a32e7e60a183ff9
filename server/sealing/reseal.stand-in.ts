import { readConfig } from '#server/config.ts';
import { openDeps } from '#server/start.ts';
import { resealOlder } from './reseal.ts';

// Seals again what is older and dies in the middle of it: each value asks for its key once.
const deps = await openDeps(readConfig(process.env));
const { of } = deps.keyring;
let left = Number(process.env['DIES_AT']);
deps.keyring.of = async (userId) => {
  left -= 1;
  if (left === 0) {
    // What was read is on its way back by then, or is not yet.
    setImmediate(() => process.kill(process.pid, 'SIGKILL'));
  }
  return of(userId);
};
await resealOlder(deps);
