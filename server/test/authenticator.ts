import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { passkeys, type CreationOptions, type MadeCredential } from '#shared/contract/passkeys.ts';
import type { RequestOptions, UsedCredential } from '#shared/contract/passkeys.ts';
import type { Person } from './person.ts';

/** What a device may get wrong, or a thief of its answers. */
type Otherwise = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether it has seen that it is its owner. */
  isVerified?: boolean;
  /** What its counter says. */
  counter?: number;
  /** Whom the passkey says it is of, in base64url; null for nobody. */
  handle?: string | null;
  /** Whose key signs. */
  signedBy?: Authenticator;
  /** What it calls the passkey. */
  id?: string;
};

/** A device that makes one passkey, in software. */
export type Authenticator = {
  key: KeyObject;
  make(options: CreationOptions, otherwise?: Otherwise): MadeCredential;
  use(options: RequestOptions, otherwise?: Otherwise): UsedCredential;
};

/** @param counts whether it says how often it was used, as security keys do and phones do not */
export function createAuthenticator({ counts = false } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ownId = randomBytes(16);
  let used = 0;
  let rpId = 'localhost';
  let ownHandle = '';

  const count = () => (counts ? (used += 1) : 0);
  const nameFor = ({ id }: Otherwise) => (id === undefined ? ownId : Buffer.from(id, 'base64url'));

  return {
    key: privateKey,
    make({ challenge, rp, user }, otherwise = {}) {
      rpId = rp.id ?? rpId;
      ownHandle = user.id;
      const id = nameFor(otherwise);
      const data = authenticatorData({ rpId, counter: count(), ...otherwise }, attested(id, publicKey));
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, otherwise).toString('base64url'),
          attestationObject: attestationObject(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use({ challenge }, otherwise = {}) {
      const client = clientData('webauthn.get', challenge, otherwise);
      const data = authenticatorData({ rpId, counter: count(), ...otherwise });
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      const handle = otherwise.handle === undefined ? ownHandle : otherwise.handle;
      const id = nameFor(otherwise).toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, otherwise.signedBy?.key ?? privateKey).toString('base64url'),
          ...(handle !== null && { userHandle: handle }),
        },
      };
    },
  };
}

/** Someone adds a passkey of this device, as their browser would. */
export async function addPasskeyOf(person: Person, device: Authenticator, name = 'Phone') {
  const options = await person.call(passkeys.beginAdding, { body: {} });
  return person.call(passkeys.add, { body: { name, credential: device.make(options) } });
}

function clientData(type: string, asked: string, { challenge = asked, origin = 'http://localhost:3000' }: Otherwise) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

const isPresent = 0x01;
const isVerifiedFlag = 0x04;
const holdsKey = 0x40;

function authenticatorData(
  { rpId, counter, isVerified = true }: { rpId: string; counter: number; isVerified?: boolean },
  key: Buffer = Buffer.alloc(0),
): Buffer {
  const flags = isPresent | (isVerified ? isVerifiedFlag : 0) | (key.length > 0 ? holdsKey : 0);
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted, key]);
}

function attested(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  // A COSE key: kty EC2, alg ES256, crv P-256, x, y.
  const cose = ['a5010203262001215820', Buffer.from(x, 'base64url'), '225820', Buffer.from(y, 'base64url')];
  const parts = cose.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part));
  return Buffer.concat([Buffer.alloc(16), length, id, ...parts]);
}

/** In CBOR: {"fmt": "none", "attStmt": {}, "authData": data}. */
function attestationObject(data: Buffer): Buffer {
  const length = Buffer.from([0x59, data.length >> 8, data.length & 0xff]);
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    length,
    data,
  ]);
}
