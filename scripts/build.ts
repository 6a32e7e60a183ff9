import type { Outcome } from './lib/run.ts';
import { installRuntime, isRuntimeInstalled, type RuntimeName } from './lib/runtimes.ts';
import { buildServer, serverIsFresh } from './lib/server-build.ts';
import { buildWeb, webIsFresh } from './lib/web-build.ts';

// `npm run build` builds the web app and the server; `npm start` adds --if-stale and skips what is built already.
const isAlways = !process.argv.includes('--if-stale');

async function build(what: string, isFresh: () => boolean, work: () => Promise<Outcome>): Promise<void> {
  if (!isAlways && isFresh()) {
    return;
  }
  console.log(`Building the ${what}…`);
  const { ok, output } = await work();
  process.stdout.write(output);
  console.log(ok ? 'Built.' : `The ${what} could not be built; the reason stands above.`);
  if (!ok) {
    process.exitCode = 1;
  }
}

await build('web app', webIsFresh, buildWeb);
await build('server', serverIsFresh, buildServer);

// Who asks for a model in the house asks for what runs it. Without it Clink starts all the same, and says so.
const asked: [RuntimeName, boolean, string][] = [
  ['writer', process.env['WRITER'] === 'local', '85 MB'],
  ['voice', process.env['VOICE'] === 'sherpa', '35 MB'],
];
for (const [name, isAsked, size] of asked) {
  if (isAsked && !isRuntimeInstalled(name)) {
    console.log(`Installing what runs the model of the ${name} (about ${size})…`);
    console.log(installRuntime(name) ?? 'Installed.');
  }
}
