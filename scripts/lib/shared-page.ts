import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';
import { onlyAddresses } from './only-addresses.ts';

/**
 * Builds the style and script of the page of a shared toast beside the app, alone, so that a visitor is sent nothing
 * else. The manifest says where they are; the server writes the page itself.
 */
export function sharedPage(entry: string, manifest: string): Plugin {
  let folder = '';
  let root = '';
  return {
    name: 'shared-page',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        root,
        publicDir: false,
        plugins: [onlyAddresses, tailwindcss()],
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2023',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          manifest,
          rolldownOptions: { input: resolve(entry) },
        },
      });
    },
  };
}
