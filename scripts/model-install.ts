import { installModelRuntime } from './lib/model-runtime.ts';

// `npm run model:install`: what WRITER=local runs a model with, about 85 MB. `npm start` does it by itself there.
console.log('Installing what runs a model…');
const problem = installModelRuntime();
console.log(problem ?? 'It is there.');
process.exitCode = problem === null ? 0 : 1;
