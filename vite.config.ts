import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
  ],
  // Every browser that runs es2023 preloads modules by itself.
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What many pages share comes in one file, for many small ones compress badly and are asked for one by one. From 6
    // on a page is sent what it does not need, from 10 on less comes together: measured with `bench/weight.ts`.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'common', minShareCount: 8 }] } } },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
});
