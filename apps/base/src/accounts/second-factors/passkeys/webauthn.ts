import { Injectable } from '@nestjs/common';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { AccountsConfig } from '../../accounts.config.js';
import { passkeysNotConfigured } from '../second-factor.errors.js';
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCredential } from './passkey.js';
import { REGISTRATION_TTL_MS } from './passkey-limits.js';

const NAME = 'Reelsheet';
/** EdDSA, ES256 and RS256 as COSE algorithms, which all authenticators have at least one of. */
const ALGORITHMS = [-8, -7, -257];

interface RelyingParty {
  readonly id: string;
  readonly origins: string[];
}

export interface PasskeyOwner {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

type KnownPasskey = Pick<PasskeyCredential, 'credentialId' | 'transports'>;

/** Options for browsers and verification of their responses, by the rules of WebAuthn. */
@Injectable()
export class WebAuthn {
  private readonly party: RelyingParty | undefined;

  constructor({ WEBAUTHN_RP_ID: id, WEBAUTHN_ORIGINS: origins }: AccountsConfig) {
    this.party = id === undefined || origins === undefined ? undefined : { id, origins: origins.split(',') };
  }

  /** Throws `passkeys_not_configured`. */
  assertConfigured(): void {
    this.relyingParty();
  }

  /** Returns the options of a new passkey with a random challenge. */
  async registrationOptions(
    owner: PasskeyOwner,
    existing: readonly KnownPasskey[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { id } = this.relyingParty();
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    return generateRegistrationOptions({
      rpName: NAME,
      rpID: id,
      userID: new TextEncoder().encode(String(owner.id)),
      userName: owner.email,
      userDisplayName: owner.name,
      timeout: REGISTRATION_TTL_MS,
      attestationType: 'none',
      excludeCredentials: existing.map(described),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** Returns undefined for a response that does not prove a new passkey. */
  async verifyRegistration(attestation: PasskeyAttestation, challenge: string): Promise<PasskeyCredential | undefined> {
    const { id, origins } = this.relyingParty();
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    return orUndefined(async () => {
      if (!(await isWithoutCertificates(attestation))) return undefined;
      const { registrationInfo } = await verifyRegistrationResponse({
        response: { ...attestation, type: 'public-key', clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: id,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!registrationInfo) return undefined;
      const { credential } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        signCount: credential.counter,
        transports: attestation.response.transports ?? [],
      };
    });
  }

  /** Returns the options of a proof by one of the passkeys, with a random challenge. */
  async assertionOptions(passkeys: readonly KnownPasskey[]): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id } = this.relyingParty();
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    return generateAuthenticationOptions({
      rpID: id,
      allowCredentials: passkeys.map(described),
      userVerification: 'preferred',
    });
  }

  /** Returns the signature counter of a response; undefined for one that does not prove the passkey. */
  async verifyAssertion(
    assertion: PasskeyAssertion,
    challenge: string,
    { credentialId, publicKey, transports }: PasskeyCredential,
  ): Promise<number | undefined> {
    const { id, origins } = this.relyingParty();
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    return orUndefined(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...assertion, type: 'public-key', clientExtensionResults: {} },
        expectedChallenge: challenge,
        expectedOrigin: origins,
        expectedRPID: id,
        requireUserVerification: false,
        // The caller compares the counters, because the library throws the same error as for a wrong signature.
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0, transports },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    });
  }

  private relyingParty(): RelyingParty {
    if (!this.party) throw passkeysNotConfigured();
    return this.party;
  }
}

const described = ({ credentialId: id, transports }: KnownPasskey) => ({ id, transports });

/**
 * Returns whether an attestation is without certificates, as requested. The library would check the certificates of
 * others at addresses which these name, and so send requests on behalf of callers.
 */
async function isWithoutCertificates({ response }: PasskeyAttestation): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const isSelfSigned = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  return attestation.get('fmt') === 'none' || isSelfSigned;
}

/** The library throws errors of any kind for invalid responses. */
async function orUndefined<T>(verify: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
