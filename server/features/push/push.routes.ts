import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { push } from '#shared/contract/push.ts';
import { addDevice, devicesOf, findOwnDevice, publicKeyOf, removeDevice } from './push.service.ts';

const hourMs = 3_600_000;

export function pushRoutes(app: App, deps: Deps): void {
  route(app, push.key, async () => ({ publicKey: await publicKeyOf(deps) }));

  route(app, push.list, ({ viewer }) => devicesOf(deps, viewer));

  route(
    app,
    push.add,
    ({ viewer, body, request }) =>
      addDevice(deps, viewer, { subscription: body, userAgent: request.headers['user-agent'] }),
    { max: 60, windowMs: hourMs },
  );

  route(app, push.remove, async ({ viewer, params }) => {
    await removeDevice(deps, await findOwnDevice(deps, viewer, params.id));
    return { message: 'This browser gets no more notifications.' };
  });
}
