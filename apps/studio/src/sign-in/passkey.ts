import { dataOf, type PasskeyAssertionBody } from '@reelsheet/client';
import { accounts } from '../session/session.js';

/** Lets the user choose a passkey for a challenge of a sign-in; undefined if none was used. */
export async function passkeyFor(challenge: string): Promise<PasskeyAssertionBody | undefined> {
  const options = await dataOf(accounts().auth.secondFactor.beginPasskey({ body: { challenge } }));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options.public_key as object as PublicKeyCredentialRequestOptionsJSON,
  );
  try {
    const credential = await navigator.credentials.get({ publicKey });
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as PasskeyAssertionBody) : undefined;
  } catch (error) {
    // The browser says so when the user has cancelled, or has no passkey here.
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
