import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';

/** Has a server of a test's own listen on this machine until the test is over. Answers with its address. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${String(port)}`;
}
