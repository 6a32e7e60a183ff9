import { installRuntime } from './lib/runtimes.ts';

// `npm run model:install` is for WRITER=local (about 85 MB), `npm run voice:install` for VOICE=sherpa (about 35 MB).
// `npm start` does it by itself there.
const name = process.argv.includes('voice') ? 'voice' : 'writer';
console.log('Installing what runs a model…');
const problem = installRuntime(name);
console.log(problem ?? 'It is there.');
process.exitCode = problem === null ? 0 : 1;
