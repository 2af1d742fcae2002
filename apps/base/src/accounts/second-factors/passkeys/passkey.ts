/** The public part of a passkey, as its registration has proved it. */
export interface PasskeyCredential {
  /** Id that the authenticator has chosen, in base64url. */
  readonly credentialId: string;
  /** Public key in COSE format. */
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: string[];
}

/**
 * Returns whether an assertion comes from a copy of the authenticator: an authenticator that counts its signatures
 * never repeats a number or goes back. Those that do not count always send 0.
 */
export const isFromCopy = (lastCount: number, count: number): boolean =>
  (lastCount > 0 || count > 0) && count <= lastCount;

/** Answer of a browser to the options of a new passkey (`RegistrationResponseJSON` of WebAuthn). */
export interface PasskeyAttestation {
  readonly id: string;
  readonly rawId: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: string[];
  };
}

/** Answer of a browser that proves the possession of a passkey (`AuthenticationResponseJSON` of WebAuthn). */
export interface PasskeyAssertion {
  readonly id: string;
  readonly rawId: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
  };
}
