import { execFileSync } from 'node:child_process';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { jwtVerify } from 'jose';
import { onTestFinished } from 'vitest';
import type { Subscription } from '#server/platform/push/push.ts';

/** What came for a device, as the device reads it. */
export type Received = { data: unknown; headers: IncomingHttpHeaders };

export type PushService = {
  port: number;
  /** A browser of someone's; `received` is what came for it. */
  device(): Device;
  /** How requests are answered from now on; at first they are taken with 201. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** How many requests came, whatever became of them. */
  asked: number;
};

export type Device = { subscription: Subscription; received: Received[] };

/** A push service on this machine, with TLS, that opens what it gets as the browser would, and checks who signed it. */
export async function startPushService(): Promise<PushService> {
  const { key, cert } = selfSigned();
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  type Opened = { received: Received[]; open: (body: Buffer, headers: IncomingHttpHeaders) => Promise<Received> };
  const devices = new Map<string, Opened>();
  const sockets = new Set<Duplex>();
  const server = createServer({ key, cert });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const service: PushService = {
    port: 0,
    asked: 0,
    answer: (_request, response) => response.writeHead(201).end(),
    device() {
      const path = `/${randomBytes(12).toString('hex')}`;
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const publicKey = ecdh.generateKeys();
      const received: Received[] = [];
      devices.set(path, {
        received,
        open: async (body, headers) => {
          await checkSigned(headers.authorization ?? '', `https://localhost:${service.port}`);
          const shared = (sender: Buffer) => ecdh.computeSecret(sender);
          return { data: JSON.parse(decrypt(body, { shared, publicKey, auth })) as unknown, headers };
        },
      });
      return {
        received,
        subscription: {
          endpoint: `https://localhost:${String(service.port)}${path}`,
          keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
        },
      };
    },
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    void (async () => {
      service.asked += 1;
      const pieces: Buffer[] = [];
      for await (const piece of request) {
        pieces.push(piece as Buffer);
      }
      const device = devices.get(request.url ?? '');
      const came = await device?.open(Buffer.concat(pieces), request.headers);
      service.answer(request, response);
      // Before the sender can have read the answer.
      if (response.statusCode === 201 && came) {
        device?.received.push(came);
      }
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.port = (server.address() as AddressInfo).port;
  onTestFinished(async () => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
    await once(server, 'close');
  });
  return service;
}

function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'clink-push-'));
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const made = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj /CN=localhost';
    const named = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', ...made.split(' '), ...named], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Keys = { shared: (sender: Buffer) => Buffer; publicKey: Buffer; auth: Buffer };

/** As a browser opens what came for it: RFC 8188 and RFC 8291. */
function decrypt(body: Buffer, { shared, publicKey, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (from: Buffer, withSalt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, withSalt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = derive(shared(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Throws unless the sender has signed, for this service and not for ever, with the key it names: RFC 8292. */
async function checkSigned(authorization: string, audience: string): Promise<void> {
  const [, token = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(k, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' });
  const { payload } = await jwtVerify(token, key, { audience });
  if (!/^(?:mailto:|https:)/.test(payload.sub ?? '')) {
    throw new Error('Nobody to ask about this sender.');
  }
}
