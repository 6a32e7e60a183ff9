import * as z from 'zod/mini';
import { confirmation, signedIn } from './accounts.ts';
import { done, id, idParams, instant, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

export const passkey = z.object({
  id,
  /** What its owner calls it; null when that was damaged on the server. */
  name: z.nullable(z.string()),
  /** Whether it is kept by a service as well, such as a password manager, and so outlives the device. */
  backedUp: z.boolean(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

const overview = z.object({
  passkeys: z.array(passkey),
  /** Whether a passkey or a recovery code is asked for after the password. */
  isTwoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** The origin at which passkeys work; null when this server has none, for want of HTTPS or of a name. */
  worksAt: z.nullable(z.string()),
});
export type PasskeyOverview = z.output<typeof overview>;

const name = text(limits.passkeyNameMax).check(z.trim(), z.minLength(1, 'Please give it a name.'));

const descriptor = z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, as far as we use it. */
const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.string(), alg: z.number() })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.string()),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.string()),
    }),
  ),
  attestation: z.optional(z.string()),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn, as far as we use it. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(z.string()),
});
export type RequestOptions = z.output<typeof requestOptions>;

const bytes = z.string().check(z.maxLength(16_384), z.regex(/^[A-Za-z0-9_-]*$/));
const credentialId = bytes.check(z.minLength(1), z.maxLength(1_400));

/** What a device answers when it makes a passkey. What else it says of itself is left aside. */
const madeCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
});
export type MadeCredential = z.output<typeof madeCredential>;

/** What a device answers when it uses a passkey. */
const usedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.nullish(bytes),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

const recoveryCodes = z.array(z.string());

/** A person's passkeys, and whether one is asked for after the password. */
export const passkeys = {
  list: endpoint('GET', '/api/user/passkeys', {
    summary: 'Your passkeys, and whether one is asked for after the password.',
    access: 'signed-in',
    reply: overview,
  }),
  beginAdding: endpoint('POST', '/api/user/passkeys/options', {
    summary: 'What a device needs to make a passkey. Needs the password, or a sign-in of the last ten minutes.',
    access: 'signed-in',
    body: confirmation,
    reply: creationOptions,
  }),
  add: endpoint('POST', '/api/user/passkeys', {
    summary: 'Adds the passkey that a device has made, within five minutes and in the same session.',
    access: 'signed-in',
    body: z.strictObject({ name, credential: madeCredential }),
    reply: passkey,
    status: 201,
  }),
  rename: endpoint('PATCH', '/api/user/passkeys/:id', {
    summary: 'Gives a passkey another name.',
    access: 'signed-in',
    params: idParams,
    body: z.strictObject({ name }),
    reply: passkey,
  }),
  remove: endpoint('DELETE', '/api/user/passkeys/:id', {
    summary:
      'Removes a passkey; with the last one, nothing is asked for after the password any more. Needs the password, or a sign-in of the last ten minutes.',
    access: 'signed-in',
    params: idParams,
    body: z.nullish(confirmation),
    reply: done,
  }),
  setTwoFactor: endpoint('PUT', '/api/user/two-factor', {
    summary:
      'Whether a passkey is asked for after the password. Turning it on answers with recovery codes, this once. Needs the password, or a sign-in of the last ten minutes.',
    access: 'signed-in',
    body: z.strictObject({ on: z.boolean(), password: confirmation.shape.password }),
    reply: z.object({ recoveryCodes: z.nullable(recoveryCodes) }),
  }),
  renewRecoveryCodes: endpoint('POST', '/api/user/recovery-codes', {
    summary:
      'Makes new recovery codes in the place of all earlier ones. Needs the password, or a sign-in of the last ten minutes.',
    access: 'signed-in',
    body: confirmation,
    reply: z.object({ recoveryCodes }),
  }),
};

const ticket = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'This is no ticket.'));

/** Signing in with a passkey: alone, or as the second step after a password or a social provider. */
export const passkeySignIn = {
  begin: endpoint('POST', '/api/auth/passkey/options', {
    summary: 'What a device needs to sign in with a passkey alone.',
    access: 'anyone',
    body: z.strictObject({}),
    reply: requestOptions,
  }),
  finish: endpoint('POST', '/api/auth/passkey', {
    summary: 'Signs in with a passkey alone.',
    access: 'anyone',
    body: z.strictObject({ credential: usedCredential, rememberMe: z.optional(z.boolean()) }),
    reply: signedIn,
  }),
  beginSecondStep: endpoint('POST', '/api/auth/second-step/options', {
    summary: 'What a device needs to use a passkey as the second step of a sign-in.',
    access: 'anyone',
    body: z.strictObject({ ticket }),
    reply: requestOptions,
  }),
  finishSecondStep: endpoint('POST', '/api/auth/second-step', {
    summary: 'Completes a sign-in, with a passkey or with a recovery code.',
    access: 'anyone',
    body: z.strictObject({
      ticket,
      credential: z.optional(usedCredential),
      recoveryCode: z.optional(text(100).check(z.trim(), z.minLength(1, 'Please enter a recovery code.'))),
    }),
    reply: signedIn,
  }),
};
