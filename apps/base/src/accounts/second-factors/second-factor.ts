import { choices } from '@reelsheet/kernel';
import type { PasskeyAssertion } from './passkeys/passkey.js';

/** Kinds of second factors: codes of an authenticator app (RFC 6238), and WebAuthn credentials. */
export const FACTOR_KINDS = choices('Kind of second factor', {
  totp: 'an authenticator app',
  passkey: 'a passkey (WebAuthn)',
});
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** A code that its holder types. */
export type CodeProof = { readonly code: string } | { readonly recoveryCode: string };

/** A proof that a request comes from the holder of a second factor. */
export type FactorProof = CodeProof | { readonly assertion: PasskeyAssertion };

/** A proof that a request comes from the owner of the account, and not only from the holder of a credential. */
export type OwnerProof = { readonly password: string } | CodeProof;

/** A proof that was accepted and cannot be used again. */
export type UsedProof = { readonly kind: FactorKind } | { readonly kind: 'recovery_code'; readonly left: number };

/** A challenge that a proof of a second factor completes. */
export interface FactorChallenge {
  /** Random token, of which only a hash is stored. */
  readonly token: string;
  /** Kinds of second factors that the user has. */
  readonly kinds: readonly FactorKind[];
}
