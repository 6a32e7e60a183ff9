import { defineConfig } from 'vitest/config';

const drill = process.env['DRILL'] === 'on';
const hour = 3_600_000;

export default defineConfig({
  test: {
    include: ['{server,shared,web}/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'web/dist/**'],
    environment: 'node',
    // Processes, not threads: the voice and the crash tests bring threads and children of their own.
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: 'scripts/test-database.ts',
    setupFiles: 'scripts/test-setup.ts',
    provide: { drill },
    ...(drill && { testTimeout: hour }),
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
