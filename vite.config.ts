import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['CLINK_SERVER'] ?? 'http://127.0.0.1:3000';

/** What each call does is told in the API's description, which the server makes; no browser needs the sentences. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({
      code: code.replace(/\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),/g, ''),
      map: null,
    }),
  },
};

export default defineConfig({
  root: 'web',
  plugins: [withoutSummaries, react(), tailwindcss()],
  // Every browser that runs es2023 preloads modules by itself.
  build: { target: 'es2023', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
});
