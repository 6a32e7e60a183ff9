import { buildWeb, webIsFresh } from './lib/web-build.ts';

// `npm run build` builds the web app; `npm start` adds --if-stale and skips what is built already.
if (!process.argv.includes('--if-stale') || !webIsFresh()) {
  console.log('Building the web app…');
  const { ok, output } = await buildWeb();
  process.stdout.write(output);
  console.log(ok ? 'Built.' : 'The web app could not be built; the reason stands above.');
  process.exitCode = ok ? 0 : 1;
}
