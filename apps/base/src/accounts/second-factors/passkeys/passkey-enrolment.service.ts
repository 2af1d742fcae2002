import { Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import type { Caller } from '@reelsheet/platform-auth';
import { isDuplicate } from '@reelsheet/platform-database';
import { AccountChange } from '../account-change.js';
import { FactorAddition, type AddedFactor } from '../factor-addition.js';
import { ReauthenticationService } from '../reauthentication.service.js';
import { assertSession, invalidPasskey, passkeyTaken } from '../second-factor.errors.js';
import type { OwnerProof } from '../second-factor.js';
import { REGISTRATION_TTL_MS } from './passkey-limits.js';
import type { PasskeyAttestation } from './passkey.js';
import { PasskeyRepository } from './passkey.repository.js';
import { WebAuthn } from './webauthn.js';

export type PasskeyRegistrationOptions = Awaited<ReturnType<WebAuthn['registrationOptions']>>;

/** Adds passkeys, which browsers create. */
@Injectable()
export class PasskeyEnrolmentService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly webauthn: WebAuthn,
    private readonly addition: FactorAddition,
    private readonly reauthentication: ReauthenticationService,
    private readonly change: AccountChange,
    private readonly clock: Clock,
  ) {}

  /** Throws `passkeys_not_configured` and `validation_error`. */
  async begin(caller: Caller, address: string, proof: OwnerProof | undefined): Promise<PasskeyRegistrationOptions> {
    this.webauthn.assertConfigured();
    await this.reauthentication.assert(caller, address, proof);
    return this.change.run(caller, async (user) => {
      await this.addition.assertCapacity(user.id);
      const options = await this.webauthn.registrationOptions(user, await this.passkeys.listOf(user.id));
      const expiresAt = new Date(this.clock.now().getTime() + REGISTRATION_TTL_MS);
      await this.passkeys.beginRegistration({ userId: user.id, challenge: options.challenge, expiresAt });
      return options;
    });
  }

  /**
   * Adds the passkey that the browser has created for the last options, which are used up even if the passkey is
   * invalid. Throws `passkeys_not_configured` and `validation_error`.
   */
  async add(caller: Caller, attestation: PasskeyAttestation, name: string): Promise<AddedFactor> {
    this.webauthn.assertConfigured();
    assertSession(caller);
    const { userId } = caller;
    const challenge = await this.passkeys.takeRegistration(userId, this.clock.now());
    const credential = challenge && (await this.webauthn.verifyRegistration(attestation, challenge));
    if (!credential) throw invalidPasskey();
    try {
      return await this.addition.run(caller, () =>
        this.passkeys.insert({ id: newUuid(), userId, name, ...credential }, this.clock.now()),
      );
    } catch (error) {
      throw isDuplicate(error, 'passkey_credential') ? passkeyTaken() : error;
    }
  }
}
