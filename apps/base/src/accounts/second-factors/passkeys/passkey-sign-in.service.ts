import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { hashSecret } from '@reelsheet/platform-auth';
import { hasNoPasskey, invalidChallenge } from '../second-factor.errors.js';
import { SignInChallengeRepository } from '../sign-in-challenge.repository.js';
import { PasskeyRepository } from './passkey.repository.js';
import { WebAuthn } from './webauthn.js';

export type PasskeyAssertionOptions = Awaited<ReturnType<WebAuthn['assertionOptions']>>;

/** Prepares proofs by a passkey, with which a sign-in is completed. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: SignInChallengeRepository,
    private readonly webauthn: WebAuthn,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns options for the browser, which work for one proof. Throws `passkeys_not_configured`, `unauthorized` for an
   * invalid challenge, and `validation_error` for a user without passkeys.
   */
  async begin(token: string): Promise<PasskeyAssertionOptions> {
    this.webauthn.assertConfigured();
    const [hash, now] = [hashSecret(token), this.clock.now()];
    const userId = await this.challenges.userOf(hash, now);
    if (userId === undefined) throw invalidChallenge();
    const passkeys = await this.passkeys.listOf(userId);
    if (passkeys.length === 0) throw hasNoPasskey();
    const options = await this.webauthn.assertionOptions(passkeys);
    if (!(await this.challenges.setPasskeyChallenge(hash, options.challenge, now))) throw invalidChallenge();
    return options;
  }
}
