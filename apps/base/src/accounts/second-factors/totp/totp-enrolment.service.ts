import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import type { Caller } from '@reelsheet/platform-auth';
import { Vault } from '../../../vault/vault.js';
import { AccountChange } from '../account-change.js';
import { FactorAddition, type AddedFactor } from '../factor-addition.js';
import { ReauthenticationService } from '../reauthentication.service.js';
import { ENROLMENT_TTL_MS } from '../second-factor-limits.js';
import { wrongFactor } from '../second-factor.errors.js';
import { SecondFactorRepository } from '../second-factor.repository.js';
import type { OwnerProof } from '../second-factor.js';
import { newTotp, stepOf, totpAad } from './totp.js';

export interface TotpEnrolment {
  readonly id: string;
  /** URI with the secret, which cannot be read again. */
  readonly uri: string;
  readonly expiresAt: Date;
}

/** Adds authenticator apps, each of which is in use after its first code. */
@Injectable()
export class TotpEnrolmentService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly addition: FactorAddition,
    private readonly reauthentication: ReauthenticationService,
    private readonly change: AccountChange,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** Creates a secret, which replaces the last one that was not confirmed. Throws `validation_error`. */
  async begin(caller: Caller, address: string, proof: OwnerProof | undefined, name: string): Promise<TotpEnrolment> {
    await this.reauthentication.assert(caller, address, proof);
    const id = newUuid();
    const now = this.clock.now();
    const uri = await this.change.run(caller, async ({ id: userId, email }) => {
      await this.addition.assertCapacity(userId);
      const totp = newTotp(email);
      await this.factors.insertTotp({ id, userId, name, sealed: this.vault.seal(totp.secret, totpAad(id)) }, now);
      return totp.uri;
    });
    return { id, uri, expiresAt: new Date(now.getTime() + ENROLMENT_TTL_MS) };
  }

  /**
   * Confirms an authenticator app by its first code. Throws `not_found` for one that is unknown, confirmed or expired,
   * `forbidden` for a key, and `validation_error` for a wrong code.
   */
  async confirm(caller: Caller, id: string, code: string): Promise<AddedFactor> {
    await this.requireSecret(caller.userId, id);
    return this.addition.run(caller, async () => {
      const now = this.clock.now();
      const sealed = await this.requireSecret(caller.userId, id);
      const step = stepOf(code, this.vault.open<string>(sealed, totpAad(id)), now);
      if (step === undefined || !(await this.factors.useStep(id, step, now))) throw wrongFactor({ code });
      return this.factors.confirm(id, now);
    });
  }

  private async requireSecret(userId: number, id: string): Promise<string> {
    const since = new Date(this.clock.now().getTime() - ENROLMENT_TTL_MS);
    const secret = await this.factors.findUnconfirmed(userId, id, since);
    if (!secret) throw new DomainError(CommonErrors.notFound);
    return secret.sealed;
  }
}
