import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { passkeys } from '#shared/contract/passkeys.ts';
import {
  addPasskey,
  beginAdding,
  findOwnPasskey,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from './passkeys.service.ts';
import { renewRecoveryCodes, setTwoFactor } from './two-factor.service.ts';

const changes = { max: 30, windowMs: 3_600_000 };

/** A person's passkeys and recovery codes. */
export function passkeysRoutes(app: App, deps: Deps): void {
  route(app, passkeys.list, ({ viewer }) => passkeysOf(deps, viewer));

  route(app, passkeys.beginAdding, ({ viewer, body }) => beginAdding(deps, viewer, body.password), changes);

  route(app, passkeys.add, ({ viewer, body }) => addPasskey(deps, viewer, body), changes);

  route(app, passkeys.rename, async ({ viewer, params: { id }, body: { name } }) =>
    renamePasskey(deps, await findOwnPasskey(deps, viewer, id), name),
  );

  route(
    app,
    passkeys.remove,
    async ({ viewer, params: { id }, body }) => {
      const passkey = await findOwnPasskey(deps, viewer, id);
      await removePasskey(deps, viewer, { passkey, password: body?.password });
      return { message: 'The passkey is removed.' };
    },
    changes,
  );

  route(
    app,
    passkeys.setTwoFactor,
    async ({ viewer, body: { on, password } }) => ({
      recoveryCodes: await setTwoFactor(deps, viewer, { on, password }),
    }),
    changes,
  );

  route(
    app,
    passkeys.renewRecoveryCodes,
    async ({ viewer, body }) => ({ recoveryCodes: await renewRecoveryCodes(deps, viewer, body.password) }),
    changes,
  );
}
