import { expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld } from '#server/test/world.ts';

it.each(['/', '/settings', '/api/user', '/api/docs/'])(
  'lets a page ask for a microphone and for nothing else: %s',
  async (url) => {
    const { app } = await createWorld();
    const policy = String((await send(app, { url })).headers['permissions-policy']).split(', ');
    expect(policy).toContain('microphone=(self)');
    expect(policy).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'payment=()', 'usb=()']));
    expect(policy.filter((each) => !each.endsWith('=()'))).toEqual(['microphone=(self)', 'autoplay=(self)']);
  },
);
