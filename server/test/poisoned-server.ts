import type { AddressInfo } from 'node:net';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createLanguage } from '#server/language/language.ts';
import { openDeps } from '#server/start.ts';

// A server as it runs, but for notes with the endless word: reading those never ends. Started by tests as a process.
const workerUrl = new URL('./poisoned-worker.ts', import.meta.url);
const deps = await openDeps(readConfig(process.env), { language: createLanguage({ workerUrl }) });
const app = await buildApp(deps);
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`Clink is at http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`);
