import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { takeBytes } from '#server/platform/http/take-bytes.ts';
import { imports } from '#shared/contract/imports.ts';
import { findOwnImport, importsOf, previewImport, startImport, undoImport, type Importing } from './imports.service.ts';
import { importLimits } from './reading/limits.ts';
import { createImportReader } from './reading/reader.ts';
import { uploadIn } from './upload.ts';

const bytes = {
  types: ['application/octet-stream'],
  most: importLimits.file,
  refusal: 'Please send the file itself, as application/octet-stream.',
  /** A mapping is tried out while the last try still ends. */
  atOnce: { each: 2, all: 8 },
  asStream: true,
};
const hourMs = 3_600_000;
/** Each change of a mapping is a preview. */
const previewing = { max: 200, windowMs: hourMs };
const starting = { max: 30, windowMs: hourMs };

export function importsRoutes(app: App, deps: Deps): void {
  const ending = new AbortController();
  const importing: Importing = { reader: createImportReader(), underWay: new Set(), signal: ending.signal };
  app.addHook('onClose', async () => {
    ending.abort(new Error('The server ends.'));
    await importing.reader.close();
    await Promise.all(importing.underWay);
  });

  takeBytes(app, bytes, (part) => {
    route(
      part,
      imports.preview,
      async ({ viewer, query, request, reply }) =>
        previewImport(deps, viewer, {
          reader: importing.reader,
          upload: { ...query, ...uploadIn(request, reply.raw) },
        }),
      previewing,
    );

    route(
      part,
      imports.start,
      async ({ viewer, query, request }) =>
        startImport(deps, viewer, { importing, upload: { ...query, ...uploadIn(request) } }),
      starting,
    );
  });

  route(app, imports.list, ({ viewer }) => importsOf(deps, viewer));

  route(app, imports.undo, async ({ viewer, params }) =>
    undoImport(deps, await findOwnImport(deps, viewer, params.id)),
  );
}
