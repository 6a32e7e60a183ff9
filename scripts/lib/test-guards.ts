import { Socket } from 'node:net';
import { format } from 'node:util';

const offences: string[] = [];

/** What happened since the last call that no test may do. */
export function takeOffences(): string[] {
  return offences.splice(0);
}

/** console.error and console.warn become offences. A test that expects one replaces the method with a spy. */
export function guardConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      offences.push(`console.${method}: ${format(...args)}`);
    };
  }
}

/** Whether an address can only be this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '');
  return (
    bare === 'localhost' || bare.endsWith('.localhost') || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(bare) || bare === '::1'
  );
}

/** The host that `socket.connect` was asked for; undefined for a pipe or a socket file. */
function hostOf(args: unknown[]): string | undefined {
  // Node's own callers hand over their arguments in one normalised array.
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null) {
    const { path, host } = first as { path?: string; host?: string };
    return path ? undefined : (host ?? 'localhost');
  }
  const isPath = typeof first === 'string' && !/^\d+$/.test(first);
  return isPath ? undefined : typeof second === 'string' ? second : 'localhost';
}

/**
 * A connection to another machine becomes an offence and fails, before its name is even looked up. Every client of
 * Node (http, fetch, TLS, databases) connects through this one method. The machine of the test database is let through.
 */
export function guardNetwork(databaseUrl: string | undefined): void {
  const databaseHost = databaseUrl && new URL(databaseUrl).hostname;
  const connect = Socket.prototype.connect as (this: Socket, ...args: unknown[]) => Socket;
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args);
    if (host === undefined || isLoopback(host) || host === databaseHost) {
      return connect.apply(this, args);
    }
    const offence = `A connection to ${host} was refused: tests speak to this machine only.`;
    offences.push(offence);
    return this.destroy(new Error(offence));
  };
}
