import { expect, it } from 'vitest';
import { isThisMachine } from './this-machine.ts';

it.each(['127.0.0.1:11434', '127.8.9.1', 'localhost', 'LOCALHOST:8080', 'model.localhost', '[::1]:8880'])(
  'takes %s for this machine',
  (host) => {
    expect(isThisMachine(host)).toBe(true);
  },
);

it.each(['api.example.com', 'localhost.example.com', '192.168.1.4:11434', '10.127.0.0.1.example.org', '[::2]'])(
  'takes %s for another',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);
