import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Vault } from '../../vault/vault.js';
import { AuditLog } from '../audit/audit.writer.js';
import type { User } from '../users/user.repository.js';
import { isFromCopy, type PasskeyAssertion } from './passkeys/passkey.js';
import { PasskeyRepository, type Passkey } from './passkeys/passkey.repository.js';
import { WebAuthn } from './passkeys/webauthn.js';
import { hashRecoveryCode } from './recovery-code.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import type { FactorProof, UsedProof } from './second-factor.js';
import { SecurityNotices } from './security-notices.js';
import { stepOf, totpAad } from './totp/totp.js';

/** Verifies proofs of second factors, each of which is accepted once. */
@Injectable()
export class FactorVerifier {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly webauthn: WebAuthn,
    private readonly notices: SecurityNotices,
    private readonly vault: Vault,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses the proof in the open transaction, in which the user row is locked. Returns undefined for a wrong proof, or
   * one that was used before; the transaction must be committed then, too. A passkey must have signed
   * `passkeyChallenge`. {@link report} must follow at the end of the transaction.
   */
  async use(user: User, proof: FactorProof, passkeyChallenge?: string | null): Promise<UsedProof | undefined> {
    if ('assertion' in proof) return this.usePasskey(user, proof.assertion, passkeyChallenge);
    return 'code' in proof ? this.useCode(user, proof.code) : this.useRecoveryCode(user, proof.recoveryCode);
  }

  /** Mails and records the use of a recovery code. Call it last in the transaction, as {@link AuditLog.record}. */
  async report({ id, email }: User, used: UsedProof): Promise<void> {
    if (used.kind !== 'recovery_code') return;
    const { left } = used;
    await this.notices.enqueue('recovery_code_used', email, { left: String(left) });
    await this.audit.record({ action: 'recovery_code.used', target: `user:${id}`, userId: id, detail: { left } });
  }

  private async useCode({ id }: User, code: string): Promise<UsedProof | undefined> {
    const now = this.clock.now();
    for (const { factorId, sealed } of await this.factors.totpSecretsOf(id)) {
      const step = stepOf(code, this.vault.open<string>(sealed, totpAad(factorId)), now);
      if (step !== undefined && (await this.factors.useStep(factorId, step, now))) return { kind: 'totp' };
    }
    return undefined;
  }

  private async usePasskey(
    user: User,
    assertion: PasskeyAssertion,
    challenge: string | null | undefined,
  ): Promise<UsedProof | undefined> {
    const passkey = (await this.passkeys.listOf(user.id)).find(({ credentialId }) => credentialId === assertion.id);
    if (!passkey || !challenge) return undefined;
    const count = await this.webauthn.verifyAssertion(assertion, challenge, passkey);
    if (count === undefined) return undefined;
    if (isFromCopy(passkey.signCount, count)) return this.rejectCopy(user, passkey);
    return (await this.passkeys.use(passkey, count, this.clock.now())) ? { kind: 'passkey' } : undefined;
  }

  /** Notifies the user that there may be a copy of an authenticator, whose proofs are not accepted. */
  private async rejectCopy({ id, email }: User, { factorId, name }: Passkey): Promise<undefined> {
    await this.notices.enqueue('passkey_copied', email, { factor: name });
    await this.audit.record({ action: 'second_factor.copied', target: `second_factor:${factorId}`, userId: id });
  }

  private async useRecoveryCode({ id }: User, code: string): Promise<UsedProof | undefined> {
    if (!(await this.codes.use(id, hashRecoveryCode(code), this.clock.now()))) return undefined;
    return { kind: 'recovery_code', left: await this.codes.countUnused(id) };
  }
}
