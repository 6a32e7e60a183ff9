import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkName, firstChunks } from './scripts/lib/chunks.ts';
import { firstView } from './scripts/lib/first-view.ts';
import { onlyAddresses } from './scripts/lib/only-addresses.ts';
import { sharedPage } from './scripts/lib/shared-page.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';

const server = process.env['CLINK_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'web',
  plugins: [
    onlyAddresses,
    react(),
    tailwindcss(),
    sharedPage('web/shared-page/main.ts', 'shared-page.json'),
    serviceWorker('web/offline/worker.ts'),
    firstView({
      shells: 'web/app/shells.tsx',
      pages: 'web/app/pages.ts',
      early: ['web/first-view/early.js', 'web/first-view/start.js'],
    }),
  ],
  // Every browser that runs es2023 preloads modules by itself.
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Many small files compress badly and are asked for one by one.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: firstChunks() }, chunkFileNames: chunkName },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
});
