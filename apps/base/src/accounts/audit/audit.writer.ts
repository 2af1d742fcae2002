import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { insideTransaction } from '@reelsheet/platform-database';
import { LOGGER, requestContext, type Logger } from '@reelsheet/platform-telemetry';
import { Vault } from '../../vault/vault.js';
import type { AuditedAct } from './audit.js';
import { CHAIN_PURPOSE, chainText, ENTRY_PURPOSE, entryText } from './audit-chain.js';
import { AuditRepository } from './audit.repository.js';

/** Where features write down what was done, in the transaction of the act: after the commit both are there, or neither. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly entries: AuditRepository,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Adds the request's caller, address and id. Throws outside a transaction. Last in it, for others of the workspace
   * wait until the commit. What is nobody's, such as a sign-in with an unknown address, is one line of the service's log.
   */
  async record({ action, target, detail = {}, organizationId, userId }: AuditedAct): Promise<void> {
    if (!insideTransaction()) throw new Error(`${action} was recorded outside a transaction`);
    const { caller, address, requestId } = requestContext.getStore() ?? {};
    const act = {
      action,
      target: target ?? null,
      detail,
      userId: userId ?? caller?.userId ?? null,
      keyId: caller?.keyId ?? null,
      address: address ?? null,
      requestId: requestId ?? null,
      at: this.clock.now(),
    };
    const end = await this.entries.hold(organizationId, act.userId);
    if (!end) return this.logger.warn({ action, address }, 'audit: an act of nobody');
    const entry = { ...act, organizationId: end.organizationId, position: end.position + 1 };
    const { key, signature: hash } = this.vault.sign(entryText(end.hash, entry), ENTRY_PURPOSE);
    const { signature: seal } = this.vault.sign(chainText(entry.organizationId, entry.position, hash), CHAIN_PURPOSE);
    await this.entries.append({ ...entry, signedWith: key, hash }, seal);
  }
}
