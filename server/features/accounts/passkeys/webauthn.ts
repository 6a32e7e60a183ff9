import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { generateKeyPairSync } from 'node:crypto';
import { once } from '#server/platform/once.ts';
import type { CreationOptions, MadeCredential, RequestOptions, UsedCredential } from '#shared/contract/passkeys.ts';
import { limits, productName } from '#shared/limits.ts';
import type { PasskeyRow } from './passkeys.queries.ts';
import type { RelyingParty } from './relying-party.ts';

const timeout = limits.challengeMinutes * 60_000;

/** ES256, EdDSA and RS256, which every device knows one of; the library would ask Node about newer ones, which it warns of. */
const supportedAlgorithmIDs = [-7, -8, -257];

/** Few servers see a passkey in their first minutes, and what checks them is large. */
const library = once(() => import('@simplewebauthn/server'));

type Known = Pick<PasskeyRow, 'credential_id' | 'transports'>;

type ForMaking = {
  party: RelyingParty;
  challenge: string;
  /** By which the device knows the account. */
  handle: string;
  /** What the device shows beside the passkey. */
  account: { name: string; displayName: string };
  /** The passkeys there are: a device that holds one makes no second. */
  known: readonly Known[];
};

/** What a device needs to make a passkey that can sign in by itself, after it has seen that it is its owner. */
export async function optionsForMaking({
  party,
  challenge,
  handle,
  account,
  known,
}: ForMaking): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: productName,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    userName: account.name,
    userDisplayName: account.displayName,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a device needs to use a passkey: one of `known`, or any that it has when none is named. */
export async function optionsForUsing(
  party: RelyingParty,
  challenge: string,
  known: readonly Known[] = [],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout,
    userVerification: 'required',
    allowCredentials: known.map(descriptorOf),
  });
}

export type Made = { credentialId: string; publicKey: Uint8Array; counter: number; backedUp: boolean };

/** A passkey that a device has made; null when the answer is not to this challenge, from here, and by its owner. */
export async function readMade(
  party: RelyingParty,
  challenge: string,
  { id, rawId, response }: MadeCredential,
): Promise<Made | null> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject } = response;
  const answer: RegistrationResponseJSON = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs,
    requireUserVerification: true,
    // What is no answer of a device makes it throw, like what is not for us.
  }).catch(() => ({ registrationInfo: undefined }));
  return registrationInfo
    ? {
        credentialId: registrationInfo.credential.id,
        publicKey: registrationInfo.credential.publicKey,
        counter: registrationInfo.credential.counter,
        backedUp: registrationInfo.credentialBackedUp,
      }
    : null;
}

export type Used = { counter: number; backedUp: boolean };

/**
 * How a passkey was used; null when the answer is not to this challenge, from here, by its owner, and signed by this
 * passkey. Where there is no passkey as much work is done. The caller, which keeps the counter, judges it.
 */
export async function readUsed(
  party: RelyingParty,
  challenge: string,
  { id, rawId, response }: UsedCredential,
  passkey: Pick<PasskeyRow, 'public_key'> | undefined,
): Promise<Used | null> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response;
  const answer: AuthenticationResponseJSON = {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  };
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id, publicKey: new Uint8Array(passkey?.public_key ?? nobodysKey()), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null);
  return checked?.verified && passkey
    ? { counter: checked.authenticationInfo.newCounter, backedUp: checked.authenticationInfo.credentialBackedUp }
    : null;
}

function descriptorOf({ credential_id: id, transports }: Known) {
  return { id, ...(transports !== '' && { transports: transports.split(',') }) };
}

/** A key in COSE whose other half nobody has. */
const nobodysKey = once(() => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), bytes(x), Buffer.from('225820', 'hex'), bytes(y)]);
});
