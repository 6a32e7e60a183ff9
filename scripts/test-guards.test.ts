import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { describe, expect, it, vi } from 'vitest';
import { isLoopback, takeOffences } from './lib/test-guards.ts';

describe('the guard on the console', () => {
  it.each(['error', 'warn'] as const)('remembers console.%s, for which the test then fails', (method) => {
    console[method]('so %s', 'bad', { at: 1 });
    expect(takeOffences()).toEqual([`console.${method}: so bad { at: 1 }`]);
  });

  it('lets a test expect one', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    console.error('expected');
    expect(complaint).toHaveBeenCalledWith('expected');
    expect(takeOffences()).toEqual([]);
  });
});

describe('the guard on the network', () => {
  const refusal = (host: string): string => `A connection to ${host} was refused: tests speak to this machine only.`;

  it('refuses fetch', async () => {
    await expect(fetch('http://192.0.2.1/')).rejects.toThrow('fetch failed');
    expect(takeOffences()).toEqual([refusal('192.0.2.1')]);
  });

  it('refuses http by name, before the name is looked up', async () => {
    const error = await new Promise<Error>((done) => get('http://clink.invalid/').on('error', done));
    expect(error.message).toBe(refusal('clink.invalid'));
    expect(takeOffences()).toEqual([refusal('clink.invalid')]);
  });

  it('refuses TLS', async () => {
    const error = await new Promise<Error>((done) => connect(443, 'clink.invalid').on('error', done));
    expect(error.message).toBe(refusal('clink.invalid'));
    expect(takeOffences()).toEqual([refusal('clink.invalid')]);
  });

  it('lets this machine through', async () => {
    const server = createServer((_, response) => response.end('hi'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('hi');
    expect(takeOffences()).toEqual([]);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.1', '::1', '[::1]', '::ffff:127.0.0.1', 'a.localhost'])(
    '%s is this machine',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each(['10.0.0.1', '127.0.0.1.example.org', 'localhost.example.org', '0.0.0.0', '128.0.0.1', '::2', ''])(
    '%s is not',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
