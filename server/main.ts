import pino from 'pino';
import { commandAdmins } from '#server/features/accounts/admin.ts';
import { readConfig } from './config.ts';
import { seedDemo } from './seed/seed.ts';
import { closeDeps, openDeps, serve } from './start.ts';
import { verify } from './sealing/verify.ts';
import { productName } from '#shared/limits.ts';

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

const commands: Record<string, (args: string[]) => Promise<void>> = {
  serve: async () => {
    const { address, closed, remarks, stop } = await serve(readConfig(process.env));
    if (closed) {
      process.stderr.write(`${productName} stays closed. ${closed}\n`);
    }
    say(closed ? `This is said to all who come: the page is at ${address}` : `${productName} is at ${address}`);
    void remarks.then((sentences) => sentences.forEach(say));
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (!stopping) {
          stopping = true;
          stop().then(() => process.exit(0), fail);
        }
      });
    }
  },
  seed: async () => {
    const deps = await openDeps(readConfig(process.env));
    await seedDemo(deps, say);
    await closeDeps(deps);
  },
  verify: async () => {
    // What it finds is said in sentences, so that nothing else need be.
    const deps = await openDeps(readConfig(process.env), { log: pino({ level: 'silent' }) });
    try {
      process.exitCode = (await verify(deps, say)) === 0 ? 0 : 1;
    } finally {
      await closeDeps(deps);
    }
  },
  admin: async (args) => {
    const deps = await openDeps(readConfig(process.env));
    try {
      await commandAdmins(deps, args, say);
    } finally {
      await closeDeps(deps);
    }
  },
};

function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  process.stderr.write(`${message}\n${message.includes(cause) ? '' : `${cause}\n`}`);
  process.exit(1);
}

// What Clink writes is its owner's alone, also in a folder that others may look into.
process.umask(0o077);

const [name = 'serve', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  command(args).catch(fail);
} else {
  fail(new Error(`There is no command "${name}". Known: ${Object.keys(commands).join(', ')}.`));
}
