import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { onlyAddresses } from './scripts/lib/only-addresses.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';

const server = process.env['CLINK_SERVER'] ?? 'http://127.0.0.1:3000';

/**
 * Small modules that the first view of the dashboard needs and other pages share. In one file they are a third lighter
 * than in one each, and are asked for at once.
 */
const desk = new RegExp(
  `/(?:${[
    'web/lib/(?:clock|dates|preferences|typographic|use-device)',
    'web/ui/(?:confirm|dialog|field|popover|skeleton|use-refusal)',
    'web/features/(?:notes|toasts)/api',
    'shared/(?:calendar|timezones|contract/(?:notes|settings|toasts))',
  ].join('|')})\\.tsx?$`,
);

export default defineConfig({
  root: 'web',
  plugins: [onlyAddresses, react(), tailwindcss(), serviceWorker('web/offline/worker.ts')],
  // Every browser that runs es2023 preloads modules by itself.
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'desk', test: desk }] } } },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
});
