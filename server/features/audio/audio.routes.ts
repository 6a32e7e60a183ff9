import type { Deps } from '#server/deps.ts';
import type { NarratorSamples } from '#server/features/narrators/narrators.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { sendBytes } from '#server/platform/http/bytes.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { audio } from '#shared/contract/audio.ts';
import { AppError } from '#shared/errors.ts';
import { findOwnClip, openClip, type Recording } from './audio.service.ts';
import { ownAddress } from './own-address.ts';

export function audioRoutes(app: App, deps: Deps, samples: NarratorSamples): void {
  route(app, audio.clip, async ({ viewer, params, request, reply }) =>
    sendBytes(request, reply, await clip(deps, viewer, params.clip)),
  );

  route(app, audio.sample, async ({ params, request, reply }) =>
    sendBytes(request, reply, asMp3(await samples.introduction(params.id))),
  );

  route(app, audio.sampleToast, async ({ params, request, reply }) =>
    sendBytes(request, reply, asMp3(await samples.toast(params.id))),
  );

  route(app, audio.proxy, async ({ viewer, query, request, reply }) => {
    const address = ownAddress(query.url, [`${request.protocol}://${request.host}`, deps.config.publicUrl]);
    if ('narrator' in address) {
      return sendBytes(request, reply, asMp3(await samples.introduction(address.narrator)));
    }
    return sendBytes(request, reply, await clip(deps, viewer, address.clip));
  });
}

function asMp3({ mp3 }: { mp3: Uint8Array }): { bytes: Uint8Array; mime: string } {
  return { bytes: mp3, mime: 'audio/mpeg' };
}

async function clip(deps: Deps, viewer: Viewer | null, id: string): Promise<Recording> {
  if (!viewer) {
    throw new AppError('unauthenticated', 'A recording needs its listener.');
  }
  return openClip(deps, await findOwnClip(deps, viewer, id));
}
