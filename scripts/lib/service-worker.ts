import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/**
 * What no page needs to open: pictures, the toast of the door, letters that few names are written in, and the HTML of
 * all pages but one.
 */
const leftOut =
  /\.(svg|webmanifest|png)$|^door-toast\.mp3$|^pages(?!\/dashboard\.html$)|-(cyrillic|greek|vietnamese|latin-ext)[-.]/;
/** Signing in with a provider needs a connection anyway. */
const ofProvider = /node_modules\/@supabase\//;

/** Builds the service worker beside the app, with the list of the files that it keeps on the device. */
export function serviceWorker(worker: string): Plugin {
  let folder = '';
  let publicFolder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved({ root, publicDir, build: { outDir } }) {
      folder = resolve(root, outDir);
      publicFolder = publicDir;
    },
    async writeBundle(_options, bundle) {
      const built = Object.values(bundle)
        .filter((file) => !leftOut.test(file.fileName) && !(file.type === 'chunk' && file.moduleIds.some(isOfProvider)))
        .map((file) => ({
          url: `/${file.fileName}`,
          // The name of every other file says what is in it.
          revision: file.fileName.startsWith('assets/') ? null : revisionOf(contentOf(file)),
        }));
      const given = readdirSync(publicFolder)
        .filter((name) => !leftOut.test(name))
        .map((name) => ({ url: `/${name}`, revision: revisionOf(readFileSync(join(publicFolder, name))) }));
      const files = [...built, ...given];
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'self.__files': JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2023',
          lib: { entry: worker, formats: ['iife'], name: 'worker', fileName: () => 'service-worker.js' },
        },
      });
    },
  };
}

function isOfProvider(id: string): boolean {
  return ofProvider.test(id);
}

function contentOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

function revisionOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
