import { installRuntime, isRuntimeInstalled, type RuntimeName } from './lib/runtimes.ts';
import { buildWeb, webIsFresh } from './lib/web-build.ts';

// `npm run build` builds the web app; `npm start` adds --if-stale and skips what is built already.
if (!process.argv.includes('--if-stale') || !webIsFresh()) {
  console.log('Building the web app…');
  const { ok, output } = await buildWeb();
  process.stdout.write(output);
  console.log(ok ? 'Built.' : 'The web app could not be built; the reason stands above.');
  process.exitCode = ok ? 0 : 1;
}

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
