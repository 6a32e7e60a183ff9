import type { CreationOptions, MadeCredential, RequestOptions, UsedCredential } from '#shared/contract/passkeys.ts';

/** A host that is a bare address, of which browsers keep no passkeys. */
const bareAddress = /^[\d.]+$|^\[/;

/** Whether passkeys work in this browser and at this address: over HTTPS and on this machine alone, and under a name. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !bareAddress.test(window.location.hostname);
}

/** What did not succeed on the device, in words for the person. */
class DeviceProblem extends Error {}

/** What to say of a passkey that the device did not make or use; null when the device is not why. */
export function deviceProblemOf(error: unknown): string | null {
  return error instanceof DeviceProblem ? error.message : null;
}

/** Has the device make a passkey. Throws what `deviceProblemOf` can say. */
export async function makePasskey(options: CreationOptions): Promise<MadeCredential> {
  const { startRegistration } = await library();
  try {
    return await startRegistration({ optionsJSON: options as never });
  } catch (error) {
    throw new DeviceProblem(sayOf(error), { cause: error });
  }
}

/** Has the device use a passkey. Throws what `deviceProblemOf` can say. */
export async function answerWithPasskey(options: RequestOptions): Promise<UsedCredential> {
  const { startAuthentication } = await library();
  try {
    return await startAuthentication({ optionsJSON: options as never });
  } catch (error) {
    throw new DeviceProblem(sayOf(error), { cause: error });
  }
}

/** Fetched by whoever presses a button for it. */
function library() {
  return import('@simplewebauthn/browser');
}

/** By the library's code or the browser's name for it; browsers do not tell a refusal from running out of time. */
const sayings: Record<string, string> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'This device has a passkey for your account already.',
  ERROR_INVALID_DOMAIN: 'Passkeys do not work at this address.',
  ERROR_INVALID_RP_ID: 'Passkeys do not work at this address.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'This device cannot keep a passkey.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT:
    'A passkey needs a fingerprint, a face, a PIN or a screen lock. Please set one up on this device first.',
};

function sayOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return sayings[code] ?? 'Your device stopped, or nobody answered it in time. Please try again.';
}
