import { defineConfig } from 'vitest/config';
import { keepOutsideErrors, outsideErrorsTo } from './scripts/lib/outside-errors.ts';

const drill = process.env['DRILL'] === 'on';
const hour = 3_600_000;
const errorsFile = process.env[outsideErrorsTo];

export default defineConfig({
  test: {
    include: ['{server,shared,web}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/dist/**'],
    environment: 'node',
    // Processes, not threads: the voice and the crash tests bring threads and children of their own.
    pool: 'forks',
    maxWorkers: 2,
    ...(errorsFile && { reporters: ['default', 'json', keepOutsideErrors(errorsFile)] }),
    globalSetup: ['scripts/test-database.ts', 'scripts/test-model.ts'],
    setupFiles: 'scripts/test-setup.ts',
    provide: { drill },
    // How fast we are is told by the bench: a machine at work may take long to voice one word.
    testTimeout: drill ? hour : 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
