import { installModelRuntime, isModelRuntimeInstalled } from './lib/model-runtime.ts';
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
if (process.env['WRITER'] === 'local' && !isModelRuntimeInstalled()) {
  console.log('Installing what runs a model (about 85 MB)…');
  console.log(installModelRuntime() ?? 'Installed.');
}
